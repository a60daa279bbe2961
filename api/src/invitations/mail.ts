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
  /** Whose mail it looks like. */
  brand: Brand;
  /** Where the mail leads whoever has no account yet; shown, never believed (docs/product/identity.md#what-the-server-decides). */
  landing: URL;
  /** The page, under the site's own address, on which an account that exists can accept. */
  page: string;
}

/**
 * The account behind an address, made without a password where there is none, and the mail to it: a new one gets a link that
 * proves the address, a confirmed one is only told to sign in. As the auth service; call the response after the commit.
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
