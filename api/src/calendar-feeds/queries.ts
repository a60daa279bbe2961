import type { CalendarFeedsRow, CourtsRow, UsersRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

/** Whose times a feed has. */
export type FeedOwner = { kind: "person" | "coach"; userId: string } | { kind: "court"; courtId: string };

type FeedRow = Pick<CalendarFeedsRow, "id" | "created_at" | "read_at">;

/** Makes the owner's feed, or gives it a new secret: the old one is unknown from then on. */
export async function writeFeed(sql: Sql, clubId: string, owner: FeedOwner, secretHash: Buffer): Promise<FeedRow> {
  const place =
    owner.kind === "court"
      ? sql`(club_id, court_id) where court_id is not null`
      : sql`(club_id, user_id, kind) where user_id is not null`;
  const [row] = await sql<FeedRow[]>`
    insert into calendar_feeds (club_id, kind, user_id, court_id, secret_hash)
    values (${clubId}, ${owner.kind}, ${owner.kind === "court" ? null : owner.userId},
      ${owner.kind === "court" ? owner.courtId : null}, ${secretHash})
    on conflict ${place} do update
      set secret_hash = excluded.secret_hash, created_at = clock_now(), read_at = null
    returning id, created_at, read_at`;
  if (!row) throw new Error("the upsert gave no row");
  return row;
}

export async function selectOptionalOwnFeed(sql: Sql, clubId: string, userId: string): Promise<FeedRow | null> {
  const [row] = await sql<FeedRow[]>`
    select id, created_at, read_at from calendar_feeds
    where club_id = ${clubId} and user_id = ${userId} and kind = 'person'`;
  return row ?? null;
}

export async function deleteOwnFeed(sql: Sql, clubId: string, userId: string): Promise<boolean> {
  const { count } = await sql`
    delete from calendar_feeds where club_id = ${clubId} and user_id = ${userId} and kind = 'person'`;
  return count > 0;
}

export interface ClubFeedRow extends FeedRow, Pick<CalendarFeedsRow, "court_id" | "user_id"> {
  court_name: CourtsRow["name"] | null;
  coach_name: UsersRow["full_name"] | null;
}

/** The feeds of courts and coaches, by name; there are as many as courts and coaches at most. */
export function selectClubFeeds(sql: Sql, clubId: string) {
  return sql<ClubFeedRow[]>`
    select f.id, f.created_at, f.read_at, f.court_id, f.user_id, c.name as court_name, u.full_name as coach_name
    from calendar_feeds f
    left join courts c on c.club_id = f.club_id and c.id = f.court_id
    left join users u on u.id = f.user_id
    where f.club_id = ${clubId} and f.kind <> 'person'
    order by f.kind desc, court_name_order(coalesce(c.name, u.full_name)), f.id`;
}

export async function deleteClubFeed(sql: Sql, clubId: string, id: string): Promise<boolean> {
  const { count } = await sql`delete from calendar_feeds where club_id = ${clubId} and id = ${id} and kind <> 'person'`;
  return count > 0;
}
