import { expect, test } from "vitest";
import { courtNames, lengthsOf, timeSections } from "./time-list.ts";

const at = (hour: number) => ({
  start_time: `2026-03-10T${hour}:00:00Z`,
  end_time: `2026-03-10T${hour + 1}:00:00Z`,
  courts: [],
});
const shown = (...args: Parameters<typeof timeSections>) =>
  timeSections(...args).map(({ part, times }) => `${part} ${times.map(({ time }) => time)}`);

test("times stand in parts of the club's day, in order", () => {
  expect(shown([at(12), at(15), at(16), at(22)], "America/New_York", null)).toEqual([
    "morning 08:00,11:00",
    "afternoon 12:00",
    "evening 18:00",
  ]);
});

test("the part in which the person mostly plays comes first, if it has a free time", () => {
  const times = [at(12), at(16), at(22)];
  expect(shown(times, "UTC", "evening")).toEqual(["evening 22:00", "afternoon 12:00,16:00"]);
  expect(shown(times, "UTC", "morning")).toEqual(["afternoon 12:00,16:00", "evening 22:00"]);
});

test("many courts are named by the first ones", () => {
  const courts = [1, 2, 3, 4, 5].map((nth) => ({ court_id: `${nth}`, court_name: `Court ${nth}` }));
  expect(courtNames(courts.slice(0, 4))).toBe("Court 1, Court 2, Court 3, Court 4");
  expect(courtNames(courts)).toBe("Court 1, Court 2, Court 3 and 2 more");
});

test("lengths are whole slots up to the longest booking, one slot always", () => {
  expect(lengthsOf(60, 150)).toEqual([60, 120]);
  expect(lengthsOf(60, 30)).toEqual([60]);
  expect(lengthsOf(15, 180)).toHaveLength(12);
  expect(lengthsOf(15, 180).at(-1)).toBe(180);
});
