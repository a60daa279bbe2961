import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import type { BookingsRow, CourtsRow, EventsRow, UsersRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";
import type { OccupancyKind } from "../occupancies/queries.ts";

export interface ConflictRow extends Pick<BookingsRow, "id" | "court_id" | "starts_at" | "ends_at" | "sequence"> {
  court_name: CourtsRow["name"];
  /** Null: a walk-in's, whose name `user_name` is. */
  user_id: BookingsRow["user_id"] | null;
  user_name: UsersRow["full_name"] | null;
  kind: Exclude<OccupancyKind, "block">;
  /** The event's title. */
  title: EventsRow["title"] | null;
}

/** A time that a court is to be blocked at. */
export interface BlockedTime extends Slot {
  courtId: string;
}

/** Bookings, lessons and event dates that conflict with blocks at these times, by start. */
export function selectConflicts(sql: Sql, clubId: string, times: BlockedTime[], limit: number) {
  const from = new Date(Math.min(...times.map(({ startsAt }) => startsAt), Date.UTC(2100, 0)));
  const until = new Date(Math.max(...times.map(({ endsAt }) => endsAt), 0));
  const [courtIds, starts, ends] = columnsOf(times);
  return sql<ConflictRow[]>`
    select conflict.id, conflict.court_id, c.name as court_name, conflict.user_id, coalesce(conflict.walk_in, u.full_name) as user_name, conflict.kind, conflict.title,
      conflict.starts_at, conflict.ends_at, conflict.sequence
    from (
      select b.club_id, b.id, b.court_id, case when b.walk_in is null then b.user_id end as user_id, b.walk_in, b.kind, null as title, b.starts_at, b.ends_at, b.sequence
      from bookings b where b.club_id = ${clubId} and b.status = 'confirmed'
      union all
      select d.club_id, d.id, d.court_id, coalesce(e.coach_id, e.created_by), null, 'event', e.title, d.starts_at, d.ends_at, e.version
      from event_dates d join events e on e.club_id = d.club_id and e.id = d.event_id
      where d.club_id = ${clubId} and d.canceled_at is null
    ) as conflict
    join courts c on c.club_id = conflict.club_id and c.id = conflict.court_id
    left join users u on u.id = conflict.user_id
    where conflict.court_id = any(${courtIds}::uuid[])
      and conflict.starts_at < ${until} and conflict.starts_at > ${from}::timestamptz - longest_occupancy() and conflict.ends_at > ${from}
      and exists (
        select from unnest(${courtIds}::uuid[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as blocked (court_id, starts_at, ends_at)
        where blocked.court_id = conflict.court_id and blocked.starts_at < conflict.ends_at and blocked.ends_at > conflict.starts_at)
    order by conflict.starts_at, court_name_order(c.name), conflict.id limit ${limit}`;
}

const columnsOf = (times: BlockedTime[]): [courtIds: string[], starts: string[], ends: string[]] => [
  times.map(({ courtId }) => courtId),
  times.map(({ startsAt }) => new Date(startsAt).toISOString()),
  times.map(({ endsAt }) => new Date(endsAt).toISOString()),
];

/** Locks bookings in the order of their ids, and returns those that are still confirmed. */
export function lockConfirmed(sql: Sql, clubId: string, ids: string[]) {
  return sql<Pick<BookingsRow, "id" | "user_id" | "coach_id">[]>`
    select id, user_id, coach_id from bookings
    where club_id = ${clubId} and id = any(${ids}::uuid[]) and status = 'confirmed' order by id for update`;
}

export interface NewBlock {
  id: string;
  courtId: string;
  startsAt: Date;
  endsAt: Date;
  reason: string | null;
  createdBy: string;
  closureId: string | null;
}

export async function insertBlocks(sql: Sql, clubId: string, blocks: NewBlock[]): Promise<void> {
  const rows = blocks.map(({ id, courtId, startsAt, endsAt, reason, createdBy, closureId }) => ({
    ...{ club_id: clubId, id, court_id: courtId, starts_at: startsAt, ends_at: endsAt },
    ...{ reason, created_by: createdBy, closure_id: closureId },
  }));
  await sql`insert into court_blocks ${sql(rows)}`;
}
