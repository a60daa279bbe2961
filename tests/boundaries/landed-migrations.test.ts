import { describe, expect, test } from "vitest";
import { landedListOf, landedProblems } from "../../api/db/landed-migrations.ts";
import { landedState } from "../../tools/schema/landed-state.ts";

test("no migration that landed was edited, and each one is listed (docs/decisions/0038)", () => {
  const state = landedState();
  expect(state.migrations.size).toBeGreaterThan(10);
  expect(landedProblems(state).join("\n")).toBe("");
});

describe("the report of the check", () => {
  const migrations = new Map([
    ["001.do.roles.sql", "create role one;\n"],
    ["002.do.clubs.sql", "create table clubs ();\n"],
  ]);
  const list = landedListOf(migrations, "");
  const state = { migrations, list, earlier: [list] };

  test("is empty when every migration is as it landed, with another system's line endings too", () => {
    const onWindows = new Map([...migrations].map(([name, text]) => [name, text.replaceAll("\n", "\r\n")]));
    expect(landedProblems(state)).toEqual([]);
    expect(landedProblems({ ...state, migrations: onWindows })).toEqual([]);
  });

  test("names an edited migration, a removed one and one that is not listed", () => {
    const edited = new Map([...migrations, ["001.do.roles.sql", "create role two;\n"]] as const);
    expect(landedProblems({ ...state, migrations: edited })).toEqual([
      expect.stringMatching(/001\.do\.roles\.sql landed and was edited: .*write a new migration/),
    ]);
    const removed = new Map([...migrations].slice(0, 1));
    expect(landedProblems({ ...state, migrations: removed })).toEqual([
      expect.stringContaining("002.do.clubs.sql landed and was removed or renamed"),
    ]);
    const added = new Map([...migrations, ["003.do.courts.sql", ""]] as const);
    expect(landedProblems({ ...state, migrations: added })).toEqual([
      "api/db/migrations/003.do.courts.sql is not in api/db/landed-migrations.sha256: run npm run schema, which adds it.",
    ]);
  });

  test("names an edit for which the list was changed too: earlier commits list another hash", () => {
    const edited = new Map([...migrations, ["001.do.roles.sql", "create role two;\n"]] as const);
    expect(landedProblems({ ...state, migrations: edited, list: landedListOf(edited, "") })).toEqual([
      expect.stringContaining("lost or changed its line of 001.do.roles.sql"),
    ]);
  });

  test("names a new migration with a number below a landed one: no database would run it", () => {
    const late = new Map([["003.do.courts.sql", ""], ...migrations, ["004.do.events.sql", ""]] as const);
    const landed = landedListOf(new Map([...migrations, ["004.do.events.sql", ""]] as const), "");
    expect(landedProblems({ migrations: late, list: landedListOf(late, landed), earlier: [landed] })).toEqual([
      expect.stringMatching(/003\.do\.courts\.sql landed after one with a higher number/),
    ]);
  });

  test("allows changes to a migration that is not committed yet: its line is written again", () => {
    const draft = new Map([...migrations, ["003.do.courts.sql", "draft"]] as const);
    const final = new Map([...migrations, ["003.do.courts.sql", "final"]] as const);
    const problems = (now: typeof draft) =>
      landedProblems({ migrations: now, list: landedListOf(now, list), earlier: [list] });
    expect([problems(draft), problems(final)]).toEqual([[], []]);
    expect(landedListOf(final, list).startsWith(list)).toBe(true);
  });
});
