import { callForRows } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { type Brand, framed, OWN_BRAND } from "../../mail/frame.ts";
import type { Mail } from "../../mail/mail.ts";
import { selectOptionalUser } from "../accounts/queries.ts";
import { afterResponse } from "../after-response.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { type AuthMailKind, type MailContents, WORDING } from "./wording.ts";

export interface AuthMailInput extends Omit<MailContents, "siteUrl" | "brandName"> {
  kind: AuthMailKind;
  to: string;
  /** The account that the mail is about: it carries the name and color of their club, unless `brand` names another. */
  userId: string;
  brand?: Brand | undefined;
}

/** Sends a mail after the response. A failure is logged and audited; the caller does not see it. */
export function sendMail(call: AuthCall, input: AuthMailInput): void {
  const event = { action: "mail_sent", userId: input.userId, detail: { kind: input.kind } } as const;
  afterResponse(call, event, async () => {
    const brand = input.brand ?? (await authTransaction(call.db, (sql) => brandOf(sql, input.userId)));
    await call.mailer.send(compose(brand, call.config.siteUrl, input));
    await authTransaction(call.db, (sql) => audit(sql, call.caller, event));
  });
}

/**
 * Informs an account's owner by mail of what was changed. An address that was never confirmed may be a stranger's, and gets nothing.
 */
export function sendNotice(
  call: AuthCall,
  notice: Pick<AuthMailInput, "kind" | "userId" | "remaining" | "link">,
): void {
  const event = { action: "mail_sent", userId: notice.userId, detail: { kind: notice.kind } } as const;
  afterResponse(call, event, async () => {
    const user = await authTransaction(call.db, (sql) => selectOptionalUser(sql, notice.userId));
    if (user?.email && user.email_confirmed_at) sendMail(call, { ...notice, to: user.email });
  });
}

/** The mail as it is sent; a pure function. */
export function compose(
  brand: Brand,
  siteUrl: string,
  { kind, to, link, code, otherAddress, remaining }: Omit<AuthMailInput, "userId" | "brand">,
): Mail {
  const { subject, button, ...message } = WORDING[kind]({
    link,
    code,
    otherAddress,
    remaining,
    siteUrl,
    brandName: brand.name,
  });
  const linked = button && link ? { label: button, url: link } : undefined;
  return { to, kind, subject, ...framed(brand, { ...message, button: linked, code }) };
}

async function brandOf(sql: Sql, userId: string): Promise<Brand> {
  const [club] = await callForRows(sql, "auth.club_of_account", userId);
  return club?.name && club.primary_color ? { name: club.name, color: club.primary_color } : OWN_BRAND;
}
