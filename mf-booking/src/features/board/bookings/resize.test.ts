import { fakeClub } from "@courtside/contracts/shell/fake-me.ts";
import { expect, test } from "vitest";
import { fakeAvailability } from "../../../testing/fake-availability.ts";
import { axisOf, MINUTE } from "../board-day.ts";
import { filledCell } from "../desk-draft.ts";
import { endNear, mayResizeCell } from "./resize.ts";

const HOUR = 60 * MINUTE;
const day = fakeAvailability({
  role: "front_desk",
  courts: 1,
  filled: [
    { court: 0, from: 60, minutes: 60, state: "booked", booked_by: "Ana Ruiz" },
    { court: 0, from: 180, minutes: 60, state: "blocked" },
    { court: 0, from: 300, minutes: 60, state: "lesson", booked_by: "Ben Okafor" },
  ],
});
const courts = day.courts.map((court) => ({ sport: "tennis", court }));
const axis = axisOf([day]) ?? { opens: 0, closes: 0, zone: "UTC" };
const cellOf = (at: number) => {
  const found = filledCell(courts, day.courts[0]?.occupancies[at]?.id ?? "");
  if (!found) throw new Error("no such bar");
  return found.cell;
};
const ana = cellOf(0);

test("an end lies on a quarter hour, after the start, and before what comes next", () => {
  const near = (minutes: number, now = axis.opens) =>
    (endNear(ana, axis.opens + minutes * MINUTE, { courts, axis, now }) - axis.opens) / MINUTE;
  expect([near(130), near(127), near(20), near(600)]).toEqual([135, 120, 75, 180]);
  expect(near(20, axis.opens + 80 * MINUTE)).toBe(90);
});

test("bookings that are not over can be resized, other bars not", () => {
  const may = (cell: typeof ana, now = axis.opens) => mayResizeCell(cell, { role: "front_desk", rules: fakeClub, now });
  expect([may(ana), may(cellOf(1)), may(cellOf(2))]).toEqual([true, false, false]);
  expect([may(ana, axis.opens + 1.5 * HOUR), may(ana, axis.opens + 2 * HOUR)]).toEqual([true, false]);
  const played = { ...ana, occupancy: { ...ana.occupancy, is_booker: false } };
  expect(may(played)).toBe(false);
});
