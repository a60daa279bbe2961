import type { CourtBlocksRow, CourtsRow, UsersRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

export interface BlockRow
  extends Omit<CourtBlocksRow, "club_id" | "created_by" | "closure_id">,
    Pick<CourtsRow, "sport"> {
  court_name: CourtsRow["name"];
  created_by_name: UsersRow["full_name"] | null;
}

const columns = (sql: Sql) => sql`
  k.id, k.court_id, c.name as court_name, c.sport, k.starts_at, k.ends_at, k.reason, u.full_name as created_by_name, k.created_at`;

const joins = (sql: Sql) => sql`
  join courts c on c.club_id = k.club_id and c.id = k.court_id left join users u on u.id = k.created_by`;

export interface BlockFilter {
  when: "upcoming" | "past";
  now: Date;
  /** Only blocks that cover this instant; null: all. */
  at: Date | null;
  /** Keyset: the last row of the previous page. */
  after: { startsAt: string; id: string } | null;
  limit: number;
}

const isListed = (sql: Sql, clubId: string, { when, now, at }: Pick<BlockFilter, "when" | "now" | "at">) => sql`
  k.club_id = ${clubId} and ${
    when === "upcoming"
      ? sql`k.starts_at > ${new Date(now.getTime() - 367 * 86_400_000)} and k.ends_at > ${now}`
      : sql`k.ends_at <= ${now}`
  }
  ${at ? sql`and k.starts_at <= ${at} and k.ends_at > ${at}` : sql``}`;

export async function countBlocks(
  sql: Sql,
  clubId: string,
  filter: Pick<BlockFilter, "when" | "now" | "at">,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from court_blocks k where ${isListed(sql, clubId, filter)}`;
  return row?.count ?? 0;
}

/**
 * Blocks that have not ended, by start; or those that have, the newest first. Each lasts at most 367 days, which bounds the scan.
 */
export function selectBlocks(sql: Sql, clubId: string, { when, now, at, after, limit }: BlockFilter) {
  return when === "upcoming"
    ? sql<BlockRow[]>`
        select ${columns(sql)} from court_blocks k ${joins(sql)}
        where ${isListed(sql, clubId, { when, now, at })}
          ${after ? sql`and (k.starts_at, k.id) > (${after.startsAt}, ${after.id})` : sql``}
        order by k.starts_at, k.id limit ${limit}`
    : sql<BlockRow[]>`
        select ${columns(sql)} from court_blocks k ${joins(sql)}
        where ${isListed(sql, clubId, { when, now, at })}
          ${after ? sql`and (k.starts_at, k.id) < (${after.startsAt}, ${after.id})` : sql``}
        order by k.starts_at desc, k.id desc limit ${limit}`;
}

export type BlockedCourt = Pick<CourtsRow, "id" | "name">;

/** Selects what `lockCourts` locks, without the lock. */
export function selectBlockableCourts(sql: Sql, clubId: string, ids: string[]) {
  return sql<BlockedCourt[]>`
    select id, name from courts where club_id = ${clubId} and id = any(${ids}::uuid[]) order by id`;
}

export async function selectBlocksById(sql: Sql, clubId: string, ids: string[]): Promise<BlockRow[]> {
  return await sql<BlockRow[]>`
    select ${columns(sql)} from court_blocks k ${joins(sql)}
    where k.club_id = ${clubId} and k.id = any(${ids}::uuid[]) order by court_name_order(c.name), k.id`;
}

/** Ends a block that has begun. Whether it was not over yet. */
export async function endBlock(sql: Sql, clubId: string, id: string, at: Date): Promise<boolean> {
  const ended = await sql`
    update court_blocks set ends_at = ${at} where club_id = ${clubId} and id = ${id} and ends_at > ${at}`;
  return ended.count === 1;
}

/** Whether it was still there. */
export async function deleteBlock(sql: Sql, clubId: string, id: string): Promise<boolean> {
  const deleted = await sql`delete from court_blocks where club_id = ${clubId} and id = ${id}`;
  return deleted.count === 1;
}
