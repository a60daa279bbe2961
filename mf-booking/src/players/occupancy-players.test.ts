import { expect, test } from "vitest";
import { fakeAvailability } from "../testing/fake-availability.ts";
import type { Filled } from "../testing/fake-day.ts";
import { marksOn, partnersText } from "./occupancy-players.ts";

const occupancyOf = (of: Partial<Filled>) => {
  const filled: Filled[] = [{ court: 0, from: 60, minutes: 60, state: "booked", booked_by: "Ana Ruiz", ...of }];
  const [occupancy] = fakeAvailability({ role: "front_desk", courts: 1, filled }).courts[0]?.occupancies ?? [];
  if (!occupancy) throw new Error("nothing fills the court");
  return occupancy;
};

test("the others stand beside the booker", () => {
  expect(partnersText(occupancyOf({}))).toBeNull();
  expect(partnersText(occupancyOf({ players: ["Ben Okafor", "Jo"] }))).toBe("with Ben Okafor and Jo");
});

test("what is missing or due is marked", () => {
  expect(marksOn(occupancyOf({ players: ["Jo"] }))).toEqual([]);
  expect(marksOn(occupancyOf({ is_unnamed: true }))).toEqual([{ sign: "?", text: "Players not named" }]);
  expect(marksOn(occupancyOf({ is_checked_in: true }))).toEqual([{ sign: "✓", text: "Checked in" }]);
  expect(marksOn(occupancyOf({ players: ["Jo"], guest_fees_due_cents: 1_250 }))).toEqual([
    { sign: "$", text: "Guest fee due: $12.50" },
  ]);
});
