import { randomUUID } from "node:crypto";
import { type DeviceSessionOf, MEMBER_SESSION_SECONDS } from "@courtside/contracts/domain/at-device.ts";
import { insertAuditRow } from "../audit/queries.ts";
import type { DeviceTx, Origin } from "../club-tx.ts";
import { asAuthService } from "../db/transaction.ts";
import type { Deps } from "../http/app-env.ts";
import { type Identified, insertDeviceSession } from "./identify-queries.ts";

export type SessionKeys = Pick<Deps, "keys" | "config">;

/** Where a session is opened: by the device, or at it by the staff user who found the member. */
interface Place extends Pick<DeviceTx, "sql" | "clubId"> {
  device: Pick<DeviceTx["device"], "id" | "name">;
  origin: Pick<Origin, "requestId" | "ip" | "userAgent">;
}

interface Opening {
  whose: DeviceSessionOf;
  /** What proved it. */
  by: "code" | "pin" | "staff";
  /** The staff user who found the member. */
  foundBy?: string;
}

const ACTIONS = { member: "device.identified", staff: "device.unlocked" } as const;

/** Opens a session of 60 seconds at the device, of a member or of a staff user who looks for one. */
export async function openDeviceSession(
  { sql, clubId, device, origin }: Place,
  keys: SessionKeys,
  { user_id: userId, name }: Pick<Identified, "user_id" | "name">,
  { whose, by, foundBy }: Opening,
) {
  const id = randomUUID();
  const session = { id, userId, deviceId: device.id, deviceName: device.name, foundBy: foundBy ?? null };
  const { requestId, ip, userAgent } = origin;
  const endsAt = await asAuthService(sql, () =>
    insertDeviceSession(sql, { ...session, seconds: MEMBER_SESSION_SECONDS, ip, userAgent }),
  );
  await insertAuditRow(sql, {
    ...{ requestId, ip, userAgent, clubId },
    actorId: userId,
    actorRole: "device",
    action: ACTIONS[whose],
    subjectType: "device",
    subjectId: device.id,
    sessionId: id,
    detail: { by },
  });
  const [firstName = ""] = name.trim().split(/\s+/);
  return {
    ...(await sessionToken(keys, { id, userId, deviceId: device.id, whose })),
    session_ends_at: endsAt.toISOString(),
    person: { id: userId, first_name: firstName },
  };
}

/** The access token names the device and whose session it is, which limit what it reaches. */
async function sessionToken(
  { keys, config }: SessionKeys,
  { id, userId, deviceId, whose }: { id: string; userId: string; deviceId: string; whose: DeviceSessionOf },
) {
  const iat = Math.floor(Date.now() / 1000);
  const exp = iat + MEMBER_SESSION_SECONDS;
  const place = { device_id: deviceId, device_session: whose };
  const claims = { sub: userId, role: "authenticated", aal: "aal1", session_id: id, ...place };
  const iss = `${config.siteUrl}/auth/v1`;
  const access_token = await keys.sign({ iss, aud: "authenticated", ...claims, iat, exp });
  return { access_token, token_type: "bearer" as const, expires_in: MEMBER_SESSION_SECONDS, expires_at: exp };
}
