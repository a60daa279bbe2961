import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { dayBounds, daySlots, instantOf } from "@courtside/contracts/domain/club-time.ts";
import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { beforeAll, expect, test } from "vitest";
import { ownerSql } from "../support/world.ts";

const FROM = Date.parse("2024-01-01T00:00Z");
const UNTIL = Date.parse("2033-01-01T00:00Z");
const MINUTE = 60_000;

interface Change {
  zone: string;
  at: number;
  /** The offset of local time from UTC in minutes. */
  before: number;
  after: number;
}

/** Each change of the offset of each zone that JavaScript knows. */
function changesOf(zone: string): Change[] {
  const found: Change[] = [];
  let time = Temporal.Instant.fromEpochMilliseconds(FROM).toZonedDateTimeISO(zone).getTimeZoneTransition("next");
  for (; time && time.epochMilliseconds < UNTIL; time = time.getTimeZoneTransition("next")) {
    const before = time.subtract({ seconds: 1 }).offsetNanoseconds;
    const [was, is] = [before, time.offsetNanoseconds].map((offset) => offset / 60e9);
    if (was !== is) found.push({ zone, at: time.epochMilliseconds, before: was ?? 0, after: is ?? 0 });
  }
  return found;
}

/** Whether Postgres has the same data for a change: its time zone data may be another release. */
async function knownToPostgres(changes: Change[]): Promise<Change[]> {
  const rows = await ownerSql<{ place: number }[]>`
    select place::int from unnest(
      ${changes.map(({ zone }) => zone)}::text[], ${changes.map(({ at }) => new Date(at).toISOString())}::timestamptz[],
      ${changes.map(({ before }) => before)}::int[], ${changes.map(({ after }) => after)}::int[]
    ) with ordinality as c (zone, at, before, after, place)
    where exists (select from pg_timezone_names where name = zone)
      and (at - interval '1 second') at time zone zone = (at - interval '1 second') at time zone 'UTC' + make_interval(mins => before)
      and at at time zone zone = at at time zone 'UTC' + make_interval(mins => after)`;
  return rows.map(({ place }) => changes[place - 1]).filter((change) => change !== undefined);
}

const local = (instant: number) => new Date(instant).toISOString().slice(0, 16);
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

/** Local times around a change: every 10 minutes, and both sides of the skipped or repeated time. */
function timesAround({ at, before, after }: Change): string[] {
  const [first = 0, last = 0] = [at + before * MINUTE, at + after * MINUTE].toSorted((a, b) => a - b);
  const edges = [first - MINUTE, first, first + MINUTE, last - MINUTE, last, last + MINUTE];
  const steps = Array.from({ length: 30 }, (_, step) => first - 120 * MINUTE + step * 10 * MINUTE);
  return [...edges, ...steps].map(local);
}

const daysAround = ({ at, after }: Change): string[] => {
  const day = local(at + after * MINUTE).slice(0, 10);
  return [-1, 0, 1, 2].map((days) => addDays(day, days));
};

let changes: Change[];
beforeAll(async () => {
  const all = Intl.supportedValuesOf("timeZone").flatMap(changesOf);
  changes = await knownToPostgres(all);
  expect(all.length).toBeGreaterThan(1_500);
  // More would mean that Postgres lacks zones, not that its time zone data is another release.
  expect(all.length - changes.length).toBeLessThan(all.length / 20);
});

test("SQL and TypeScript give a club-local time the same instant, at every change of the clock of every zone", async () => {
  const times = changes.flatMap((change) => timesAround(change).map((time) => ({ zone: change.zone, time })));
  const rows = await ownerSql<{ at: Date | null }[]>`
    select club_instant(time, zone) as at
    from unnest(${times.map(({ zone }) => zone)}::text[], ${times.map(({ time }) => time)}::timestamp[])
      with ordinality as t (zone, time, place) order by place`;
  const differing = times.filter(
    ({ zone, time }, place) => rows[place]?.at?.getTime() !== (instantOf(time, zone) ?? undefined),
  );
  expect(differing).toEqual([]);
  expect(rows.some(({ at }) => at === null)).toBe(true);
});

test("a club-local date begins at the same instant in SQL and TypeScript, around every change of the clock", async () => {
  const days = changes.flatMap((change) => daysAround(change).map((day) => ({ zone: change.zone, day })));
  const rows = await ownerSql<{ at: Date }[]>`
    select club_midnight(day, zone) as at
    from unnest(${days.map(({ zone }) => zone)}::text[], ${days.map(({ day }) => day)}::date[])
      with ordinality as d (zone, day, place) order by place`;
  const differing = days.filter(({ zone, day }, place) => rows[place]?.at.getTime() !== dayBounds(day, zone).startsAt);
  expect(differing).toEqual([]);
});

test("SQL and TypeScript give the same slots, on the dates of every change of the clock and on others", async () => {
  const dates = changes.flatMap((change) => daysAround(change).map((date) => ({ zone: change.zone, date })));
  const anyDate = fc.record({
    zone: fc.constantFrom("America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Africa/Cairo", "UTC"),
    date: fc
      .date({ min: new Date(FROM), max: new Date(UNTIL), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  });
  const cases = fc.record({
    day: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...dates) }, anyDate),
    hours: fc.constantFrom(["00:00", "24:00"], ["06:00", "22:00"], ["00:30", "05:15"], ["01:00", "23:45"]),
    length: fc.constantFrom(15, 30, 45, 60, 75, 90, 180),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ day: { zone, date }, hours: [start = "", end = ""], length }) => {
      const rules = {
        time_zone: zone,
        booking_hours_start: start,
        booking_hours_end: end,
        slot_length_minutes: length,
      };
      const rows = await ownerSql<{ starts_at: Date; ends_at: Date }[]>`
        select s.* from jsonb_populate_record(null::clubs, ${ownerSql.json(rules)}) as c, club_day_slots(c, ${date}::date) as s
        order by 1`;
      expect(rows.map((row) => [row.starts_at.toISOString(), row.ends_at.toISOString()])).toEqual(
        daySlots(date, rules).map((slot) => [iso(slot.startsAt), iso(slot.endsAt)]),
      );
    }),
    { numRuns: 400 },
  );
});
