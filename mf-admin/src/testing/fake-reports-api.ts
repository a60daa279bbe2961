import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { NO_MINUTES, type UsedMinutes, utilisation } from "@courtside/contracts/domain/court-use.ts";
import { LEAD_BOUNDS } from "@courtside/contracts/domain/report-counts.ts";
import { WEEKDAYS } from "@courtside/contracts/domain/weekly-availability.ts";
import { type MockFetch, type MockHandler, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import type { Activity, Report, ReportRow } from "../features/reports/api.ts";
import { fakeCourts } from "./fake-club.ts";

/** Full in the evening and at the weekend. */
const busy = (day: number, hour: number): number =>
  Math.min(60, (hour >= 17 ? 40 : 10) + (day >= 5 ? 20 : 0) + ((day * 7 + hour) % 9));

const withPart = (use: UsedMinutes) => ({ ...use, utilisation: utilisation(use) });

const slot = (day: number, hour: number) =>
  withPart({
    ...{ ...NO_MINUTES, open_minutes: 60, booked_minutes: busy(day, hour), blocked_minutes: hour === 12 ? 30 : 0 },
    ...{ played_minutes: Math.round(busy(day, hour) * 0.9), no_show_minutes: Math.round(busy(day, hour) * 0.1) },
  });

const lastDays = (to: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addDays(to, at + 1 - count));

const ROWS: Record<Report["group"], (to: string) => ReportRow[]> = {
  hour_weekday: () =>
    WEEKDAYS.flatMap((weekday, day) =>
      Array.from({ length: 16 }, (_, at) => ({ weekday, hour: at + 6, ...slot(day, at + 6) })),
    ),
  day: (to) => lastDays(to, 28).map((date, at) => ({ date, ...slot(at % 7, 6 + (at % 16)) })),
  court: () =>
    fakeCourts.map(({ id, name, sport }, at) => ({ court_id: id, court_name: name, sport, ...slot(at, 10 + 3 * at) })),
};

const TOTALS = withPart({
  ...{
    open_minutes: 107_520,
    booked_minutes: 45_600,
    lesson_minutes: 7_200,
    event_minutes: 3_000,
    blocked_minutes: 1_800,
  },
  ...{ bookings: 742, lessons: 118, events: 12 },
  ...{ played_minutes: 41_040, no_show_minutes: 3_600, no_shows: 58 },
});
const BEFORE = withPart({ ...TOTALS, booked_minutes: 41_300, bookings: 688, no_shows: 71 });

const buckets = (counts: number[]) =>
  [0, ...LEAD_BOUNDS].map((from_hours, at) => ({
    from_hours,
    to_hours: LEAD_BOUNDS[at] ?? null,
    count: counts[at] ?? 0,
  }));
const person = (at: number, name: string) => ({ user_id: `aaaaaaaa-0000-4000-8000-0000000005${10 + at}`, name });

export const fakeActivity: Activity = {
  from: "2026-02-11",
  to: "2026-03-10",
  waiting: [{ sport: "tennis", count: 14 }],
  rejected: [
    { code: "slot_conflict", count: 61 },
    { code: "daily_limit", count: 12 },
    { code: "guest_quota", count: 2 },
  ],
  lead: buckets([20, 51, 130, 160, 201, 120, 60]),
  canceled: buckets([9, 14, 20, 8, 4, 1, 0]),
  busiest: ["Maya Chen", "Tom Ferreira", "Bartholomew Featherstonehaugh"].map((name, at) => ({
    ...{ ...person(at, name), bookings: 22 - 4 * at, minutes: 1320 - 240 * at },
  })),
  lapsed: [{ ...person(4, "Ines Duarte"), bookings: 9, last_at: "2026-02-06T23:00:00.000Z" }],
  coaches: [{ ...person(5, "Priya Raman"), lessons: 40, minutes: 2400 }],
  events: [
    { event_id: "dddddddd-0000-4000-8000-000000000501", title: "Ladder Night", dates: 4, registered: 11, places: 12 },
  ],
  guests: { visits: 31, guests: 17 },
  totals: { busiest: 3, lapsed: 312, coaches: 1, events: 1 },
  has_bookings_before: true,
};

const UNKNOWN = { ...TOTALS, played_minutes: 0, no_show_minutes: 0, no_shows: 0 };
const EMPTY = withPart(NO_MINUTES);

/** A club's reports; `isEmpty`: of a range before it was founded; without `hasCheckIns` they were in use before the range only. */
export function fakeReportsApi({
  isEmpty = false,
  hasCheckIns = true,
  instead,
}: {
  isEmpty?: boolean;
  hasCheckIns?: boolean;
  instead?: MockHandler;
} = {}): MockFetch {
  return mockApi(
    ...(instead ? [instead] : []),
    on("get", "/courts", ({ response }) => response(200, { data: fakeCourts })),
    on("get", "/reports/utilisation", ({ query: { from = "", to = "", group = "hour_weekday" }, response }) => {
      const rows = isEmpty ? [] : ROWS[group](to);
      const before = { from: addDays(from, -28), to: addDays(from, -1) };
      return response(200, {
        ...{
          group,
          time_zone: "America/New_York",
          from,
          to,
          totals: isEmpty ? EMPTY : hasCheckIns ? TOTALS : UNKNOWN,
          data: rows,
        },
        previous: { ...before, totals: isEmpty ? EMPTY : BEFORE, data: rows },
      });
    }),
    on("get", "/reports/activity", ({ response }) =>
      response(
        200,
        isEmpty
          ? {
              ...fakeActivity,
              ...{ waiting: [], rejected: [], lead: buckets([]), canceled: buckets([]), busiest: [], lapsed: [] },
              ...{ coaches: [], events: [], guests: { visits: 0, guests: 0 } },
              ...{ totals: { busiest: 0, lapsed: 0, coaches: 0, events: 0 }, has_bookings_before: false },
            }
          : fakeActivity,
      ),
    ),
  );
}
