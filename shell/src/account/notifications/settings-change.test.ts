import { expect, test } from "vitest";
import { choicesIn, mergedChanges } from "./settings-change.ts";

const hours = { from: "22:00", until: "07:00", time_zone: "Europe/Vienna" };

test("changes add up in their order; of the same choice the later one counts", () => {
  expect(mergedChanges([])).toEqual({});
  expect(
    mergedChanges([
      { news: { mail: false }, quiet_hours: hours },
      { news: { push: false }, digest: { time_zone: "Europe/Vienna", events: { news: true } } },
      { news: { mail: true }, digest: { events: { lesson: true } } },
      { digest: { at: "07:30" }, quiet_hours: null },
    ]),
  ).toEqual({
    news: { mail: true, push: false },
    digest: { at: "07:30", time_zone: "Europe/Vienna", events: { news: true, lesson: true } },
    quiet_hours: null,
  });
});

test("a change of the daily mail's time leaves its events out", () => {
  expect(mergedChanges([{ digest: { at: "07:30" } }])).toEqual({ digest: { at: "07:30" } });
});

test("each choice has one name", () => {
  expect(choicesIn({ news: { mail: false, push: true }, reminder: { push: false } })).toEqual([
    "news mail",
    "news push",
    "reminder push",
  ]);
  expect(choicesIn({ quiet_hours: null })).toEqual(["quiet hours"]);
  expect(choicesIn({ digest: { at: "07:30" } })).toEqual(["daily mail at"]);
});

test("a daily choice is the same without the default time zone that comes with it", () => {
  const first = choicesIn({ digest: { default_time_zone: "Europe/Vienna", events: { news: true } } });
  expect(first).toEqual(choicesIn({ digest: { events: { news: true } } }));
});
