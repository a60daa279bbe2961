import { expect, test } from "vitest";
import { failedDatesOf } from "./failed-dates.ts";

test("the dates in the way of a series with what is free for each; none for any other error", () => {
  const place = {
    court_id: "c1",
    court_name: "Court 1",
    start_time: "2026-03-17T20:00:00Z",
    end_time: "2026-03-17T21:00:00Z",
  };
  const dates = [
    { booking_id: "b", date: "2026-03-17", code: "slot_conflict", message: "Taken", alternatives: [place] },
    { booking_id: "c", date: "2026-03-24", code: "past", message: "Past" },
  ];
  expect(failedDatesOf({ field: "scope", dates })).toEqual([
    { date: "2026-03-17", message: "Taken", alternatives: [place] },
    { date: "2026-03-24", message: "Past", alternatives: [] },
  ]);
  for (const details of [undefined, {}, { dates: "none" }, { dates: [null, "x", {}] }]) {
    expect(failedDatesOf(details)).toEqual([]);
  }
});
