import { expect, test } from "vitest";
import { emptyDraft, readDraft, withStartDate } from "./blockDraft.ts";

const full = { ...emptyDraft("2026-03-10"), courtIds: ["a", "b"], startTime: "09:00", endTime: "17:00" };

test("a full draft becomes club-local times; a blank reason is null, and the day's end is the next midnight", () => {
  expect(readDraft({ ...full, reason: "  " })).toEqual({
    court_ids: ["a", "b"],
    start_time: "2026-03-10T09:00",
    end_time: "2026-03-10T17:00",
  });
  expect(readDraft({ ...full, endDate: "2026-12-31", endTime: "24:00", reason: " Nets " })).toMatchObject({
    end_time: "2027-01-01T00:00",
    reason: "Nets",
  });
});

test("missing fields are named in the form's order", () => {
  const message = "Please fill in all required fields";
  expect(readDraft({ ...full, courtIds: [] })).toEqual({ field: "courts", message });
  expect(readDraft({ ...full, startTime: null })).toEqual({ field: "start_time", message });
  expect(readDraft({ ...full, endTime: null })).toEqual({ field: "end_time", message });
});

test("the end comes after the start, dates included", () => {
  const failure = { field: "end_time", message: "End time must be after start time" };
  expect(readDraft({ ...full, endTime: "09:00" })).toEqual(failure);
  expect(readDraft({ ...full, endDate: "2026-03-09" })).toEqual(failure);
  expect(readDraft({ ...full, endDate: "2026-03-11", endTime: "08:00" })).toMatchObject({ court_ids: ["a", "b"] });
});

test("a later start moves the end's date along, an earlier one does not", () => {
  expect(withStartDate(full, "2026-03-12")).toMatchObject({ startDate: "2026-03-12", endDate: "2026-03-12" });
  expect(withStartDate(full, "2026-03-01")).toMatchObject({ startDate: "2026-03-01", endDate: "2026-03-10" });
});
