import { MEMBER_SESSION_SECONDS } from "@courtside/contracts/domain/at-device.ts";
import type { Deps } from "../http/app-env.ts";

export type MemberSessionKeys = Pick<Deps, "keys" | "config">;

/** The access token of a member's session at a device: it names the device, which limits what it reaches. */
export async function memberToken(
  { keys, config }: MemberSessionKeys,
  { id, userId, deviceId }: { id: string; userId: string; deviceId: string },
) {
  const iat = Math.floor(Date.now() / 1000);
  const exp = iat + MEMBER_SESSION_SECONDS;
  const claims = { sub: userId, role: "authenticated", aal: "aal1", session_id: id, device_id: deviceId };
  const iss = `${config.siteUrl}/auth/v1`;
  const access_token = await keys.sign({ iss, aud: "authenticated", ...claims, iat, exp });
  return { access_token, token_type: "bearer" as const, expires_in: MEMBER_SESSION_SECONDS, expires_at: exp };
}
