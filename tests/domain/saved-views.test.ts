import { mergedViews } from "@courtside/contracts/domain/saved-views.ts";
import { expect, test } from "vitest";

const view = (name: string, search = "q") => ({ name, search });

test("a device changes what it has changed, and leaves what another one has saved meanwhile", () => {
  const before = [view("A"), view("B"), view("C")];
  // Meanwhile: B deleted, C changed, D added.
  const stored = [view("A"), view("C", "theirs"), view("D")];
  expect(mergedViews(stored, { before, views: [view("A"), view("B"), view("C"), view("E")] })).toEqual([
    ...stored,
    view("E"),
  ]);
  expect(mergedViews(stored, { before, views: [view("B"), view("C")] })).toEqual([view("C", "theirs"), view("D")]);
  expect(mergedViews(stored, { before, views: [view("A", "ours"), view("B"), view("C", "ours")] })).toEqual([
    view("D"),
    view("A", "ours"),
    view("C", "ours"),
  ]);
  expect(mergedViews([], { before: [], views: [view("A")] })).toEqual([view("A")]);
});

test("of two views of one name that two devices have added the last one saved stays", () => {
  expect(mergedViews([view("A", "theirs")], { before: [], views: [view("A", "ours")] })).toEqual([view("A", "ours")]);
});
