import type { ClubNewsRow, UsersRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

export type NewsText = Pick<ClubNewsRow, "type" | "priority" | "title" | "body">;

export interface NewsRow extends NewsText, Pick<ClubNewsRow, "id" | "published_at" | "retired_at"> {
  author_name: UsersRow["full_name"];
}

export interface NewsFilter {
  retired: boolean;
  /** Keyset: the last row of the previous page. */
  after: { startsAt: string; id: string } | null;
  limit: number;
}

const columns = (sql: Sql) => sql`
  n.id, n.type, n.priority, n.title, n.body, u.full_name as author_name, n.published_at, n.retired_at`;

const isListed = (sql: Sql, clubId: string, retired: boolean) => sql`
  n.club_id = ${clubId} and ${retired ? sql`n.retired_at is not null` : sql`n.retired_at is null`}`;

export async function countNews(sql: Sql, clubId: string, retired: boolean): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from club_news n where ${isListed(sql, clubId, retired)}`;
  return row?.count ?? 0;
}

/** The newest first. */
export function selectNews(sql: Sql, clubId: string, { retired, after, limit }: NewsFilter) {
  return sql<NewsRow[]>`
    select ${columns(sql)} from club_news n join users u on u.id = n.author_id
    where ${isListed(sql, clubId, retired)}
      ${after ? sql`and (n.published_at, n.id) < (${after.startsAt}, ${after.id})` : sql``}
    order by n.published_at desc, n.id desc
    limit ${limit}`;
}

/** Locks the item, so that the second of two concurrent admins sees the first one's change. */
export async function lockOptionalNews(sql: Sql, clubId: string, id: string): Promise<NewsRow | null> {
  const [row] = await sql<NewsRow[]>`
    select ${columns(sql)} from club_news n join users u on u.id = n.author_id
    where n.club_id = ${clubId} and n.id = ${id} for update of n`;
  return row ?? null;
}

export async function insertNews(sql: Sql, clubId: string, authorId: string, text: NewsText): Promise<string> {
  const [row] = await sql<Pick<ClubNewsRow, "id">[]>`
    insert into club_news (club_id, author_id, type, priority, title, body)
    values (${clubId}, ${authorId}, ${text.type}, ${text.priority}, ${text.title}, ${text.body})
    returning id`;
  if (!row) throw new Error("insert returned no news");
  return row.id;
}

export async function updateNewsText(sql: Sql, clubId: string, id: string, text: NewsText): Promise<void> {
  await sql`
    update club_news set type = ${text.type}, priority = ${text.priority}, title = ${text.title}, body = ${text.body},
      is_sample = false
    where club_id = ${clubId} and id = ${id}`;
}

export async function updateNewsRetired(sql: Sql, clubId: string, id: string, retired: boolean): Promise<void> {
  await sql`
    update club_news set retired_at = ${retired ? sql`clock_now()` : null} where club_id = ${clubId} and id = ${id}`;
}

/** Returns the ids of the sample items that this retired. */
export async function updateSamplesRetired(sql: Sql, clubId: string): Promise<string[]> {
  const rows = await sql<Pick<ClubNewsRow, "id">[]>`
    update club_news set retired_at = clock_now()
    where club_id = ${clubId} and is_sample and retired_at is null returning id`;
  return rows.map(({ id }) => id);
}
