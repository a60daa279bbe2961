import { expect, it } from "vitest";
import { ALL_COURTS, blockErrors, blockInput, NO_BLOCK, withBlockStart } from "./block-draft.ts";

const draft = { courtId: "one", start: "10:00", end: "12:00", reason: " Rain " };

it("names each missing field, then an end that is not after the start", () => {
  expect(Object.keys(blockErrors(NO_BLOCK))).toEqual(["court", "start", "end"]);
  expect(blockErrors({ ...draft, end: "10:00" })).toEqual({ end: "End time must be after start time" });
  expect(blockErrors(draft)).toEqual({});
  expect(blockInput({ ...draft, end: null }, "2036-03-10", ["one"])).toBeNull();
});

it("sends one court or all, and an end at midnight as the next day's", () => {
  expect(blockInput(draft, "2036-03-10", ["one", "two"])).toEqual({
    court_ids: ["one"],
    start_time: "2036-03-10T10:00",
    end_time: "2036-03-10T12:00",
    reason: "Rain",
  });
  const all = blockInput({ ...draft, courtId: ALL_COURTS, end: "24:00", reason: "" }, "2036-03-10", ["one", "two"]);
  expect(all).toEqual({ court_ids: ["one", "two"], start_time: "2036-03-10T10:00", end_time: "2036-03-11T00:00" });
});

it("moves an end that is not after the start by a slot, at most to closing", () => {
  expect(withBlockStart(NO_BLOCK, "21:30", 60, "22:00")).toMatchObject({ start: "21:30", end: "22:00" });
  expect(withBlockStart(draft, "11:00", 60, "22:00")).toMatchObject({ start: "11:00", end: "12:00" });
});
