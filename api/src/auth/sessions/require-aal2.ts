import type { UserRow } from "../accounts/queries.ts";
import { needsAal2 } from "../rejections.ts";
import type { SessionRow } from "./queries.ts";

/**
 * For changes of identity: an account with a second factor must have passed it in this session. The session's row decides, not
 * the token.
 */
export function requireAal2(user: UserRow, session: SessionRow, what: string): void {
  const hasFactor = user.factors?.some(({ status }) => status === "verified") ?? false;
  if (hasFactor && session.aal !== "aal2")
    throw needsAal2("unauthenticated", `session is required to ${what} when MFA is enabled.`);
}
