import type { NoticesRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export interface InboxRow extends Pick<NoticesRow, "id" | "kind" | "event" | "details" | "read_at"> {
  inbox_at: Date;
}

/** The caller's inbox, the newest first. */
export function selectInbox(
  sql: Sql,
  clubId: string,
  userId: string,
  { after, limit }: { after: { startsAt: string; id: string } | null; limit: number },
) {
  return sql<InboxRow[]>`
    select id, kind, event, details, date_trunc('milliseconds', inbox_at) as inbox_at, read_at from notices
    where club_id = ${clubId} and user_id = ${userId} and inbox_at is not null
      ${after ? sql`and (date_trunc('milliseconds', inbox_at), id) < (${after.startsAt}, ${after.id})` : sql``}
    order by date_trunc('milliseconds', inbox_at) desc, id desc limit ${limit}`;
}

export async function countUnread(sql: Sql, clubId: string, userId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from notices
    where club_id = ${clubId} and user_id = ${userId} and inbox_at is not null and read_at is null`;
  return row?.count ?? 0;
}

/** How many of these are items of the person's inbox. */
export async function countItems(sql: Sql, clubId: string, userId: string, ids: string[]): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from notices
    where club_id = ${clubId} and user_id = ${userId} and inbox_at is not null and id = any(${ids}::uuid[])`;
  return row?.count ?? 0;
}

/** Without ids: all of them. Returns how many were unread. */
export async function updateRead(sql: Sql, clubId: string, userId: string, ids: string[] | undefined): Promise<number> {
  const { count } = await sql`
    update notices set read_at = now()
    where club_id = ${clubId} and user_id = ${userId} and inbox_at is not null and read_at is null
      ${ids ? sql`and id = any(${ids}::uuid[])` : sql``}`;
  return count;
}
