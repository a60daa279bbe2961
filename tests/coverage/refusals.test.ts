import { describe, expect, test } from "vitest";
import { callProblems } from "./check-calls.ts";
import { messageProblems } from "./check-messages.ts";
import { rowProblems } from "./check-rows.ts";
import { screenProblems } from "./check-screens.ts";
import { type CoverageRow, coverageRow } from "./coverage-tables.ts";
import { tablesOf } from "./markdown-table.ts";
import { shownText } from "./source-text.ts";

// Each check of coverage.test.ts, shown failing: a check that cannot fail says nothing.

const CODE = "contracts/domain/messages.ts";
const TEST = "tests/coverage/refusals.test.ts";

const row = (what: string, filled: Partial<CoverageRow> = {}): CoverageRow => ({
  place: "x.md:1",
  table: "x.md:0",
  spec: "O §5",
  what,
  call: "",
  code: [CODE],
  test: [],
  ...filled,
});

describe("tables", () => {
  test("an escaped pipe is text", () => {
    const [table] = tablesOf("| What | Code |\n|---|:-:|\n| a \\| b | `c` |", "x.md");
    expect(table?.rows).toEqual([{ place: "x.md:3", cells: { What: "a | b", Code: "`c`" } }]);
  });

  test("a fence is no table, and text ends one", () => {
    const tables = tablesOf("```\n| a |\n```\n| b |\n|---|\n| 1 |\ntext\n| c |\n|---|", "x.md");
    expect(tables.map(({ columns, rows }) => [columns[0], rows.length])).toEqual([
      ["b", 1],
      ["c", 0],
    ]);
  });

  test("an open pipe is refused", () =>
    expect(() => tablesOf("| What | Code |\n|---|---|\n| a | b | `c` |", "x.md")).toThrow(
      "x.md:3: 3 cells under 2 titles",
    ));

  test.each(["soon", "`a.ts` and more", "", "a.ts"])("a Code cell that says %j is refused", (Code) =>
    expect(() => coverageRow({ place: "x.md:1", cells: { What: "a", Code, Test: "planned" } }, "")).toThrow(
      "Code holds paths in backticks, or planned",
    ),
  );

  test("paths and planned are read", () => {
    const cells = { Spec: "D1", What: "a", Code: "`a.ts`, `b.ts`", Test: "planned" };
    expect(coverageRow({ place: "x.md:1", cells }, "")).toMatchObject({ code: ["a.ts", "b.ts"], test: [] });
  });
});

describe("rows", () => {
  test("a right one passes", () => expect(rowProblems([row("a", { test: [TEST] })])).toEqual([]));

  test.each([
    ["names api/gone.ts, which does not exist", row("a", { code: ["api/gone.ts"] })],
    ["names shell/dist/app.html, which does not exist", row("a", { code: ["shell/dist/app.html"] })],
    ["names api/src, which does not exist", row("a", { code: ["api/src"] })],
    ["is no product code", row("a", { code: [TEST] })],
    ["is no test", row("a", { test: [CODE] })],
    ["its Code says planned", row("a", { code: [], test: [TEST] })],
    ['Spec says "5"', row("a", { spec: "5" })],
  ])("%s", (problem, wrong) => expect(rowProblems([wrong]).join()).toContain(problem));

  test("a row twice", () => expect(rowProblems([row("a"), row("a")]).join()).toContain("is there already, at x.md:1"));
});

describe("screens", () => {
  const known = { remotes: new Map([["/book", "mf-x/remote.json"]]), shell: new Map([["/auth", "shell/router.tsx"]]) };
  const all = [row("/book · legend"), row("/auth", { code: [] }), row("Shell · sidebar")];

  test("right ones pass", () => expect(screenProblems(all, known)).toEqual([]));

  test.each([
    ["no remote.json and no route of the shell has /gone", [...all, row("/gone")]],
    ["begin What with the route", [...all, row("the grid")]],
    ["mf-x/remote.json has /book, but no built row", [row("/book", { code: [] }), row("/auth")]],
    ["shell/router.tsx has /auth, but no", [row("/book")]],
  ])("%s", (problem, rows) => expect(screenProblems(rows, known).join()).toContain(problem));
});

