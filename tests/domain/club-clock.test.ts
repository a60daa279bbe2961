import {
  addDays,
  clubDate,
  clubDayLabel,
  clubDayTimesLabel,
  clubDayYearLabel,
  clubSpanLabel,
  clubTime,
  dateLabel,
  dateYearLabel,
  isDate,
  localDateTime,
  weekStart,
} from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { localDate, localMinutes } from "@courtside/contracts/domain/club-time.ts";
import { expect, test } from "vitest";

const ZONES = [
  "America/New_York",
  "Europe/Berlin",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "America/St_Johns",
  "Asia/Kolkata",
  "America/Santiago",
  "Pacific/Kiritimati",
];

test("the browser's clock and the server's give the same date and time, every quarter hour on days of clock changes", () => {
  for (const zone of ZONES) {
    for (const day of [
      "2026-03-08",
      "2026-03-29",
      "2026-04-05",
      "2026-09-06",
      "2026-10-04",
      "2026-10-25",
      "2026-11-01",
    ]) {
      for (let quarter = -40; quarter < 136; quarter++) {
        const instant = Date.parse(`${day}T00:00:00Z`) + quarter * 900_000;
        expect(clubDate(instant, zone)).toBe(localDate(instant, zone));
        expect(clubTime(instant, zone)).toBe(wallTime(localMinutes(instant, zone)));
      }
    }
  }
});

test("midnight is 00:00 of the club's day", () => {
  const midnight = "2026-03-08T05:00:00Z";
  expect(clubTime(midnight, "America/New_York")).toBe("00:00");
  expect(clubDate(midnight, "America/New_York")).toBe("2026-03-08");
  expect(clubDayLabel(midnight, "America/New_York")).toBe("Sunday, March 8");
  expect(clubDayLabel(midnight, "America/Santiago")).toBe("Sunday, March 8");
  expect(clubDayLabel(midnight, "Pacific/Kiritimati")).toBe("Sunday, March 8");
  expect(clubDayLabel("2026-03-08T04:59:59Z", "America/New_York")).toBe("Saturday, March 7");
});

test("days are added on the calendar: leap days, month ends, years", () => {
  expect(addDays("2026-03-08", 1)).toBe("2026-03-09");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(addDays("2026-01-01", 365)).toBe("2027-01-01");
});

test("a date is a day of the calendar", () => {
  expect(["2026-02-28", "2028-02-29", "2026-12-31"].filter(isDate)).toHaveLength(3);
  for (const text of [null, "", "2026-02-30", "2026-13-01", "2026-00-10", "2026-2-3", "tomorrow"])
    expect(isDate(text), String(text)).toBe(false);
});

test("the day's end is the next day's midnight", () => {
  expect(localDateTime("2026-03-31", "24:00")).toBe("2026-04-01T00:00");
  expect(localDateTime("2026-03-31", "09:15")).toBe("2026-03-31T09:15");
});

test.each([
  ["2026-03-08", "2026-03-08"],
  ["2026-03-09", "2026-03-08"],
  ["2026-03-14", "2026-03-08"],
  ["2026-03-15", "2026-03-15"],
  ["2026-01-01", "2025-12-28"],
])("the count week of %s begins on %s: a Sunday begins the next week", (date, sunday) => {
  expect(weekStart(date)).toBe(sunday);
});

test("a date's label needs no zone", () => {
  expect(dateLabel("2026-03-08")).toBe("Sun, Mar 8");
});

test("a label names the year if it is not the club's current one", () => {
  const zone = "America/New_York";
  // The club's last evening of 2026; in UTC it is 2027.
  const now = Date.parse("2027-01-01T02:00:00Z");
  expect(clubDayYearLabel("2026-03-08T05:00:00Z", zone, now)).toBe("Sunday, March 8");
  expect(clubDayYearLabel("2027-01-01T04:59:59Z", zone, now)).toBe("Thursday, December 31");
  expect(clubDayYearLabel("2027-01-01T05:00:00Z", zone, now)).toBe("Friday, January 1, 2027");
  expect(clubDayYearLabel("2025-03-08T05:00:00Z", zone, now)).toBe("Saturday, March 8, 2025");
  const nextYear = ["2027-01-01T14:00:00Z", "2027-01-01T15:30:00Z"] as const;
  expect(clubDayTimesLabel(...nextYear, zone, now)).toBe("Friday, January 1, 2027, 09:00 - 10:30");
  expect(clubDayTimesLabel("2026-12-31T14:00:00Z", "2026-12-31T15:30:00Z", zone, now)).toBe(
    "Thursday, December 31, 09:00 - 10:30",
  );
  expect(dateYearLabel("2026-12-31", zone, now)).toBe("Thu, Dec 31");
  expect(dateYearLabel("2027-01-01", zone, now)).toBe("Fri, Jan 1, 2027");
  expect(dateYearLabel("2027-01-01", "UTC", now)).toBe("Fri, Jan 1");
});

test("converting wall times to minutes and back is lossless, 24:00 included", () => {
  for (let minutes = 0; minutes <= 1440; minutes += 5) expect(minutesOfDay(wallTime(minutes))).toBe(minutes);
  expect(wallTime(1440)).toBe("24:00");
});

test("a span within one date names the date once, a longer one both; midnight ends the previous day", () => {
  const zone = "America/New_York";
  const span = (start: string, end: string) => clubSpanLabel(start, end, zone);
  expect(span("2026-03-09T13:00:00Z", "2026-03-09T21:00:00Z")).toBe("Mar 9, 2026, 09:00 - 17:00");
  expect(span("2026-03-09T13:00:00Z", "2026-03-10T04:00:00Z")).toBe("Mar 9, 2026, 09:00 - 24:00");
  expect(span("2026-03-09T13:00:00Z", "2026-03-10T13:00:00Z")).toBe("Mar 9, 2026, 09:00 - Mar 10, 2026, 09:00");
  expect(span("2026-03-07T13:00:00Z", "2026-03-09T04:00:00Z")).toBe("Mar 7, 2026, 08:00 - Mar 8, 2026, 24:00");
});
