import { randomInt } from "node:crypto";
import type { ClubMailTextsRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export type OwnText = Pick<ClubMailTextsRow, "kind" | "subject" | "version"> & { text: string };

export const selectOwnTexts = (sql: Sql, clubId: string): Promise<OwnText[]> =>
  sql<OwnText[]>`select kind, subject, body as text, version from club_mail_texts where club_id = ${clubId}`;

/**
 * False: another admin has saved since that version; 0 before the first. A text that is written after a reset begins with a
 * number by chance, so that no version returns.
 */
export async function upsertOwnText(
  sql: Sql,
  clubId: string,
  { kind, subject, text, version }: OwnText,
): Promise<boolean> {
  const saved = await sql`
    insert into club_mail_texts as t (club_id, kind, subject, body, version)
    select ${clubId}, ${kind}, ${subject}, ${text}, ${randomInt(1, 2 ** 30)}::integer where ${version} = 0
      or exists (select from club_mail_texts where club_id = ${clubId} and kind = ${kind})
    on conflict (club_id, kind) do update set subject = excluded.subject, body = excluded.body, version = t.version + 1
      where t.version = ${version}
    returning 1`;
  return saved.length > 0;
}

/** The version of the club's own text, which is locked until the transaction ends; 0: it has none. */
export async function lockVersion(sql: Sql, clubId: string, kind: string): Promise<number> {
  const [own] = await sql<Pick<OwnText, "version">[]>`
    select version from club_mail_texts where club_id = ${clubId} and kind = ${kind} for update`;
  return own?.version ?? 0;
}

/** False: there was none. */
export async function deleteOwnText(sql: Sql, clubId: string, kind: string): Promise<boolean> {
  const gone = await sql`delete from club_mail_texts where club_id = ${clubId} and kind = ${kind} returning 1`;
  return gone.length > 0;
}
