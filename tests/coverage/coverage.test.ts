import { expect, test } from "vitest";
import { callProblems } from "./check-calls.ts";
import { messageProblems } from "./check-messages.ts";
import { rowProblems } from "./check-rows.ts";
import { screenProblems } from "./check-screens.ts";
import { COLUMNS, type CoverageRow, coverageRows, isPlanned, type Subject } from "./coverage-tables.ts";
import { knownCalls, knownGrants } from "./known-calls.ts";
import { knownRoutes } from "./known-routes.ts";
import { isFile, shownTextOf } from "./product-files.ts";

const rows = {
  screens: coverageRows("screens"),
  calls: coverageRows("calls"),
  messages: coverageRows("messages"),
} satisfies Record<Subject, CoverageRow[]>;
const subjects = Object.keys(COLUMNS) as Subject[];

/** Fails with one line a problem, so that the report itself says what to change. */
function expectNone(problems: string[]): void {
  if (problems.length > 0) expect.fail(`docs/coverage:\n${problems.map((problem) => `- ${problem}`).join("\n")}\n`);
}

/** A path that does not exist is reported once, by the row's own check. */
const readOrNothing = (path: string) => (isFile(path) ? shownTextOf(path) : "");

test.each(subjects)("every row of the %s names what exists", (subject) => expectNone(rowProblems(rows[subject])));

test("screens and routes agree", () => expectNone(screenProblems(rows.screens, knownRoutes())));

test("calls and what the api answers agree", () => expectNone(callProblems(rows.calls, knownCalls(), knownGrants())));

test("messages stand word for word where their rows say, and each has a test", () =>
  expectNone(messageProblems(rows.messages, readOrNothing)));

test("rows by state", () => {
  for (const subject of subjects) {
    const planned = rows[subject].filter(isPlanned).length;
    const tested = rows[subject].filter(({ test }) => test.length > 0).length;
    const built = rows[subject].length - planned - tested;
    console.log(
      `${subject}: ${rows[subject].length} rows, ${tested} built and tested, ${built} built, ${planned} planned`,
    );
    expect(rows[subject].length).toBeGreaterThan(0);
  }
});
