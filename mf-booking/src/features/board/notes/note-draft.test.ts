import { expect, test } from "vitest";
import { draftOfNote, isTooLong, joined, withTheirs } from "./note-draft.ts";

const note = (body: string, version: number) => ({
  date: "2026-03-08",
  body,
  version,
  author_name: "Ada",
  written_at: "2026-03-08T12:00:00.000Z",
});

test("after a conflict one's own text stays, and the next save replaces the other's version", () => {
  const draft = { ...draftOfNote(note("Start", 1)), text: "Mine" };
  const met = withTheirs(draft, note("Theirs", 2));
  expect(met).toEqual({ text: "Mine", version: 2, theirs: note("Theirs", 2) });
  expect(joined(met)).toBe("Theirs\nMine");
  expect(joined(withTheirs(draft, note("", 3)))).toBe("Mine");
});

test("spaces around a text do not count", () => {
  expect(isTooLong(`${"x".repeat(2000)}\n `)).toBe(false);
  expect(isTooLong("x".repeat(2001))).toBe(true);
});
