import { expect, test } from "vitest";
import { intentKey } from "./intent-key.ts";

const range = { courtId: "c", start: "2026-03-10T10:00:00Z", end: "2026-03-10T11:00:00Z", starts: [] };

test("a retry of a selection keeps its key, a new selection of the same slot gets another", () => {
  expect(intentKey(range)).toBe(intentKey(range));
  expect(intentKey({ ...range })).not.toBe(intentKey(range));
});

test("the same slot for another member has another key", () => {
  expect(intentKey(range, "ana")).toBe(intentKey(range, "ana"));
  expect(intentKey(range, "ana")).not.toBe(intentKey(range));
});
