import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import type { BookingsRow, CourtsRow, UsersRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export interface AffectedRow extends Pick<BookingsRow, "id" | "starts_at" | "ends_at"> {
  court_name: CourtsRow["name"];
  booked_by: UsersRow["full_name"];
  /** Why it no longer fits. */
  reason: "outside_hours" | "off_slots" | "other_local_time" | "sport";
  /** The total number. */
  count: number;
}

export interface AffectingChange {
  before: ClubRules & { sports: string[] };
  after: ClubRules & { sports: string[] };
  now: Date;
  limit: number;
}

/** Unfinished bookings that fit the old rules and do not fit the new ones, by start. */
export function selectAffected(sql: Sql, clubId: string, change: AffectingChange): Promise<AffectedRow[]> {
  const { before, after, now, limit } = change;
  const dropped = before.sports.filter((sport) => !after.sports.includes(sport));
  return sql<AffectedRow[]>`
    select *, (count(*) over ())::integer as count from (
      select b.id, c.name as court_name, u.full_name as booked_by, b.starts_at, b.ends_at,
        case
          when c.sport = any(${dropped}::text[]) then 'sport'
          when b.starts_at at time zone ${before.time_zone}::text <> b.starts_at at time zone ${after.time_zone}::text then 'other_local_time'
          when ${within(sql, before)} and not ${within(sql, after)} then 'outside_hours'
          when ${onSlots(sql, before)} and not ${onSlots(sql, after)} then 'off_slots'
        end as reason
      from bookings b
        join courts c on c.club_id = ${clubId} and c.id = b.court_id
        join users u on u.id = b.user_id
      where b.club_id = ${clubId} and b.status = 'confirmed' and b.starts_at > ${now}::timestamptz - longest_occupancy()
        and b.ends_at > ${now}
    ) judged where reason is not null order by starts_at, id limit ${limit}`;
}

/** Start and end lie in the opening hours of one club-local date. */
const within = (sql: Sql, rules: ClubRules) => sql`(
  b.starts_at at time zone ${rules.time_zone}::text
    >= (b.starts_at at time zone ${rules.time_zone}::text)::date + ${rules.booking_hours_start}::time
  and b.ends_at at time zone ${rules.time_zone}::text
    <= (b.starts_at at time zone ${rules.time_zone}::text)::date + ${rules.booking_hours_end}::time
)`;

/** It begins and ends on slot boundaries: slots are counted from opening (docs/product/booking.md#slots-and-length). */
const onSlots = (sql: Sql, rules: ClubRules) => sql`(
  extract(epoch from (b.starts_at at time zone ${rules.time_zone}::text)::time - ${rules.booking_hours_start}::time)::integer
    % ${rules.slot_length_minutes * 60} = 0
  and extract(epoch from b.ends_at - b.starts_at)::integer % ${rules.slot_length_minutes * 60} = 0
)`;
