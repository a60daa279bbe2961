import { expect, test } from "vitest";
import { sheetLines } from "./sheet-lines.ts";

const at = (time: string) => `2026-07-15T${time}:00.000Z`;
const slot = (from: string, until: string) => ({
  start_time: at(from),
  end_time: at(until),
  state: "available" as const,
});

test("a court's day has what fills it, and between it the free slots to write in", () => {
  const lines = sheetLines({
    slots: [slot("08:00", "09:00"), slot("09:00", "10:00"), slot("10:00", "11:00"), slot("11:00", "12:00")],
    occupancies: [
      { id: "2", start_time: at("11:00"), end_time: at("12:00"), state: "blocked" },
      // Off the slots: it touches two.
      { id: "1", start_time: at("08:30"), end_time: at("09:30"), state: "booked" },
    ],
  });
  expect(lines.map(({ start, occupancy }) => [start, occupancy?.id ?? "free"])).toEqual([
    [at("08:30"), "1"],
    [at("10:00"), "free"],
    [at("11:00"), "2"],
  ]);
});
