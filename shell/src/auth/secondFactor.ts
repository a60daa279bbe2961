import type { Factor, Session, User } from "@supabase/auth-js";

const verifiedOf = (type: Factor["factor_type"]) => (user: Pick<User, "factors">) =>
  (user.factors ?? []).filter(({ factor_type, status }) => factor_type === type && status === "verified");

/** The authenticator apps that count. */
export const appsOf = verifiedOf("totp");

/** The security keys that count. */
export const keysOf = verifiedOf("webauthn");

/** The telephones that count. */
export const phonesOf = verifiedOf("phone");

/** The second factors of an account, without its recovery codes. */
export const factorsOf = (user: Pick<User, "factors">): Factor[] => [
  ...appsOf(user),
  ...keysOf(user),
  ...phonesOf(user),
];

/** The set of recovery codes, of which there is one at most. */
export const recoveryCodesOf = (user: Pick<User, "factors">): Factor | undefined =>
  verifiedOf("recovery_code")(user)[0];

/** Whether the password was right but the code of the authenticator app is still to come. */
export function lacksSecondFactor({ access_token, user }: Pick<Session, "access_token" | "user">): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === "verified") ?? false;
  return hasFactor && levelOf(access_token) !== "aal2";
}

function levelOf(token: string): unknown {
  const payload = token.split(".")[1] ?? "";
  const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  return typeof claims === "object" && claims !== null && "aal" in claims ? claims.aal : undefined;
}
