import { expect, test } from "vitest";
import { filterCoaches, sportsOf } from "./filterCoaches.ts";

const rest = { email: null, inactive_sports: [], can_edit: false };
const ana = { ...rest, id: "1", name: "Ana Ruiz", bio: "Footwork first", sports: ["tennis", "padel"] };
const dev = { ...rest, id: "2", name: "Dev Patel", bio: "", sports: ["squash"] };
const coaches = [ana, dev];

test.each([
  ["", null, [ana, dev]],
  ["ruiz", null, [ana]],
  ["  FOOT ", null, [ana]],
  ["", "squash", [dev]],
  ["ana", "squash", []],
])("search %j and sport %s", (search, sport, expected) => {
  expect(filterCoaches(coaches, { search, sport })).toEqual(expected);
});

test("the sports are those of all coaches, each once", () => {
  expect(sportsOf([...coaches, ana])).toEqual(["padel", "squash", "tennis"]);
});
