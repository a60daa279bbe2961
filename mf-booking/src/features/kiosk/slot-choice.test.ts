import type { Slot } from "@courtside/contracts/api/client.ts";
import { expect, it } from "vitest";
import { slotChoice } from "./slot-choice.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 2, 10, hour)).toISOString();

function evening(states: Record<number, Slot["state"]>) {
  const slots = Object.entries(states).map(
    ([hour, state]): Slot => ({ start_time: at(+hour), end_time: at(+hour + 1), state }),
  );
  return { court_id: "court", name: "Court 1", sport: "tennis", slots, occupancies: [] };
}

it("offers the lengths that are free and allowed from the start on, until midnight", () => {
  const court = evening({ 20: "available", 21: "booked", 22: "available", 23: "available" });
  const choice = (start: string, end: string) => slotChoice({ court, start, end, zone: "UTC", longestMinutes: 120 });
  expect(choice("22:00", "24:00")).toEqual({
    lengths: [
      { end: "23:00", label: "1 h" },
      { end: "24:00", label: "2 h" },
    ],
    isFree: true,
  });
  expect(choice("20:00", "22:00")).toEqual({ lengths: [{ end: "21:00", label: "1 h" }], isFree: false });
});

it("offers every length up to the longest booking", () => {
  const start = Date.UTC(2026, 2, 10, 8);
  const slots = Array.from({ length: 40 }, (_, nth): Slot => {
    const [from, until] = [nth, nth + 1].map((each) => new Date(start + each * 900_000).toISOString());
    return { start_time: from ?? "", end_time: until ?? "", state: "available" };
  });
  const court = { court_id: "court", name: "Court 1", sport: "tennis", slots, occupancies: [] };
  const { lengths } = slotChoice({ court, start: "08:00", end: "11:00", zone: "UTC", longestMinutes: 180 });
  expect(lengths).toHaveLength(12);
  expect(lengths.at(-1)).toEqual({ end: "11:00", label: "3 h" });
});

it("detects that the chosen time is taken or over", () => {
  for (const state of ["booked", "past"] as const) {
    const court = evening({ 22: state });
    expect(slotChoice({ court, start: "22:00", end: "23:00", zone: "UTC", longestMinutes: 60 })).toEqual({
      lengths: [],
      isFree: false,
    });
  }
});
