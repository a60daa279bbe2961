import { expect, test } from "vitest";
import { nameLines } from "./board-text.ts";

const ofBooking = (name: string) =>
  nameLines({
    id: "1",
    state: "booked",
    booked_by: name,
    start_time: "2026-03-10T14:00:00Z",
    end_time: "2026-03-10T15:00:00Z",
  } as unknown as Parameters<typeof nameLines>[0]);

test.each([
  ["Ana Maria Ruiz", ["Ana Maria", "Ruiz"]],
  ["Pieter Van Dijk", ["Pieter", "Van Dijk"]],
  ["Anne-Marie de la Fontaine", ["Anne-Marie", "de la Fontaine"]],
  ["Van Morrison", ["Van", "Morrison"]],
  ["De La Rosa", ["De", "La Rosa"]],
  ["Li  Na", ["Li", "Na"]],
  ["Cher", ["Cher"]],
])("%s stands on the lines %j", (name, lines) => {
  expect(ofBooking(name)).toEqual(lines);
});
