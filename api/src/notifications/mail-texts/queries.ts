import type { ClubMailTextsRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export type OwnText = Pick<ClubMailTextsRow, "kind" | "subject" | "version"> & { text: string };

export const selectOwnTexts = (sql: Sql, clubId: string): Promise<OwnText[]> =>
  sql<OwnText[]>`select kind, subject, body as text, version from club_mail_texts where club_id = ${clubId}`;

/** False: another admin has saved since that version; 0 before the first. */
export async function upsertOwnText(
  sql: Sql,
  clubId: string,
  { kind, subject, text, version }: OwnText,
): Promise<boolean> {
  const saved = await sql`
    insert into club_mail_texts as t (club_id, kind, subject, body)
    select ${clubId}, ${kind}, ${subject}, ${text} where ${version} = 0
      or exists (select from club_mail_texts where club_id = ${clubId} and kind = ${kind})
    on conflict (club_id, kind) do update set subject = excluded.subject, body = excluded.body, version = t.version + 1
      where t.version = ${version}
    returning 1`;
  return saved.length > 0;
}

/** False: there was none. */
export async function deleteOwnText(sql: Sql, clubId: string, kind: string): Promise<boolean> {
  const gone = await sql`delete from club_mail_texts where club_id = ${clubId} and kind = ${kind} returning 1`;
  return gone.length > 0;
}
