import { FIRST_TIME_ZONES, isTimeZone, timeZoneLabel, timeZoneNames } from "@courtside/contracts/domain/time-zones.ts";
import { expect, test, vi } from "vitest";

const FIRST = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "America/Phoenix",
  "America/Anchorage",
  "Pacific/Honolulu",
];

test("the seven common zones come first, each zone is listed once, and a stored one that this runtime lacks comes last", () => {
  expect(FIRST_TIME_ZONES.map(({ zone }) => zone)).toEqual(FIRST);
  const zones = timeZoneNames("Asia/Calcutta");
  expect(zones.slice(0, 7)).toEqual(FIRST);
  expect(zones).toContain("Europe/Berlin");
  expect(zones).toContain("Asia/Calcutta");
  expect(new Set(zones).size).toBe(zones.length);
});

test.each(["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "America/Port-au-Prince", "GMT0"])(
  "%s is a zone",
  (zone) => expect(isTimeZone(zone)).toBe(true),
);

test.each([
  "",
  "Mars",
  "Europe/",
  "/Berlin",
  "+02:00",
  "-05:00",
  "europe/berlin",
  "Europe/Berlin ",
  " Europe/Berlin",
  "Europe//Berlin",
])("%j is not a zone", (zone) => expect(isTimeZone(zone)).toBe(false));

test("only the error for an unknown name is treated as one", () => {
  const format = vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function fail() {
    throw new TypeError("broken");
  });
  try {
    expect(() => isTimeZone("Europe/Berlin")).toThrow(TypeError);
  } finally {
    format.mockRestore();
  }
});

test("a label has spaces", () => {
  expect(timeZoneLabel("America/Port_of_Spain")).toBe("America/Port of Spain");
});
