import { DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";
import { dayBounds } from "@courtside/contracts/domain/club-time.ts";
import {
  addUse,
  attendanceOf,
  COURT_USES,
  courtUse,
  hoursOfDate,
  NO_MINUTES,
  type Occupancy,
  USED_NAMES,
  type UsedMinutes,
  utilisation,
} from "@courtside/contracts/domain/court-use.ts";
import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";

const MINUTE = 60_000;
const rules = { ...DEFAULT_RULES, booking_hours_start: "06:30", booking_hours_end: "22:00" };

/** Dates on which a clock changes: by an hour, by half of one, at midnight either way, and not at all. */
const DATES = [
  ["2026-03-08", "America/New_York"],
  ["2026-11-01", "America/New_York"],
  ["2026-04-05", "Australia/Lord_Howe"],
  ["2026-10-04", "Australia/Lord_Howe"],
  ["2026-04-23", "Africa/Cairo"],
  ["2026-04-24", "Africa/Cairo"],
  ["2026-10-29", "Africa/Cairo"],
  ["2026-07-15", "Asia/Kathmandu"],
] as const;

test.each(DATES)("the hours of %s in %s are the whole date, each as the clock shows it", (date, zone) => {
  const hours = hoursOfDate(date, zone);
  const { startsAt, endsAt } = dayBounds(date, zone);
  expect(hours[0]?.startsAt).toBe(startsAt);
  expect(hours.at(-1)?.endsAt).toBe(endsAt);
  for (const [index, hour] of hours.entries()) {
    expect(hour.startsAt).toBe(hours[index - 1]?.endsAt ?? startsAt);
    for (const instant of [hour.startsAt, hour.endsAt - 1])
      expect(Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).hour).toBe(hour.hour);
  }
});

/** The same counted minute by minute by the wall clock. */
function byMinute(date: string, zone: string, isOpen: boolean, occupancies: Occupancy[]): Map<number, UsedMinutes> {
  const counted = new Map<number, UsedMinutes>();
  const { startsAt, endsAt } = dayBounds(date, zone);
  for (let instant = startsAt; instant < endsAt; instant += MINUTE) {
    const time = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
    const wall = time.hour * 60 + time.minute;
    const opened = isOpen && wall >= 6.5 * 60 && wall < 22 * 60;
    const by = occupancies.find((each) => each.startsAt <= instant && instant < each.endsAt);
    const isUsed = by !== undefined && by.kind !== "block";
    if (!opened && !isUsed) continue;
    const use = { ...(counted.get(time.hour) ?? NO_MINUTES) };
    use.open_minutes += 1;
    if (by?.kind === "booking") use.booked_minutes += 1;
    if (by?.kind === "lesson") use.lesson_minutes += 1;
    if (by?.kind === "event") use.event_minutes += 1;
    if (by?.kind === "block") use.blocked_minutes += 1;
    const begins = by?.startsAt === instant;
    if (by?.attendance === "played") use.played_minutes += 1;
    if (by?.attendance === "no_show") use.no_show_minutes += 1;
    if (begins && by?.attendance === "no_show") use.no_shows += 1;
    if (begins && by?.kind === "booking") use.bookings += 1;
    if (begins && by?.kind === "lesson") use.lessons += 1;
    if (begins && by?.kind === "event") use.events += 1;
    counted.set(time.hour, use);
  }
  return counted;
}

test("equal to a count minute by minute, whatever fills the court, across clock changes", () => {
  const piece = fc.record({
    gap: fc.integer({ min: 0, max: 200 }),
    length: fc.integer({ min: 1, max: 600 }),
    kind: fc.constantFrom(...COURT_USES),
    isCheckedIn: fc.boolean(),
  });
  const history = fc.record({ pieces: fc.array(piece, { maxLength: 9 }), isOpen: fc.boolean() });
  fc.assert(
    fc.property(fc.constantFrom(...DATES), history, ([date, zone], { pieces, isOpen }) => {
      const hours = hoursOfDate(date, zone);
      let at = dayBounds(date, zone).startsAt - 120 * MINUTE;
      const noon = dayBounds(date, zone).startsAt + 720 * MINUTE;
      const occupancies = pieces.map(({ gap, length, kind, isCheckedIn }): Occupancy => {
        const startsAt = at + gap * MINUTE;
        at = startsAt + length * MINUTE;
        return { kind, startsAt, endsAt: at, attendance: attendanceOf({ kind, endsAt: at, isCheckedIn }, noon) };
      });
      const counted = courtUse(hours, isOpen ? rules : null, occupancies);
      const expected = byMinute(date, zone, isOpen, occupancies);
      expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(expected));
    }),
    { numRuns: 120 },
  );
});

test("the part in use counts bookings, lessons and events of the open time, not blocks; without open time there is none", () => {
  const use = { ...NO_MINUTES, open_minutes: 200, booked_minutes: 60, lesson_minutes: 30, event_minutes: 10 };
  expect(utilisation({ ...use, blocked_minutes: 100 })).toBe(0.5);
  expect(utilisation(NO_MINUTES)).toBeNull();
  const sum = addUse(use, use);
  for (const name of USED_NAMES) expect(sum[name]).toBe(2 * use[name]);
});

test("a booking is played once checked in, a no-show once it is over; lessons, events and blocks are neither", () => {
  const of = (kind: Occupancy["kind"], isCheckedIn: boolean, now: number) =>
    attendanceOf({ kind, endsAt: 100, isCheckedIn }, now);
  expect([of("booking", true, 0), of("booking", false, 99), of("booking", false, 100)]).toEqual([
    "played",
    undefined,
    "no_show",
  ]);
  for (const kind of ["lesson", "event", "block"] as const)
    expect([of(kind, true, 200), of(kind, false, 200)]).toEqual([undefined, undefined]);
});
