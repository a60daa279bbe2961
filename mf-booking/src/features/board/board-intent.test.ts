import { expect, test } from "vitest";
import { intentIn, withinHours } from "./board-intent.ts";

const person = { id: "p1", name: "Ada Okafor", email: "ada@riverside.test" };
const read = (query: string, state?: unknown) => intentIn(new URLSearchParams(query), state);
const empty = { courtId: null, start: null, end: null, member: null };

test.each([
  ["", null],
  ["panel=move", null],
  ["panel=book", { ...empty, panel: "book" }],
  ["panel=block&court=c3&end=15:00", { ...empty, panel: "block", courtId: "c3", end: "15:00" }],
  ["panel=block&start=22:00&end=24:00", { ...empty, panel: "block", start: "22:00", end: "24:00" }],
  // Times that the form does not offer.
  ["panel=book&start=18:07&end=25:00", { ...empty, panel: "book" }],
  ["panel=book&start=six", { ...empty, panel: "book" }],
])("?%s", (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test("the member's name comes beside the address, and belongs to its id", () => {
  expect(read("panel=book&member=p1", { command: { person } })?.member).toEqual(person);
  expect(read("panel=book&member=p1", { command: { person: { ...person, email: null } } })?.member?.email).toBe("");
  expect(read("panel=book&member=p2", { command: { person } })?.member).toBeNull();
  expect(read("panel=book&member=p1", { from: "/auth" })?.member).toBeNull();
  expect(read("panel=book&member=p1", null)?.member).toBeNull();
});

test.each([
  ["18:00", "19:30", "18:00", "19:30"],
  // The club closes at 22:00, and 13:30 is the first start.
  [null, "23:00", null, "22:00"],
  ["18:00", "24:00", "18:00", "22:00"],
  ["13:00", "14:30", null, "14:30"],
  ["13:00", "13:15", null, null],
  ["22:00", "23:00", null, "22:00"],
  ["18:00", "17:00", "18:00", null],
  ["18:00", null, "18:00", null],
])("from %s until %s is shown from %s until %s", (start, end, shownStart, shownEnd) => {
  const intent = { ...empty, panel: "block" as const, start, end };
  const shown = withinHours(intent, { earliest: "13:30", closing: "22:00" });
  expect([shown.start, shown.end]).toEqual([shownStart, shownEnd]);
});
