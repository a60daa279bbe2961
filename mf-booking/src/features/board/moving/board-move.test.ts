import { fakeClub } from "@courtside/contracts/shell/fake-me.ts";
import { expect, test } from "vitest";
import { fakeAvailability } from "../../../testing/fake-availability.ts";
import { axisOf, type Draft, MINUTE } from "../board-day.ts";
import { filledCell } from "../desk-draft.ts";
import {
  type BoardMoveRules,
  courtBeside,
  liftable,
  type Nudge,
  nudged,
  otherPlaces,
  placeNear,
  problemOf,
  sameTimeOn,
} from "./board-move.ts";

const HOUR = 60 * MINUTE;
const day = fakeAvailability({
  role: "front_desk",
  courts: 2,
  filled: [
    { court: 0, from: 60, minutes: 90, state: "booked", booked_by: "Ana Ruiz" },
    { court: 0, from: 180, minutes: 60, state: "lesson", booked_by: "Ben Okafor" },
    { court: 1, from: 60, minutes: 60, state: "blocked" },
  ],
});
const courts = day.courts.map((court) => ({ sport: "tennis", court }));
const axis = axisOf([day]) ?? { opens: 0, closes: 0, zone: "UTC" };
const [first = "", second = ""] = day.courts.map(({ court_id }) => court_id);
const by = (now = axis.opens): BoardMoveRules => ({
  ...{ role: "front_desk", rules: fakeClub, now },
  small: new Map(),
});
const cellOf = (at: number) => {
  const found = filledCell(courts, day.courts.flatMap(({ occupancies }) => occupancies)[at]?.id ?? "");
  if (!found) throw new Error("no such bar");
  return found.cell;
};
const ana = liftable(cellOf(0), "Court 1", by());
if (!ana) throw new Error("Ana's booking cannot be lifted");
const place = (courtId: string, minutes: number) => placeNear(ana, courtId, axis.opens + minutes * MINUTE, axis);
const problem = (courtId: string, minutes: number, now?: number) =>
  problemOf(ana, place(courtId, minutes), courts, axis, by(now));

test("bookings that have not begun are lifted; lessons, blocks and running ones are not", () => {
  expect([liftable(cellOf(1), "Court 1", by()), liftable(cellOf(2), "Court 2", by())]).toEqual([null, null]);
  expect(liftable(cellOf(0), "Court 1", by(axis.opens + HOUR))).toBeNull();
});

test("a place lies on the quarter hour with the whole length, within the day", () => {
  const start = (minutes: number) => (place(second, minutes).start - axis.opens) / MINUTE;
  expect([start(127), start(-30), start(24 * 60)]).toEqual([120, 0, 16 * 60 - 90]);
  expect(courtBeside(courts, first, 1)).toBe(second);
  expect(courtBeside(courts, first, -1)).toBe(first);
});

test("an arrow leads by minutes or days, to the shown court, and keeps the wall time over a clock change", () => {
  const dayAfter = (date: string) => {
    const grid = fakeAvailability({ date, opens: `${date}T${date < "2026-11-01" ? 10 : 11}:00:00Z`, courts: 2 });
    return { courts: grid.courts.map((court) => ({ sport: "tennis", court })), axis: axisOf([grid]) ?? axis };
  };
  // In New York the clock falls back in the night to November 1.
  const week = ["2026-10-31", "2026-11-01"].map(dayAfter);
  const begin = week[0]?.axis.opens ?? 0;
  const lifted = { ...ana, start: begin + HOUR, end: begin + 2.5 * HOUR };
  const led = (by: Nudge, at: Pick<Draft, "courtId" | "start"> = lifted) => nudged(lifted, at, by, week);
  expect(led({ days: 1 })?.start).toBe(begin + HOUR + 25 * HOUR);
  expect(led({ days: -1 })?.start).toBe(begin + HOUR);
  expect(led({ minutes: 30, courtId: second })).toEqual({
    courtId: second,
    start: begin + 1.5 * HOUR,
    end: begin + 3 * HOUR,
  });
  expect(led({ days: 1 }, { courtId: first, start: begin - HOUR })).toBeNull();
});

test("the same time of another day is the same wall time, over a clock change too", () => {
  // In New York the clock falls back in the night to November 1.
  const opens = Date.parse("2026-10-31T10:00:00Z");
  const lifted = { ...ana, start: opens + 3 * HOUR, end: opens + 4 * HOUR };
  const hours = { opens: Date.parse("2026-11-01T11:00:00Z"), closes: Date.parse("2026-11-02T03:00:00Z") };
  const start = hours.opens + 3 * HOUR;
  expect(sameTimeOn(lifted, second, { ...hours, zone: "America/New_York" })).toEqual({
    courtId: second,
    start,
    end: start + HOUR,
  });
});

test("its own place is free for it, what others have is not, nor what is over", () => {
  expect([problem(first, 75), problem(first, 300)]).toEqual([null, null]);
  expect(problem(first, 120)).toBe("This time slot conflicts with an existing booking");
  expect(problem(second, 30)).toBe("This time slot conflicts with an existing booking");
  expect(problem(second, 120, axis.opens + 5 * HOUR)).toBe("Cannot book in the past");
});

test("an inactive court takes no booking, not even the one that is on it", () => {
  const inactive = courts.map((each) => ({
    ...each,
    court: { ...each.court, is_active: each.court.court_id !== first },
  }));
  const on = (courtId: string, minutes: number) => problemOf(ana, place(courtId, minutes), inactive, axis, by());
  expect([on(first, 75), on(first, 300)]).toEqual(Array(2).fill("This court is not available for booking"));
  expect(on(second, 300)).toBeNull();
  const offered = otherPlaces(ana, place(second, 30), inactive, axis, by());
  expect(new Set(offered.map(({ court_name }) => court_name))).toEqual(new Set(["Court 2"]));
});

test("a court without room for its players neither fits nor is offered", () => {
  const small = new Map([[second, "At most 2 can play on this booking"]]);
  expect(problemOf(ana, place(second, 300), courts, axis, { ...by(), small })).toBe(small.get(second));
  const offered = otherPlaces(ana, place(first, 120), courts, axis, { ...by(), small });
  expect(offered.map(({ court_name }) => court_name)).toEqual(["Court 1", "Court 1"]);
});

test("other places are near on the court, then on the sport's others, and have room for all of it", () => {
  const starts = otherPlaces(ana, place(first, 120), courts, axis, by()).map(({ court_name, start_time }) => [
    court_name,
    (Date.parse(start_time) - axis.opens) / MINUTE,
  ]);
  expect(starts).toEqual([
    ["Court 1", 0],
    ["Court 1", 240],
    ["Court 2", 120],
  ]);
});
