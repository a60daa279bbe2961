import type { Factor, Session, User } from "@supabase/auth-js";

/** The authenticator apps that count. */
export const appsOf = (user: Pick<User, "factors">): Factor[] =>
  (user.factors ?? []).filter(({ factor_type, status }) => factor_type === "totp" && status === "verified");

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
