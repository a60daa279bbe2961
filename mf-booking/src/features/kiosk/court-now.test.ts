import type { Slot } from "@courtside/contracts/api/client.ts";
import { expect, it } from "vitest";
import { courtNow, openSlots } from "./court-now.ts";

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 2, 10, hour, minute)).toISOString();
const slots = (states: Record<number, Slot["state"]>): Slot[] =>
  Object.entries(states).map(([hour, state]) => ({ start_time: at(+hour), end_time: at(+hour + 1), state }));

it("is free until the next occupancy, or free again later, or full", () => {
  const day = slots({ 9: "available", 10: "available", 11: "available", 12: "booked", 13: "available", 14: "blocked" });
  expect(courtNow(day, Date.parse(at(10, 20)))).toEqual({ kind: "free", until: at(12) });
  expect(courtNow(day, Date.parse(at(12)))).toEqual({ kind: "next", at: at(13) });
  expect(courtNow(day, Date.parse(at(8, 59)))).toEqual({ kind: "next", at: at(9) });
  expect(courtNow(day, Date.parse(at(14)))).toEqual({ kind: "full" });
  expect(courtNow([], Date.parse(at(10)))).toEqual({ kind: "full" });
});

it("does not offer a slot that ended since it was loaded", () => {
  const day = slots({ 9: "available", 10: "available" });
  expect(openSlots(day, Date.parse(at(10))).map(({ start_time }) => start_time)).toEqual([at(10)]);
});
