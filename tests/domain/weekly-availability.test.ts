import {
  AVAILABILITY_MESSAGES,
  type AvailableHours,
  availabilityProblem,
  availabilityTimes,
  DEFAULT_HOURS,
  MOST_HOURS,
  WEEKDAYS,
  type Weekday,
  weekdayLabel,
  weekdayOf,
} from "@courtside/contracts/domain/weekly-availability.ts";
import { describe, expect, test } from "vitest";

const CLOSING = "22:00";
const hours = (start_time: string, end_time: string, day_of_week: Weekday = "monday"): AvailableHours => ({
  day_of_week,
  start_time,
  end_time,
});

test("the week starts on Monday, and a date's weekday does not depend on the process's time zone", () => {
  expect(
    ["2026-06-29", "2026-06-30", "2026-07-01", "2026-07-02", "2026-07-03", "2026-07-04", "2026-07-05"].map(weekdayOf),
  ).toEqual(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]);
  expect(WEEKDAYS.map(weekdayLabel).join(" ")).toBe("Monday Tuesday Wednesday Thursday Friday Saturday Sunday");
});

test("a new row and the bounds of the table", () => {
  expect(DEFAULT_HOURS).toEqual(hours("09:00", "17:00"));
  expect(MOST_HOURS).toBe(168);
  expect(AVAILABILITY_MESSAGES).toEqual({
    missing: "Please fill in all fields",
    order: "End time must be after start time",
  });
});

test("times are the half hours from 06:00 to 20:00, or to a later closing", () => {
  const times = availabilityTimes("18:00");
  expect(times.slice(0, 3)).toEqual(["06:00", "06:30", "07:00"]);
  expect(times.at(-1)).toBe("20:00");
  expect(times).toHaveLength(29);
  expect(availabilityTimes("22:15").at(-1)).toBe("22:00");
  expect(availabilityTimes("24:00").at(-1)).toBe("24:00");
});

describe("a weekly table", () => {
  test("without rows, or with hours that are adjacent or on other days, has no problem", () => {
    expect(availabilityProblem([], CLOSING)).toBeNull();
    expect(availabilityProblem([hours("09:00", "12:00"), hours("12:00", "17:00")], CLOSING)).toBeNull();
    expect(availabilityProblem([hours("12:00", "17:00"), hours("09:00", "12:00")], CLOSING)).toBeNull();
    expect(availabilityProblem([hours("09:00", "12:00"), hours("09:00", "12:00", "tuesday")], CLOSING)).toBeNull();
  });

  test.each([
    ["day_of_week", { day_of_week: "" as Weekday }],
    ["start_time", { start_time: "" }],
    ["end_time", { end_time: "" }],
  ] as const)("names the empty %s of the row", (field, empty) => {
    const rows = [hours("06:00", "08:00"), { ...hours("09:00", "12:00"), ...empty }];
    expect(availabilityProblem(rows, CLOSING)).toEqual({ row: 1, field, message: AVAILABILITY_MESSAGES.missing });
  });

  test.each([
    ["start_time", hours("05:30", "12:00")],
    ["start_time", hours("09:10", "12:00")],
    ["end_time", hours("09:00", "22:30")],
  ])("rejects a %s that is not in the list", (field, row) => {
    expect(availabilityProblem([row], CLOSING)).toEqual({
      row: 0,
      field,
      message: "Choose a time between 06:00 and 22:00, on the half hour",
    });
  });

  test.each([hours("12:00", "12:00"), hours("12:00", "09:00")])("rejects an end that is not after the start", (row) => {
    expect(availabilityProblem([row], CLOSING)).toEqual({
      row: 0,
      field: "end_time",
      message: AVAILABILITY_MESSAGES.order,
    });
  });

  test.each([hours("11:30", "13:00"), hours("08:00", "09:30"), hours("10:00", "11:00"), hours("08:00", "18:00")])(
    "rejects hours that overlap earlier ones of the day",
    (row) => {
      expect(availabilityProblem([hours("06:00", "06:30", "sunday"), hours("09:00", "12:00"), row], CLOSING)).toEqual({
        row: 2,
        field: "start_time",
        message: "These hours overlap others on Monday",
      });
    },
  );
});
