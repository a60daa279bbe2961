import type { Sql } from "../db/pool.ts";
import type { Mail } from "./mail.ts";

export interface OutboxMail extends Omit<Mail, "invitation"> {
  id: number;
  sent_at: Date;
  /** The invitation's text. */
  calendar: string | null;
}

export async function insertMail(sql: Sql, { to, kind, subject, text, html, invitation }: Mail): Promise<void> {
  await sql`
    insert into auth.outbox_mails (recipient, kind, subject, body_text, body_html, calendar)
    values (${to}, ${kind}, ${subject}, ${text}, ${html}, ${invitation?.content ?? null})`;
}

export async function selectMails(sql: Sql, to: string | undefined): Promise<OutboxMail[]> {
  return await sql<OutboxMail[]>`
    select id::int, recipient::text as to, kind, subject, body_text as text, body_html as html, calendar, sent_at
    from auth.outbox_mails where ${to ?? null}::citext is null or recipient = ${to ?? null}
    order by id desc limit 100`;
}

/** Deletes kept mails to a person, and those that name them. */
export async function deleteMailsAbout(sql: Sql, userId: string): Promise<void> {
  await sql`
    delete from auth.outbox_mails m using users u
    where u.id = ${userId} and (
      m.recipient = u.email or strpos(lower(m.body_text), lower(u.email::text)) > 0
      or u.full_name ~ '\\S\\s+\\S' and strpos(lower(m.subject || ' ' || m.body_text), lower(u.full_name)) > 0)`;
}
