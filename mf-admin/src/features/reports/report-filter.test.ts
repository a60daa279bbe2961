import { NO_MINUTES } from "@courtside/contracts/domain/court-use.ts";
import { leadLabel } from "@courtside/contracts/domain/report-counts.ts";
import { describe, expect, test } from "vitest";
import { changeText, hours, measuresOf, noShowPart, noShowText, partOf, percent, periodsOf } from "./figures.ts";
import { presetOf, presetRange, readFilter } from "./report-filter.ts";

const today = "2026-03-10";
const filterOf = (search: string) => readFilter((name) => new URLSearchParams(search).get(name), today);

describe("the filter of an address", () => {
  test("is the last four weeks unless the address says otherwise", () => {
    const weeks = { from: "2026-02-11", to: today };
    expect(filterOf("")).toEqual({ ...weeks, sport: "", court: "" });
    for (const wrong of [
      "from=2026-03-01",
      "from=2026-02-30&to=2026-03-01",
      "from=2026-13-45&to=2026-13-46",
      "from=2026-03-02&to=2026-03-01",
      "from=x&to=y",
    ])
      expect(filterOf(wrong)).toMatchObject(weeks);
    expect(filterOf("from=2026-01-01&to=2026-01-31&sport=padel&court=7")).toEqual({
      ...{ from: "2026-01-01", to: "2026-01-31", sport: "padel", court: "7" },
    });
  });

  test("knows its presets; three years are what the api allows", () => {
    expect(presetRange("last-month", today)).toEqual({ from: "2026-02-01", to: "2026-02-28" });
    expect(presetRange("3-years", today)).toEqual({ from: "2023-03-11", to: today });
    expect(presetRange("3-years", "2028-02-29")).toEqual({ from: "2025-03-01", to: "2028-02-29" });
    expect(presetOf(filterOf("from=2026-03-01&to=2026-03-10"), today)).toBe("month");
    expect(presetOf(filterOf("from=2026-03-02&to=2026-03-10"), today)).toBeUndefined();
  });
});

describe("figures", () => {
  const use = { ...NO_MINUTES, open_minutes: 100, booked_minutes: 30, lesson_minutes: 20, blocked_minutes: 10 };
  test("are parts of the open time", () => {
    expect([partOf(use, "used"), partOf(use, "booked"), partOf(use, "blocked")]).toEqual([0.5, 0.3, 0.1]);
    expect([percent(0.504), percent(null), hours(90)]).toEqual(["50%", "–", "1.5 h"]);
    expect([changeText(0.5, 0.46), changeText(0.4, 0.46), changeText(0.4, 0.4), changeText(0.4, null)]).toEqual([
      ...["+4 points", "−6 points", "±0 points", null],
    ]);
  });

  test("of check-in are there only where it was in use", () => {
    const values = (played_minutes: number, chosen: "used" | "played") =>
      measuresOf({ ...use, played_minutes }, chosen).map(({ value }) => value);
    expect(values(0, "used")).toEqual(["used", "booked", "lesson", "event", "blocked"]);
    expect(values(0, "played")).toContain("played");
    expect(values(20, "used")).toEqual(["used", "booked", "played", "no-show", "lesson", "event", "blocked"]);
    expect([noShowPart({ ...use, played_minutes: 15, no_show_minutes: 5 }), noShowPart(use)]).toEqual([0.25, null]);
    expect(partOf({ ...use, no_show_minutes: 5 }, "no-show")).toBe(0.05);
    const known = { ...use, played_minutes: 15, no_show_minutes: 5 };
    expect([noShowText(known, { ...known, no_shows: 3 }), noShowText(known, use)]).toEqual([
      ...["25% of the time for which it is known, 3 before", "25% of the time for which it is known"],
    ]);
  });

  test("of many dates are shown by week, of years by month", () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => {
        const date = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
        return { ...use, date, utilisation: 0.5 };
      });
    expect(periodsOf(rows(62))).toHaveLength(62);
    const weeks = periodsOf(rows(63));
    expect(weeks[1]).toMatchObject({ from: "2026-01-05", label: "Week of Mon, Jan 5", open_minutes: 700 });
    expect(
      periodsOf(rows(500))
        .map(({ label }) => label)
        .slice(0, 2),
    ).toEqual(["Jan 2026", "Feb 2026"]);
  });

  test("of lead times have words", () => {
    expect([leadLabel(0, 1), leadLabel(1, 6), leadLabel(24, 48), leadLabel(168, null)]).toEqual([
      ...["Less than 1 hour", "1 hour to 6 hours", "1 day to 2 days", "7 days or more"],
    ]);
  });
});
