import { daysBetween } from "@courtside/contracts/domain/club-clock.ts";
import {
  dayBounds,
  instantFrom,
  instantOf,
  localDate,
  localMinutes,
  weekBounds,
} from "@courtside/contracts/domain/club-time.ts";
import { describe, expect, test } from "vitest";

const HOUR = 3_600_000;
const hoursOf = (date: string, zone: string) => {
  const { startsAt, endsAt } = dayBounds(date, zone);
  return (endsAt - startsAt) / HOUR;
};

describe("a club-local day lasts as long as its clock makes it", () => {
  test.each([
    ["America/New_York", "2026-03-08", 23],
    ["America/New_York", "2026-11-01", 25],
    ["America/New_York", "2026-07-01", 24],
    ["Europe/Berlin", "2026-03-29", 23],
    ["Europe/Berlin", "2026-10-25", 25],
    ["Australia/Sydney", "2026-10-04", 23],
    ["Australia/Sydney", "2026-04-05", 25],
    ["Australia/Lord_Howe", "2026-10-04", 23.5],
    ["Australia/Lord_Howe", "2026-04-05", 24.5],
    ["America/St_Johns", "2026-03-08", 23],
    ["Asia/Kolkata", "2026-03-29", 24],
    ["America/Santiago", "2026-09-06", 23],
    ["America/Santiago", "2026-04-04", 25],
    ["Pacific/Kiritimati", "2026-03-08", 24],
  ])("%s %s: %d hours", (zone, date, hours) => {
    expect(hoursOf(date, zone)).toBe(hours);
  });

  test("the bounds are half open: the last millisecond belongs to the day, the end to the next", () => {
    for (const zone of ["America/Santiago", "Australia/Lord_Howe", "Pacific/Kiritimati", "America/St_Johns"]) {
      const { startsAt, endsAt } = dayBounds("2026-09-06", zone);
      expect([startsAt - 1, startsAt, endsAt - 1, endsAt].map((instant) => localDate(instant, zone))).toEqual([
        "2026-09-05",
        "2026-09-06",
        "2026-09-06",
        "2026-09-07",
      ]);
    }
  });
});

describe("the count week runs Sunday to Saturday", () => {
  test.each(["2026-03-08", "2026-03-10", "2026-03-14"])("around %s", (date) => {
    const { startsAt, endsAt } = weekBounds(date, "America/New_York");
    expect([localDate(startsAt, "America/New_York"), localDate(endsAt, "America/New_York")]).toEqual([
      "2026-03-08",
      "2026-03-15",
    ]);
  });

  test("a week with a change of the clock is an hour shorter", () => {
    const { startsAt, endsAt } = weekBounds("2026-03-12", "America/New_York");
    expect((endsAt - startsAt) / HOUR).toBe(7 * 24 - 1);
  });
});

describe("the club's clock applies, wherever the server is", () => {
  test.each([
    ["Pacific/Kiritimati", "2026-03-09", 14 * 60],
    ["Asia/Kolkata", "2026-03-09", 5 * 60 + 30],
    ["America/St_Johns", "2026-03-08", 21 * 60 + 30],
    ["America/New_York", "2026-03-08", 20 * 60],
  ])("%s", (zone, date, minutes) => {
    const midnight = Date.parse("2026-03-09T00:00:00Z");
    expect(localDate(midnight, zone)).toBe(date);
    expect(localMinutes(midnight, zone)).toBe(minutes);
  });

  test("days between dates are independent of hours", () => {
    expect(daysBetween("2026-03-07", "2026-03-09")).toBe(2);
    expect(daysBetween("2026-03-01", "2026-02-28")).toBe(-1);
    expect(daysBetween("2026-03-08", "2026-03-08")).toBe(0);
    expect(daysBetween("2026-01-31", "2026-12-31")).toBe(334);
  });
});

describe("a local time becomes an instant", () => {
  test("a time that DST skips has no instant", () => {
    expect(instantOf("2026-03-08T02:30", "America/New_York")).toBeNull();
    expect(instantOf("2026-10-04T02:15", "Australia/Lord_Howe")).toBeNull();
    expect(instantOf("2026-09-06T00:00", "America/Santiago")).toBeNull();
    expect(instantOf("2026-03-08T03:00", "America/New_York")).toBe(Date.parse("2026-03-08T07:00Z"));
  });

  test("an ambiguous time is its first occurrence", () => {
    expect(instantOf("2026-11-01T01:30", "America/New_York")).toBe(Date.parse("2026-11-01T05:30Z"));
    expect(instantOf("2026-04-05T01:45", "Australia/Lord_Howe")).toBe(Date.parse("2026-04-04T14:45Z"));
  });

  test("where an instant is required, a skipped time is the first minute after the skip; 24:00 is the day's end", () => {
    const at = (date: string, time: string, zone: string) => new Date(instantFrom(date, time, zone)).toISOString();
    expect(at("2026-03-08", "02:30", "America/New_York")).toBe("2026-03-08T07:00:00.000Z");
    expect(at("2026-09-06", "00:00", "America/Santiago")).toBe("2026-09-06T04:00:00.000Z");
    expect(at("2026-11-01", "01:30", "America/New_York")).toBe("2026-11-01T05:30:00.000Z");
    expect(at("2026-03-08", "24:00", "America/New_York")).toBe("2026-03-09T04:00:00.000Z");
    // Samoa skipped this whole date.
    expect(at("2011-12-30", "10:00", "Pacific/Apia")).toBe("2011-12-30T10:00:00.000Z");
  });

  test("text that is no date-time throws", () => {
    for (const text of ["2026-02-30T10:00", "2026-01-01T25:00", "yesterday", ""]) {
      expect(() => instantOf(text, "America/New_York"), text).toThrow(RangeError);
    }
  });
});
