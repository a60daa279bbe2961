import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";
import { daySlots } from "@courtside/contracts/domain/club-time.ts";
import { describe, expect, test } from "vitest";

/** The slots of a day as text: "start-end" by the club's clock. */
function slotsOf(date: string, zone: string, length: number, opening = "00:00", closing = "06:00"): string[] {
  const rules = {
    ...DEFAULT_RULES,
    time_zone: zone,
    slot_length_minutes: length,
    booking_hours_start: opening,
    booking_hours_end: closing,
  };
  return daySlots(date, rules).map(
    ({ startsAt, endsAt }) =>
      `${clubTime(new Date(startsAt).toISOString(), zone)}-${clubTime(new Date(endsAt).toISOString(), zone)}`,
  );
}

describe("slots step from opening, and the last ends at or before closing", () => {
  test.each([
    [15, 64, "21:45-22:00"],
    [30, 32, "21:30-22:00"],
    [45, 21, "21:00-21:45"],
    [60, 16, "21:00-22:00"],
    [75, 12, "19:45-21:00"],
    [90, 10, "19:30-21:00"],
    [105, 9, "20:00-21:45"],
    [120, 8, "20:00-22:00"],
    [135, 7, "19:30-21:45"],
    [150, 6, "18:30-21:00"],
    [165, 5, "17:00-19:45"],
    [180, 5, "18:00-21:00"],
  ])("%d minutes: %d slots from 06:00 to 22:00", (length, count, last) => {
    const slots = slotsOf("2026-07-01", "America/New_York", length, "06:00", "22:00");
    expect(slots).toHaveLength(count);
    expect(slots.at(-1)).toBe(last);
  });

  test("a day may end at midnight, and hours too short for one slot hold none", () => {
    expect(slotsOf("2026-07-01", "Asia/Kolkata", 60, "22:00", "24:00")).toEqual(["22:00-23:00", "23:00-00:00"]);
    expect(slotsOf("2026-07-01", "Asia/Kolkata", 180, "10:00", "12:30")).toEqual([]);
  });
});

describe("a slot that holds a minute which DST skips is left out", () => {
  test.each([
    ["America/New_York", "2026-03-08", 60, ["00:00-01:00", "01:00-03:00", "03:00-04:00", "04:00-05:00", "05:00-06:00"]],
    ["America/New_York", "2026-03-08", 90, ["00:00-01:30", "03:00-04:30", "04:30-06:00"]],
    ["America/New_York", "2026-03-08", 120, ["00:00-03:00", "04:00-06:00"]],
    ["America/New_York", "2026-03-08", 180, ["03:00-06:00"]],
    ["America/St_Johns", "2026-03-08", 120, ["00:00-03:00", "04:00-06:00"]],
    ["Europe/Berlin", "2026-03-29", 60, ["00:00-01:00", "01:00-03:00", "03:00-04:00", "04:00-05:00", "05:00-06:00"]],
    ["Australia/Sydney", "2026-10-04", 75, ["00:00-01:15", "03:45-05:00"]],
    [
      "Australia/Lord_Howe",
      "2026-10-04",
      60,
      ["00:00-01:00", "01:00-02:30", "03:00-04:00", "04:00-05:00", "05:00-06:00"],
    ],
    [
      "Australia/Lord_Howe",
      "2026-10-04",
      45,
      ["00:00-00:45", "00:45-01:30", "03:00-03:45", "03:45-04:30", "04:30-05:15", "05:15-06:00"],
    ],
    ["America/Santiago", "2026-09-06", 60, ["01:00-02:00", "02:00-03:00", "03:00-04:00", "04:00-05:00", "05:00-06:00"]],
    ["America/Santiago", "2026-09-06", 90, ["01:30-03:00", "03:00-04:30", "04:30-06:00"]],
  ])("%s %s, %d minutes", (zone, date, length, slots) => {
    expect(slotsOf(date, zone, length)).toEqual(slots);
  });

  test("quarter hours on Lord Howe lose exactly the two that its half-hour change skips", () => {
    const starts = slotsOf("2026-10-04", "Australia/Lord_Howe", 15, "01:30", "03:00").map((slot) => slot.slice(0, 5));
    expect(starts).toEqual(["01:30", "01:45", "02:30", "02:45"]);
  });
});

describe("a time that DST repeats is offered once, in its first occurrence", () => {
  test.each([
    ["America/New_York", "2026-11-01", 60, ["00:00-01:00", "01:00-01:00", "02:00-03:00", "03:00-04:00"]],
    ["America/New_York", "2026-11-01", 120, ["00:00-01:00", "02:00-04:00"]],
    ["Europe/Berlin", "2026-10-25", 60, ["00:00-01:00", "01:00-02:00", "02:00-02:00", "03:00-04:00"]],
    ["Australia/Sydney", "2026-04-05", 90, ["00:00-01:30", "01:30-02:00"]],
    [
      "Australia/Lord_Howe",
      "2026-04-05",
      30,
      [
        "00:00-00:30",
        "00:30-01:00",
        "01:00-01:30",
        "01:30-01:30",
        "02:00-02:30",
        "02:30-03:00",
        "03:00-03:30",
        "03:30-04:00",
      ],
    ],
    ["America/St_Johns", "2026-11-01", 60, ["00:00-01:00", "01:00-01:00", "02:00-03:00", "03:00-04:00"]],
  ])("%s %s, %d minutes", (zone, date, length, slots) => {
    expect(slotsOf(date, zone, length, "00:00", "04:00")).toEqual(slots);
  });

  test("Santiago repeats the last hour before midnight: the slot ends after the first occurrence of that hour", () => {
    expect(slotsOf("2026-04-04", "America/Santiago", 60, "22:00", "24:00")).toEqual(["22:00-23:00", "23:00-23:00"]);
  });

  test("two slots never overlap, and each lasts its length in real time", () => {
    for (const zone of ["America/New_York", "Australia/Lord_Howe", "America/Santiago"]) {
      for (const date of ["2026-11-01", "2026-04-05", "2026-04-04", "2026-03-08", "2026-10-04", "2026-09-06"]) {
        for (let length = 15; length <= 180; length += 15) {
          const rules = {
            ...DEFAULT_RULES,
            time_zone: zone,
            slot_length_minutes: length,
            booking_hours_start: "00:00",
            booking_hours_end: "24:00",
          };
          const slots = daySlots(date, rules);
          for (const [index, slot] of slots.entries()) {
            expect(slot.endsAt - slot.startsAt).toBe(length * 60_000);
            expect(slots[index + 1]?.startsAt ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(slot.endsAt);
          }
        }
      }
    }
  });
});

test("zones without DST, and the zone furthest ahead, have the ordinary day", () => {
  for (const zone of ["Asia/Kolkata", "Pacific/Kiritimati"]) {
    expect(slotsOf("2026-03-29", zone, 60, "06:00", "22:00")).toHaveLength(16);
  }
});
