import { expect, test } from "vitest";
import { returnPath, returnState } from "./returnPath.ts";

test("a page is remembered with its query and anchor", () => {
  const location = { pathname: "/book", search: "?date=2026-03-08", hash: "#now", state: null, key: "k" };
  expect(returnPath(returnState({ ...location, mask: undefined }))).toBe("/book?date=2026-03-08#now");
});

test.each([["/upgrade?plan=pro&billing=yearly"], ["/book?next=//elsewhere.test"], ["/coaches/7#hours"]])(
  "%s is a page of ours",
  (from) => {
    expect(returnPath({ from })).toBe(from);
  },
);

test.each([
  [null],
  [{}],
  [{ from: 1 }],
  [{ from: "https://elsewhere.test" }],
  [{ from: "//elsewhere.test" }],
  [{ from: "/\\elsewhere.test" }],
  [{ from: "book" }],
  [{ from: "/\t/elsewhere.test/x" }],
  [{ from: "/\n/elsewhere.test/x" }],
  [{ from: "\t//elsewhere.test" }],
  [{ from: "/book\r\n" }],
  [{ from: "/\u0000book" }],
  [{ from: "/.//elsewhere.test" }],
  [{ from: "/book/..//elsewhere.test" }],
  [{ from: "/%2Felsewhere.test" }],
  [{ from: "/%5Celsewhere.test" }],
  [{ from: "/book\\elsewhere.test" }],
  [{ from: "javascript:alert(1)" }],
])("%j leads nowhere", (state) => {
  expect(returnPath(state)).toBeNull();
});
