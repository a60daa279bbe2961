import { accountToInvite } from "../auth/accounts/account-to-invite.ts";
import { audit } from "../auth/audit.ts";
import type { AuthCall } from "../auth/call.ts";
import { sendMail } from "../auth/mails/send.ts";
import { prepareTokenMail } from "../auth/one-time/mail-token.ts";
import type { Sql } from "../db/pool.ts";
import type { Brand } from "../mail/frame.ts";

export interface InvitationMail {
  /** Normalised. */
  email: string;
  fullName: string;
  /** The sender's brand in the mail. */
  brand: Brand;
  /**
   * The page of the mail's link for people without an account; the role in it is shown, never trusted
   * (docs/product/identity.md#what-the-server-decides).
   */
  landing: URL;
  /** The page on this site where an existing account can accept. */
  page: string;
}

/**
 * Returns the account of an address, created without a password if there is none, and prepares its mail: a new account gets a
 * link that proves the address, a confirmed one only a request to sign in. Runs as the auth service; the returned function must
 * be called after the commit.
 */
export async function prepareInvitationMail(sql: Sql, call: AuthCall, mail: InvitationMail): Promise<() => void> {
  const { email, fullName, brand } = mail;
  const user = await accountToInvite(sql, email, { name: fullName, full_name: fullName });
  await audit(sql, call.caller, { action: "user_invited", subjectId: user.id });
  if (user.email_confirmed_at) {
    const link = `${call.config.siteUrl}${mail.page}`;
    return () => sendMail(call, { kind: "invite_known", to: email, userId: user.id, link, brand });
  }
  const landing = { ...call, redirectTo: mail.landing.href };
  return (await prepareTokenMail(sql, landing, { user, purpose: "invite", to: email, brand })).send;
}
