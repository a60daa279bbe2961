import { type ClubRules, longestBooking } from "@courtside/contracts/domain/club-rules.ts";
import type { BookingsRow, CourtsRow, UsersRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";
import { droppedSports } from "./dropped-sports.ts";

export interface AffectedRow extends Pick<BookingsRow, "id" | "starts_at" | "ends_at"> {
  court_name: CourtsRow["name"];
  /** The booker or the walk-in. */
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
  const dropped = droppedSports(before, after);
  return sql<AffectedRow[]>`
    select *, (count(*) over ())::integer as count from (
      select b.id, c.name as court_name, coalesce(b.walk_in, u.full_name) as booked_by, b.starts_at, b.ends_at,
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

/** Start and end, by default of a booking, lie in the opening hours of one club-local date. */
export function within(sql: Sql, rules: ClubRules, of: "b" | "d" = "b") {
  const starts = sql`${sql(of)}.starts_at at time zone ${rules.time_zone}::text`;
  const ends = sql`${sql(of)}.ends_at at time zone ${rules.time_zone}::text`;
  return sql`(
    ${starts} >= (${starts})::date + ${rules.booking_hours_start}::time
    and ${ends} <= (${starts})::date + ${rules.booking_hours_end}::time
  )`;
}

/** It begins and ends on slot boundaries: slots are counted from opening (docs/product/booking.md#slots-and-length). */
const onSlots = (sql: Sql, rules: ClubRules) => sql`(
  extract(epoch from (b.starts_at at time zone ${rules.time_zone}::text)::time - ${rules.booking_hours_start}::time)::integer
    % ${rules.slot_length_minutes * 60} = 0
  and extract(epoch from b.ends_at - b.starts_at)::integer % ${rules.slot_length_minutes * 60} = 0
)`;

/** Why a booking would not be possible under the new rules. */
export const RULE_REASONS = [
  "sport",
  "other_local_time",
  "outside_hours",
  "off_slots",
  "beyond_window",
  "too_long",
  "over_daily_limit",
  "over_weekly_limit",
  "past_cancel_cutoff",
] as const;

export type RuleReason = (typeof RULE_REASONS)[number];

export interface OutsideRow extends Omit<AffectedRow, "reason"> {
  reason: RuleReason;
  /** How many different people the total is of. */
  people: number;
  /** The totals of each reason. */
  reasons: { reason: RuleReason; count: number; people: number }[];
}

/**
 * Unfinished bookings that the old rules allow and the new ones would not, by start. Windows, limits and the cut-off bind members
 * and coaches only. Of a day or a week with more bookings than the new limit, the later ones count.
 */
export function selectOutside(sql: Sql, clubId: string, change: AffectingChange): Promise<OutsideRow[]> {
  const { before, after, now, limit } = change;
  const dropped = droppedSports(before, after);
  const today = sql`(${now}::timestamptz at time zone ${after.time_zone}::text)::date`;
  const tightened = (old: number, next: number) => (next > 0 && (old === 0 || next < old) ? next : null);
  const perDay = tightened(before.max_bookings_per_day, after.max_bookings_per_day);
  const perWeek = tightened(before.max_bookings_per_week, after.max_bookings_per_week);
  return sql<OutsideRow[]>`
    with counted as (
      select b.*, c.name as court_name, c.sport, coalesce(b.walk_in, u.full_name) as booked_by,
        b.walk_in is null and m.role in ('member', 'coach') as is_bound, coalesce(b.walk_in, b.user_id::text) as person, d.local_date,
        row_number() over (partition by b.user_id, b.walk_in is null, d.local_date order by b.starts_at, b.id) as of_day,
        row_number() over (partition by b.user_id, b.walk_in is null, d.local_date - extract(dow from d.local_date)::integer order by b.starts_at, b.id) as of_week
      from bookings b
        cross join lateral (select (b.starts_at at time zone ${after.time_zone}::text)::date as local_date) d
        join courts c on c.club_id = ${clubId} and c.id = b.court_id
        join users u on u.id = b.user_id
        join memberships m on m.club_id = ${clubId} and m.user_id = b.user_id
      where b.club_id = ${clubId} and b.status = 'confirmed'
        and b.starts_at > ${now}::timestamptz - interval '8 days'
    ), judged as (
      select b.id, b.person, b.court_name, b.booked_by, b.starts_at, b.ends_at,
        case
          when b.sport = any(${dropped}::text[]) then 'sport'
          when b.starts_at at time zone ${before.time_zone}::text <> b.starts_at at time zone ${after.time_zone}::text then 'other_local_time'
          when ${within(sql, before)} and not ${within(sql, after)} then 'outside_hours'
          when ${onSlots(sql, before)} and not ${onSlots(sql, after)} then 'off_slots'
          when not b.is_bound then null
          when b.local_date - ${today} > ${after.advance_booking_days} and b.local_date - ${today} <= ${before.advance_booking_days} then 'beyond_window'
          when b.kind = 'booking' and b.ends_at - b.starts_at > make_interval(mins => ${longestBooking(after)})
            and b.ends_at - b.starts_at <= make_interval(mins => ${longestBooking(before)}) then 'too_long'
          when b.of_day > ${perDay}::integer and b.of_day <= ${before.max_bookings_per_day} then 'over_daily_limit'
          when b.of_week > ${perWeek}::integer and (${before.max_bookings_per_week} = 0 or b.of_week <= ${before.max_bookings_per_week})
            then 'over_weekly_limit'
          when b.starts_at > ${now}::timestamptz and b.starts_at < ${now}::timestamptz + make_interval(hours => ${after.cancel_cutoff_hours})
            and b.starts_at >= ${now}::timestamptz + make_interval(hours => ${before.cancel_cutoff_hours}) then 'past_cancel_cutoff'
        end as reason
      from counted b where b.ends_at > ${now}
    ), outside as (
      select * from judged where reason is not null
    )
    select id, court_name, booked_by, starts_at, ends_at, reason, (count(*) over ())::integer as count,
      (select count(distinct person)::integer from outside) as people,
      (
        select json_agg(each) from (
          select reason, count(*)::integer as count, count(distinct person)::integer as people
          from outside group by reason order by count(*) desc, reason
        ) each
      ) as reasons
    from outside order by starts_at, id limit ${limit}`;
}

/** Bookings ahead are reminded of their players anew, as if they never were. Waits for reminders that are being written. */
export async function forgetNameReminders(sql: Sql, clubId: string, now: Date): Promise<void> {
  // The lock of begin_names_work.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`names ${clubId}`}, 0))`;
  await sql`
    update bookings set names_reminded_at = null
    where club_id = ${clubId} and id in (
      select id from bookings
      where club_id = ${clubId} and status = 'confirmed' and starts_at > ${now} and names_reminded_at is not null
      order by id for update)`;
}
