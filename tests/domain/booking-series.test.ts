import {
  closesDay,
  datesLabel,
  inWeekOrder,
  SERIES_LIMITS,
  seriesDates,
  seriesLabel,
} from "@courtside/contracts/domain/booking-series.ts";
import { daySlots, localMinutes } from "@courtside/contracts/domain/club-time.ts";
import type { Weekday } from "@courtside/contracts/domain/weekly-availability.ts";
import { describe, expect, test } from "vitest";
import { slotOn } from "../../api/src/scheduling/series/occurrences.ts";

// 2026-10-06 is a Tuesday.
const weekly = { starts_on: "2026-10-06", every_weeks: 1, weekdays: ["tuesday"] as Weekday[] };

describe("the dates of a series", () => {
  test("a week apart over the end of a month and a year, by count", () => {
    const dates = seriesDates({ ...weekly, starts_on: "2026-12-22", count: 4 });
    expect(dates).toEqual(["2026-12-22", "2026-12-29", "2027-01-05", "2027-01-12"]);
  });

  test("up to a last date, which belongs to them; none if it comes first", () => {
    expect(seriesDates({ ...weekly, until: "2026-10-20" })).toEqual(["2026-10-06", "2026-10-13", "2026-10-20"]);
    expect(seriesDates({ ...weekly, until: "2026-10-19" })).toHaveLength(2);
    expect(seriesDates({ ...weekly, until: "2026-10-05" })).toEqual([]);
  });

  test("every other week on several weekdays: weeks begin on Sunday, and days before the start are left out", () => {
    const weekdays: Weekday[] = ["monday", "saturday", "sunday"];
    expect(seriesDates({ ...weekly, every_weeks: 2, weekdays, count: 5 })).toEqual([
      "2026-10-10",
      "2026-10-18",
      "2026-10-19",
      "2026-10-24",
      "2026-11-01",
    ]);
  });

  test("a start on another weekday than those chosen begins with the next that is", () => {
    expect(seriesDates({ ...weekly, weekdays: ["monday"], count: 1 })).toEqual(["2026-10-12"]);
  });

  test("one more than the longest series at most, so that too long a rule is noticed and never runs away", () => {
    expect(seriesDates({ ...weekly, until: "2099-12-31" })).toHaveLength(SERIES_LIMITS.dates + 1);
    expect(seriesDates({ ...weekly, weekdays: [], until: "2099-12-31" })).toEqual([]);
    expect(seriesDates({ ...weekly, every_weeks: 0, count: 3 })).toEqual([]);
  });
});

test("a rule and its dates read as sentences", () => {
  expect(seriesLabel(weekly)).toBe("Every Tuesday");
  expect(seriesLabel({ every_weeks: 2, weekdays: ["thursday", "tuesday", "monday"] })).toBe(
    "Every 2 weeks on Monday, Tuesday and Thursday",
  );
  const all: Weekday[] = inWeekOrder(["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]);
  expect([seriesLabel({ every_weeks: 1, weekdays: all }), seriesLabel({ every_weeks: 3, weekdays: all })]).toEqual([
    "Every day",
    "Every 3 weeks on every day",
  ]);
  expect(datesLabel(["2026-10-06", "2026-10-13"])).toBe("Tue, Oct 6; Tue, Oct 13");
  expect(datesLabel(["2026-10-06", "2026-10-13"], 1)).toBe("Tue, Oct 6 and 1 more");
});

describe.each([
  ["Europe/Berlin", "2026-10-25", "2027-03-28"],
  ["America/New_York", "2026-11-01", "2027-03-14"],
])("%s", (zone, back, forward) => {
  const at = (start: number, minutes = 60) => ({ start, minutes });

  test("26 Sundays keep 18:00 on the wall over both clock changes", () => {
    const dates = seriesDates({ starts_on: back, every_weeks: 1, weekdays: ["sunday"], count: 26 });
    const slots = dates.map((date) => slotOn(date, at(18 * 60), zone));
    expect(dates).toContain(forward);
    expect(new Set(slots.map((slot) => slot && localMinutes(slot.startsAt, zone)))).toEqual(new Set([18 * 60]));
    expect(new Set(slots.map((slot) => slot && slot.endsAt - slot.startsAt))).toEqual(new Set([3_600_000]));
    expect(new Set(slots.map((slot) => slot && new Date(slot.startsAt).getUTCHours())).size).toBe(2);
  });

  test("a time that the clock repeats is its first occurrence, with the length of the other dates: a slot of the day", () => {
    const rules = {
      slot_length_minutes: 60,
      booking_hours_start: "00:00",
      booking_hours_end: "24:00",
      time_zone: zone,
    };
    const repeated = zone === "Europe/Berlin" ? 2 * 60 : 60;
    const slots = daySlots(back, rules).map(({ startsAt }) => startsAt);
    const slot = slotOn(back, at(repeated), zone);
    expect(slots).toContain(slot?.startsAt);
    expect(slot && slot.endsAt - slot.startsAt).toBe(3_600_000);
  });

  test("a time that the clock skips, wholly or in part, is none", () => {
    const skipped = 2 * 60;
    expect(slotOn(forward, at(skipped), zone)).toBeNull();
    expect(slotOn(forward, at(skipped - 30), zone)).toBeNull();
    expect(slotOn(forward, at(skipped - 60, 180), zone)).toBeNull();
    expect(slotOn(forward, at(skipped + 60), zone)).not.toBeNull();
  });
});

describe("a day on which the courts are closed", () => {
  const day = { startsAt: 6, endsAt: 22 };
  const block = (startsAt: number, endsAt: number, reason: string | null = null) => ({ startsAt, endsAt, reason });

  test.each([
    ["one block of the whole day on each court", [[block(0, 24)], [block(6, 22)]], { reason: null }],
    ["several that touch or overlap", [[block(6, 12), block(12, 15), block(14, 22)]], { reason: null }],
    ["a court that opens later", [[block(6, 22)], [block(7, 22)]], null],
    ["a court that is open in between", [[block(6, 12), block(13, 22)]], null],
    ["a court that closes earlier", [[block(6, 21)]], null],
    ["a court without a block", [[block(6, 22)], []], null],
    ["no court", [], null],
  ])("%s", (_, courts, expected) => {
    expect(closesDay(day, courts)).toEqual(expected);
  });

  test("says what its blocks say, on one line; of several reasons the one that most blocks give", () => {
    const reasonOf = (...reasons: (string | null)[]) =>
      closesDay(
        day,
        reasons.map((reason) => [block(6, 22, reason)]),
      )?.reason;
    expect(reasonOf("Christmas\n Day ")).toBe("Christmas Day");
    expect(reasonOf(null, "Repairs", "Christmas", "Christmas")).toBe("Christmas");
    expect(reasonOf("Repairs", "Christmas")).toBe("Repairs");
    expect(reasonOf(" ", null)).toBeNull();
    expect(closesDay(day, [[block(-18, 0, "The day before"), block(6, 22), block(22, 46, "The next")]])).toEqual({
      reason: null,
    });
  });
});
