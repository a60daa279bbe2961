import { expect, test } from "vitest";
import { returnPath, returnState } from "./returnPath.ts";

test("a page is remembered with its query and anchor", () => {
  const location = { pathname: "/book", search: "?date=2026-03-08", hash: "#now", state: null, key: "k" };
  expect(returnPath(returnState({ ...location, mask: undefined }))).toBe("/book?date=2026-03-08#now");
});

test.each([
  [null],
  [{}],
  [{ from: 1 }],
  [{ from: "https://elsewhere.test" }],
  [{ from: "//elsewhere.test" }],
  [{ from: "/\\elsewhere.test" }],
  [{ from: "book" }],
])("%j leads nowhere", (state) => {
  expect(returnPath(state)).toBeNull();
});
