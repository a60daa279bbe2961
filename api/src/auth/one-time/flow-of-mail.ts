import type { Sql } from "../../db/pool.ts";
import type { AuthCall } from "../call.ts";
import { insertFlow } from "../flows/queries.ts";
import { safeRedirect } from "../redirects.ts";
import type { AuthMethod } from "../sessions/queries.ts";
import { LINK_SECONDS, type MailPurpose } from "./purposes.ts";

/** The amr of a session that began as a PKCE flow with such a mail (docs/product/auth-api.md#session). */
const METHODS: Record<MailPurpose, AuthMethod["method"]> = {
  signup: "email/signup",
  invite: "invite",
  magiclink: "magiclink",
  recovery: "recovery",
  email_change_current: "email_change",
  email_change_new: "email_change",
  reauthentication: "otp",
};

/** A separate PKCE flow for one mail, valid as long as its link; undefined without a challenge. */
export async function flowOfMail(
  sql: Sql,
  call: AuthCall,
  { challenge, purpose, userId }: { challenge: string | undefined; purpose: MailPurpose; userId: string },
): Promise<string | undefined> {
  if (challenge === undefined) return undefined;
  return insertFlow(sql, {
    challenge,
    userId,
    method: METHODS[purpose],
    redirectTo: safeRedirect(call.redirectTo, call.config),
    seconds: LINK_SECONDS[purpose] ?? 0,
  });
}
