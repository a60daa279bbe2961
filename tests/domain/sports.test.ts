import { DEFAULT_SPORT, SPORTS, sportLabel, sportsProblem } from "@courtside/contracts/domain/sports.ts";
import { expect, test } from "vitest";

test("the catalogue of docs/product/booking.md#sports", () => {
  expect(SPORTS.join(" ")).toBe("tennis pickleball squash badminton racquetball basketball volleyball padel");
  expect(DEFAULT_SPORT).toBe("tennis");
});

test("sports are shown capitalised", () => {
  expect(["tennis", "table tennis", ""].map(sportLabel)).toEqual(["Tennis", "Table tennis", ""]);
});

const names = (count: number) => Array.from({ length: count }, (_, index) => `sport ${index}`);

test("a club has one sport to thirty, of up to 40 characters each", () => {
  expect(sportsProblem(["tennis"])).toBeNull();
  expect(sportsProblem(names(30))).toBeNull();
  expect(sportsProblem(["x".repeat(40)])).toBeNull();
});

test.each([
  [[], "Choose at least one sport"],
  [names(31), "A club can have at most 30 sports"],
  [["tennis", ""], "A sport needs a name"],
  [["tennis", "x".repeat(41)], "A sport can have at most 40 characters"],
  [["tennis", "padel", "tennis"], "This sport is already in the list."],
])("%j: %s", (sports, problem) => {
  expect(sportsProblem(sports)).toBe(problem);
});