describe("calls", () => {
  const known = new Map([
    ["GET /api/v1/courts", new Set(["sport"])],
    ["POST /auth/v1/token", new Set(["grant_type"])],
  ]);
  const grants = new Set(["password"]);
  const all = [
    row("courts", { call: "`GET /api/v1/courts?sport=`" }),
    row("sign-in", { call: "`POST /auth/v1/token?grant_type=password`" }),
    row("session", { call: "in the browser" }),
    row("later", { call: "`GET /api/v1/later`", code: [] }),
  ];

  test("right ones pass", () => expect(callProblems(all, known, grants)).toEqual([]));

  test.each([
    ["is neither in contracts/api/openapi.json nor in api/src/auth", "`GET /api/v1/gone`"],
    ["takes no color in its query", "`GET /api/v1/courts?color=`"],
    ["knows no grant_type pkce", "`POST /auth/v1/token?grant_type=pkce`"],
    ["Call holds", "GET /api/v1/courts"],
    ["its Call says planned", "planned"],
  ])("%s", (problem, call) =>
    expect(callProblems([...all, row("a", { call })], known, grants).join()).toContain(problem),
  );

  test("a call without a built row", () =>
    expect(callProblems(all.slice(1), known, grants).join()).toContain(
      "GET /api/v1/courts is answered, but no built row",
    ));
});

describe("messages", () => {
  const files: Record<string, string> = {
    "contracts/domain/a.ts": shownText(`
      // Only a comment says this
      const A = { daily: "Daily limit reached ({n} bookings per day)", quote: 'You don\\'t' };
      const b = \`Upcoming (\${list.length})\`;
      const c = <p>You&apos;ve been added to{" "}
        the waitlist</p>;
      const d = "Failed to add " + "court";
      const named = (words: string) => \`\${words} (\${count})\`; named("Past & Canceled");
      const g = <p>{mine ? "Can only see own bookings" : "Can see all bookings"}</p>;
      const f = <input accept="image/*" />; /* Only a remark says this */
      const e = <b>{left} {left === 1 ? "slot" : "slots"} left</b>;
      throw new Error(path / 2, <Tab>
        Members
      </Tab>);`),
    "a.test.ts": shownText('expect(refusal.code).toBe("daily"); getByText(/You don\'t/)'),
  };
  const read = (path: string) => files[path] ?? "";
  const said = (what: string, test = ["a.test.ts"]) => row(what, { code: ["contracts/domain/a.ts"], test });
  /** Shown by a test that says nothing else. */
  const shown = (what: string) => {
    const path = `${what}.test.ts`;
    files[path] = shownText(what.startsWith("{") ? `"3 slots left"` : `"${what}"`);
    return said(what, [path]);
  };

  test.each([
    said("Daily limit reached ({n} bookings per day)", ["a.test.ts"]),
    said("You don't · Upcoming ({n})", ["a.test.ts"]),
    shown("You've been added to the waitlist"),
    shown("Failed to add court"),
    shown("Members"),
    shown("{n} slots left"),
    shown("Past & Canceled ({n})"),
    shown("Can see all bookings · Can only see own bookings"),
  ])("$what passes", (right) => expect(messageProblems([right], read)).toEqual([]));

  test.each([
    ['"Daily limit reached." does not stand in contracts/domain/a.ts', said("Daily limit reached.")],
    ['"Dail" does not stand in contracts/domain/a.ts', said("Dail")],
    ["does not stand in contracts/domain/a.ts", said("Only a comment says this")],
    ["does not stand in contracts/domain/a.ts", said("Only a remark says this")],
    ['"Error" does not stand in', said("Error")],
    ["does not stand in", said("{n} / / {limit}")],
    ['"Gone" does not stand in contracts/domain/a.ts', said("You don't · Gone")],
    ["has no words of its own", said("{n}")],
    ["a.test.ts mentions neither the text nor its code", said("Failed to add court")],
    ["has no test: name the one that shows it", said("Members", [])],
    ['says planned: name the code that says it, or move it to "Left out"', row("Members", { code: [] })],
  ])("%s", (problem, wrong) => expect(messageProblems([wrong], read).join()).toContain(problem));
});
