import { randomUUID } from "node:crypto";
import { MEMBER_SESSION_SECONDS, readKioskCode } from "@courtside/contracts/domain/at-device.ts";
import { DEVICE_MESSAGES, type DeviceMessageCode } from "@courtside/contracts/domain/device-messages.ts";
import { insertAuditRow } from "../audit/queries.ts";
import { kioskCodeHash } from "../auth/kiosk-code.ts";
import { LIMITS } from "../auth/limits/limits.ts";
import { returnToken, takeToken } from "../auth/limits/queries.ts";
import { takeOrReject } from "../auth/limits/take.ts";
import type { DeviceTx } from "../club-tx.ts";
import { asAuthService } from "../db/transaction.ts";
import { DomainError, invalid } from "../errors.ts";
import {
  acceptPin,
  beginPinTry,
  hasSecondFactor,
  type Identified,
  insertMemberSession,
  selectOptionalMember,
  unblockPin,
  useKioskCode,
} from "./identify-queries.ts";
import { type MemberSessionKeys, memberToken } from "./member-token.ts";

/** Wrong tries of one member's PIN in a row, after which it is blocked at all devices. */
const MOST_TRIES = 5;

/** Identifies a member by their rotating code, which is used up even if the rest fails. */
export async function identifyByCode(tx: DeviceTx, keys: MemberSessionKeys, input: string) {
  const code = readKioskCode(input);
  if (code === undefined) throw invalid("code", "code: must have 8 digits");
  const bucket = { limit: LIMITS.wrongCodeByDevice, whose: [tx.device.id] };
  await asAuthService(tx.sql, () => takeOrReject(tx.sql, bucket));
  const member = await useKioskCode(tx.sql, tx.clubId, kioskCodeHash(keys.keys, code));
  if (!member) return rejected("wrong_kiosk_code", "code");
  await unblockPin(tx.sql, tx.clubId, member.user_id);
  await asAuthService(tx.sql, () => returnToken(tx.sql, bucket.limit, bucket.whose));
  return openMemberSession(tx, keys, member, "code");
}

export interface PinAttempt {
  member: Identified | undefined;
  pinHash: string | undefined;
  pin: string;
}

/**
 * Counts a try of a member's PIN, committed before the PIN is compared. The fifth wrong one in a row blocks the PIN; an account
 * without one is counted alike. Tries at one device are limited besides, for PINs alone: codes go on.
 */
export async function beginPin(
  tx: DeviceTx,
  { member, pin }: { member: string | undefined; pin: string | undefined },
): Promise<PinAttempt | DomainError> {
  if (member === undefined) throw invalid("member", "member: send a code, or member and pin");
  if (pin === undefined) throw invalid("pin", "pin: send a code, or member and pin");
  if (!tx.device.acceptsPin) throw rejected("kiosk_code_required", "pin");
  const bucket = { limit: LIMITS.wrongPinByDevice, whose: [tx.device.id] };
  await asAuthService(tx.sql, () => takeOrReject(tx.sql, bucket));
  const found = await selectOptionalMember(tx.sql, tx.clubId, isId(member) ? { id: member } : { email: member });
  const row = found && (await beginPinTry(tx.sql, tx.clubId, found.user_id, MOST_TRIES));
  const unknown = [tx.clubId, (found?.user_id ?? member).toLowerCase()];
  const mayTry = row
    ? row.wrong_tries <= MOST_TRIES
    : await asAuthService(tx.sql, () => takeToken(tx.sql, LIMITS.wrongPinByAccount, unknown));
  if (mayTry) return { member: found, pinHash: row?.pin_hash, pin };
  return new DomainError("rate_limited", "kiosk_pin_blocked", DEVICE_MESSAGES.kiosk_pin_blocked, { field: "pin" });
}

/** The session of a member whose PIN was right; also rejected if the PIN was changed during the comparison. */
export async function acceptPinOf(
  tx: DeviceTx,
  keys: MemberSessionKeys,
  { member, pinHash }: PinAttempt,
  isRight: boolean,
) {
  if (!isRight || !member || pinHash === undefined) throw rejected("wrong_kiosk_pin", "pin");
  if (!(await acceptPin(tx.sql, tx.clubId, member.user_id, pinHash))) throw rejected("wrong_kiosk_pin", "pin");
  const isProtected = await asAuthService(tx.sql, async () => {
    await returnToken(tx.sql, LIMITS.wrongPinByDevice, [tx.device.id]);
    return hasSecondFactor(tx.sql, member.user_id);
  });
  if (isProtected) throw rejected("kiosk_pin_not_enough", "pin");
  return openMemberSession(tx, keys, member, "pin");
}

const isId = (member: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(member);

const rejected = (code: DeviceMessageCode, field: string) =>
  new DomainError("rejected", code, DEVICE_MESSAGES[code], { field });

/** Opens the member's session of 60 seconds at the device. */
async function openMemberSession(tx: DeviceTx, keys: MemberSessionKeys, member: Identified, by: "code" | "pin") {
  const { sql, clubId, device, origin } = tx;
  const id = randomUUID();
  const session = { id, userId: member.user_id, deviceId: device.id, deviceName: device.name };
  const { ip, userAgent } = origin;
  const endsAt = await asAuthService(sql, () =>
    insertMemberSession(sql, { ...session, seconds: MEMBER_SESSION_SECONDS, ip, userAgent }),
  );
  await insertAuditRow(sql, {
    ...origin,
    clubId,
    actorId: member.user_id,
    actorRole: "device",
    action: "device.identified",
    subjectType: "device",
    subjectId: device.id,
    sessionId: id,
    detail: { by },
  });
  const [firstName = ""] = member.name.trim().split(/\s+/);
  return {
    ...(await memberToken(keys, session)),
    session_ends_at: endsAt.toISOString(),
    member: { id: member.user_id, first_name: firstName },
  };
}
