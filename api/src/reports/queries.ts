import type { UsedMinutes } from "@courtside/contracts/domain/court-use.ts";
import { LEAD_BOUNDS } from "@courtside/contracts/domain/report-counts.ts";
import type { CourtsRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

/** Which courts a report is about. */
export interface CourtFilter {
  sport?: string | undefined;
  courtId?: string | undefined;
}

export type ReportCourt = Pick<CourtsRow, "id" | "name" | "sport" | "is_active">;

/** All courts that the filter leaves, closed ones too: they have a past. */
export function selectReportCourts(sql: Sql, clubId: string, { sport, courtId }: CourtFilter) {
  return sql<ReportCourt[]>`
    select id, name, sport, is_active from courts
    where club_id = ${clubId} and (${sport ?? null}::text is null or sport = ${sport ?? null})
      and (${courtId ?? null}::uuid is null or id = ${courtId ?? null})
    order by court_name_order(name), id`;
}

export type Measure = "waiting" | "rejected" | "lead" | "canceled";

export interface CountRow {
  date: string;
  measure: Measure;
  /** The sport, the code of the rejection, or the number of the bucket of LEAD_BOUNDS. */
  key: string;
  count: number;
}

/** Requests whose rejections are demand that was not met. */
const BOOKING_CALLS = ["POST /api/v1/bookings", "POST /api/v1/booking-series", "POST /api/v1/booking-series/preview"];

export interface DateSpan {
  /** Both included. */
  from: string;
  to: string;
}

/** Dates with the instants of their first start and last end. */
export interface CountedSpan extends DateSpan {
  zone: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * What is counted of these dates besides the courts' use, from the rows themselves. A waitlist entry for today or a date ahead does
 * not count: it may still get a court.
 */
export function countRows(sql: Sql, clubId: string, { from, to, zone, startsAt, endsAt }: CountedSpan) {
  return sql<CountRow[]>`
    select requested_date::text as date, 'waiting' as measure, sport as key, count(*)::int as count
    from waitlist_entries where club_id = ${clubId} and requested_date between ${from} and ${to}
      and requested_date < (clock_now() at time zone ${zone})::date
    group by 1, 3
    union all
    select (at at time zone ${zone})::date::text, 'rejected', coalesce(detail->>'code', ''), sum(times)::int
    from audit_log
    where club_id = ${clubId} and at >= ${startsAt} and at < ${endsAt} and outcome = 'refused' and action = any(${BOOKING_CALLS})
    group by 1, 3
    union all
    select (starts_at at time zone ${zone})::date::text, case status when 'confirmed' then 'lead' else 'canceled' end,
      width_bucket(
        extract(epoch from starts_at - case status when 'confirmed' then created_at else canceled_at end)::float8 / 3600,
        ${[...LEAD_BOUNDS]}::float8[]
      )::text, count(*)::int
    from bookings where club_id = ${clubId} and kind = 'booking' and starts_at >= ${startsAt} and starts_at < ${endsAt}
      and (status = 'confirmed' or canceled_at is not null)
    group by 1, 2, 3`;
}

/** Rollups added up over what `group` names; `key`: the weekday (0 is Monday) times 24 plus the hour, the date, or the court. */
export type ReportGroup = "hour_weekday" | "day" | "court";

export interface UseRow extends UsedMinutes {
  key: string;
}

/** The rollups of dates of a span, without some of them. A date's sixteen hours are read only where hours are asked for. */
export function sumHours(
  sql: Sql,
  clubId: string,
  group: ReportGroup,
  { from, to, without, courtIds }: DateSpan & { without: string[]; courtIds: string[] | null },
) {
  // 2000-01-03 was a Monday. The statistics of migration 082 are of this very expression.
  const key = {
    hour_weekday: sql`((date - date '2000-01-03') % 7 * 24 + hour)::text`,
    day: sql`date::text`,
    court: sql`court_id::text`,
  }[group];
  const grouped = {
    hour_weekday: sql`(date - date '2000-01-03') % 7 * 24 + hour`,
    day: sql`date`,
    court: sql`court_id`,
  }[group];
  const rollups = group === "hour_weekday" ? sql`report_hours` : sql`report_court_dates`;
  return sql<UseRow[]>`
    select ${key} as key, sum(open_minutes)::int as open_minutes, sum(booked_minutes)::int as booked_minutes,
      sum(lesson_minutes)::int as lesson_minutes, sum(event_minutes)::int as event_minutes,
      sum(blocked_minutes)::int as blocked_minutes, sum(bookings)::int as bookings, sum(lessons)::int as lessons,
      sum(events)::int as events, sum(played_minutes)::int as played_minutes, sum(no_show_minutes)::int as no_show_minutes,
      sum(no_shows)::int as no_shows
    from ${rollups}
    where club_id = ${clubId} and date between ${from} and ${to}
      ${without.length > 0 ? sql`and date <> all(${without}::date[])` : sql``}
      ${courtIds ? sql`and court_id = any(${courtIds}::uuid[])` : sql``}
    group by ${grouped}`;
}

/** Kept counts of a span, without some dates. */
export function sumCounts(sql: Sql, clubId: string, { from, to, without }: DateSpan & { without: string[] }) {
  return sql<Omit<CountRow, "date">[]>`
    select measure, key, sum(count)::int as count from report_counts
    where club_id = ${clubId} and date between ${from} and ${to} and date <> all(${without}::date[])
    group by measure, key`;
}

/** Dates of a span that have rollups, without those that have to be counted again. */
export async function selectRolledDates(sql: Sql, clubId: string, { from, to }: DateSpan): Promise<string[]> {
  const rows = await sql<{ date: string }[]>`
    with changed as materialized (
      select distinct zones.time_zone, day::date as date
      from report_changes p,
        (select distinct time_zone from report_dates where club_id = ${clubId} and date between ${from} and ${to}) as zones,
        generate_series((p.starts_at at time zone time_zone)::date, (p.ends_at at time zone time_zone)::date, interval '1 day') as day
      where p.club_id = ${clubId}
    )
    select d.date::text as date from report_dates d left join changed c on c.date = d.date and c.time_zone = d.time_zone
    where d.club_id = ${clubId} and d.date between ${from} and ${to} and c.date is null
    order by d.date`;
  return rows.map(({ date }) => date);
}
