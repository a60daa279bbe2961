import {
  bookingOfRow,
  guessedBookingMapping,
  guessedTimes,
  namesIn,
} from "@courtside/contracts/domain/booking-import.ts";
import { durationMinutes, guessedDateOrder, timeOf, timesOf } from "@courtside/contracts/domain/file-time.ts";
import { expect, test } from "vitest";

/** Files of the three programs (docs/importing-bookings.md). */
const LIBREBOOKING = ["Resource", "Begin", "End", "Duration", "Title", "Reference Number", "User", "Status"];
const COURTRESERVE = ["Reservation Type", "Date", "Time", "Courts", "Players", "Email"];
const PLAYTOMIC = [
  "booking_id",
  "booking_start_date",
  "booking_end_date",
  "resource_name",
  "participant_name",
  "is_canceled",
];

test("the columns of other programs' files are recognised", () => {
  expect(guessedBookingMapping(LIBREBOOKING)).toEqual({
    ...{ court: "Resource", start: "Begin", end: "End", duration: "Duration", name: "User", status: "Status" },
  });
  expect(guessedBookingMapping(COURTRESERVE)).toEqual({
    ...{ court: "Courts", start: "Time", date: "Date", name: "Players", email: "Email" },
  });
  const playtomic = guessedBookingMapping(PLAYTOMIC);
  expect(playtomic).toEqual({
    ...{ court: "resource_name", start: "booking_start_date", end: "booking_end_date" },
    ...{ name: "participant_name", status: "is_canceled" },
  });
  expect([guessedTimes(playtomic), guessedTimes({ start: "Begin" })]).toEqual(["utc", "club"]);
});

test.each([
  ["2026-12-01 18:00", "dmy", "2026-12-01T18:00"],
  ["2026-12-01T18:00:00", "dmy", "2026-12-01T18:00"],
  ["03/12/2026 18:00", "dmy", "2026-12-03T18:00"],
  ["12/3/2026 6:00 PM", "mdy", "2026-12-03T18:00"],
  ["3.12.26 8:30", "mdy", "2026-12-03T08:30"],
  ["Thu, Dec 3, 2026 12:15 am", "dmy", "2026-12-03T00:15"],
  ["3 December 2026 6 pm", "dmy", "2026-12-03T18:00"],
  ["Thursday 3/12/2026 18:00", "dmy", "2026-12-03T18:00"],
] as const)("%s (%s) is %s", (cell, order, local) => {
  expect(timeOf(cell, order)).toEqual({ local });
});

test("an instant keeps its zone, a time alone takes the date beside it, and what is none is none", () => {
  const instant = Date.parse("2026-12-01T17:00:00Z");
  for (const cell of ["2026-12-01T18:00:00+01:00", "2026-12-01 17:00:00 UTC", "2026-12-01T17:00Z"]) {
    expect(timeOf(cell, "dmy")).toEqual({ instant });
  }
  expect(timeOf("6:00 PM", "mdy", "12/1/2026")).toEqual({ local: "2026-12-01T18:00" });
  for (const cell of ["", "soon", "2026-12-01", "24:00", "24:30", "25:00", "31/02/2026 10:00", "13:00 PM"]) {
    expect(timeOf(cell, "dmy", "01/12/2026")).toEqual(null);
  }
  expect(timesOf("10:00 AM - 11:30 AM")).toEqual(["10:00 AM", "11:30 AM"]);
  expect(timesOf("2026-12-01 10:00")).toEqual(["2026-12-01 10:00"]);
});

test.each(["0000", "0001", "1999", "2100", "9999"])("a date of the year %s cannot be read", (year) => {
  for (const cell of [
    `${year}-01-01 10:00`,
    `01/01/${year} 10:00`,
    `${year}-01-01T10:00Z`,
    `${year}-01-01T10:00+14:00`,
  ]) {
    expect(timeOf(cell, "dmy")).toBe(null);
  }
});

test("the order of day and month is that in which every date can be read", () => {
  expect(guessedDateOrder(["03/04/2026 10:00", "13/04/2026 10:00"])).toBe("dmy");
  expect(guessedDateOrder(["03/04/2026 10:00", "03/14/2026 10:00"])).toBe("mdy");
  expect(guessedDateOrder(["03/04/2026 10:00 AM"])).toBe("mdy");
  expect(guessedDateOrder(["2026-04-03 10:00"])).toBe("dmy");
});

