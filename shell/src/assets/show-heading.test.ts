import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const text = readFileSync(new URL("show-heading.js", import.meta.url), "utf8");
const REMOTES = [
  { routes: [{ path: "/book", heading: "Book Your Court Time" }, { path: "/events" }] },
  { routes: [{ path: "/dashboard", heading: "Dashboard" }] },
  { routes: [{ path: "/dashboard", heading: "Admin Dashboard" }] },
];

/** Starts a page, and returns the text that it shows ahead. */
function start(pathname: string, session: unknown = { user: { id: "ann" } }): string | undefined {
  const shown: { textContent: string }[] = [];
  runInNewContext(text, {
    console: { debug: () => undefined },
    location: { pathname },
    localStorage: { getItem: () => JSON.stringify(session) },
    document: {
      body: { append: (each: { textContent: string }) => shown.push(each) },
      createElement: () => ({}),
      getElementById: () => ({ textContent: JSON.stringify({ remotes: REMOTES }) }),
    },
  });
  return shown[0]?.textContent;
}

test("the heading of the screen is shown", () => {
  expect(start("/book")).toBe("Book Your Court Time");
});

test.each<[string, string, unknown?]>([
  ["without a session", "/book", null],
  ["of a screen that names none", "/events"],
  ["of a path that no remote has", "/none"],
  ["of a path with another heading for each role", "/dashboard"],
])("none %s", (_what, path, session) => {
  expect(start(path, session)).toBeUndefined();
});
