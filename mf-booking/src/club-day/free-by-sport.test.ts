import { expect, test } from "vitest";
import { fakeAvailability } from "../testing/fake-availability.ts";
import { freeBySport } from "./free-by-sport.ts";

const HOUR = 3_600_000;
/** When the browser, whose clock is years ahead, read the day. */
const readAt = Date.parse("2030-01-01T00:00:00Z");
// 06:00 to 10:00 in New York, read at 06:30.
const grid = fakeAvailability({ slots: 4, courts: 1, now: "2026-03-10T10:30:00Z" });
const startsAt = (now?: number) =>
  freeBySport([{ grid, readAt }], ["tennis"], now === undefined ? {} : { now }).flatMap(({ times }) =>
    times.map(({ start_time }) => start_time.slice(11, 16)),
  );

test("a day that stays on the screen loses the times that begin meanwhile, by the server's clock", () => {
  expect(startsAt(readAt)).toEqual(["11:00", "12:00", "13:00"]);
  expect(startsAt(readAt + HOUR)).toEqual(["12:00", "13:00"]);
  expect(startsAt(readAt + 1.5 * HOUR)).toEqual(["13:00"]);
});

test("a day whose last time has begun has none: the next day is looked at", () => {
  expect(freeBySport([{ grid, readAt }], ["tennis"], { now: readAt + 3 * HOUR })).toEqual([]);
});

test("without a clock the day is taken as it was read", () => {
  expect(startsAt()).toEqual(["11:00", "12:00", "13:00"]);
});