test.each([
  ["90", 90],
  ["1:30", 90],
  ["1h 30m", 90],
  ["1.5 hours", 90],
  ["2 hours", 120],
  ["60 min", 60],
  ["0", null],
  ["long", null],
  ["99:00", null],
])("a duration of %s is %s minutes", (cell, minutes) => {
  expect(durationMinutes(cell)).toBe(minutes);
});

const read = (cells: Record<string, string>, mapping = guessedBookingMapping(Object.keys(cells))) =>
  bookingOfRow((column) => cells[column] ?? "", mapping, "mdy");

test("a row says court, times and person, and what is wrong with it", () => {
  const row = {
    Courts: " Court  1 ",
    Date: "12/1/2026",
    Time: "6:00 PM - 7:30 PM",
    Players: "Ana Ruiz",
    Email: "a@b.co",
  };
  expect(read(row)).toEqual({
    row: {
      ...{ court: "Court 1", start: { local: "2026-12-01T18:00" }, end: { local: "2026-12-01T19:30" } },
      ...{ name: "Ana Ruiz", email: "a@b.co", isCanceled: false },
    },
    problems: [],
  });
  expect(read({ Court: "1", Start: "12/1/2026 18:00", Duration: "45" }).row.end).toEqual({ minutes: 45 });
  expect(read({ Court: "", Start: "soon", Duration: "x" }).problems.map(({ field }) => field)).toEqual([
    ...["court", "start", "duration"],
  ]);
  const canceled = (cells: Record<string, string>) =>
    read({ Court: "1", Start: "12/1/2026 18:00", ...cells }).row.isCanceled;
  expect(canceled({ Status: "Cancelled" })).toBe(true);
  expect(canceled({ is_canceled: "true" })).toBe(true);
  expect(canceled({ is_canceled: "false" })).toBe(false);
  expect(canceled({ Status: "Confirmed" })).toBe(false);
});

test.each([
  ["22:00", "00:00", "2026-12-02T00:00"],
  ["22:00", "24:00", "2026-12-02T00:00"],
  ["10:00 PM", "12:00 AM", "2026-12-02T00:00"],
  ["10 PM", "12 am", "2026-12-02T00:00"],
  ["00:00", "00:00", "2026-12-02T00:00"],
  ["22:00", "12/1/2026 24:00", "2026-12-02T00:00"],
  ["22:00", "12/2/2026 00:00", "2026-12-02T00:00"],
  ["22:00", "12/1/2026 00:00", "2026-12-01T00:00"],
  ["22:00", "01:00", "2026-12-01T01:00"],
  ["22:00", "21:00", "2026-12-01T21:00"],
  ["11:00 PM", "12:00 PM", "2026-12-01T12:00"],
])("a booking from %s to %s on December 1 ends at %s", (from, until, local) => {
  const apart: Record<string, string> = until.includes("/")
    ? { Start: from, End: until }
    : { Time: `${from} - ${until}` };
  const rows: Record<string, string>[] = [
    { Start: `12/1/2026 ${from}`, End: until },
    { Date: "12/1/2026", ...apart },
  ];
  for (const cells of rows) {
    expect(read({ Court: "1", ...cells })).toMatchObject({ row: { end: { local } }, problems: [] });
  }
});

test("midnight is moved only where start and end are of one clock", () => {
  const ends = (Start: string, End: string) => read({ Court: "1", Start, End }).row.end;
  expect(ends("2026-12-01T22:00Z", "00:00")).toEqual({ local: "2026-12-01T00:00" });
  expect(ends("2026-12-01T22:00Z", "2026-12-02T00:00Z")).toEqual({ instant: Date.parse("2026-12-02T00:00Z") });
  expect(ends("2026-12-31 22:00", "00:00")).toEqual({ local: "2027-01-01T00:00" });
});

test("a cell may hold several names, the booker's first", () => {
  expect(namesIn("Ana Ruiz, Bob Stone (Guest)")).toEqual(["Ana Ruiz, Bob Stone (Guest)", "Ana Ruiz", "Bob Stone"]);
  expect(namesIn("Ruiz")).toEqual(["Ruiz"]);
});
