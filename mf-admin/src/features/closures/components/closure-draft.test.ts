import { expect, test } from "vitest";
import {
  bodyOf,
  type ClosureDraft,
  emptyDraft,
  endAfter,
  endOf,
  problemsOf,
  withDefaultEnd,
  withStartDate,
} from "./closure-draft.ts";
import { emptyRepeat, type RepeatDraft } from "./closure-repeat.ts";

const NOW = Date.parse("2026-03-10T15:37:00Z");
const draft = (more: Partial<ClosureDraft> = {}): ClosureDraft => ({ ...emptyDraft(NOW, "UTC"), ...more });

test("an end lies on the next quarter hour, also past midnight", () => {
  expect(endAfter(60, NOW, "UTC")).toEqual({ endDate: "2026-03-10", endTime: "16:45" });
  expect(endAfter(0, Date.parse("2026-03-10T23:50:00Z"), "UTC")).toEqual({ endDate: "2026-03-10", endTime: "24:00" });
  expect(endAfter(60, Date.parse("2026-03-10T23:50:00Z"), "UTC")).toEqual({ endDate: "2026-03-11", endTime: "01:00" });
});

test("until an end is chosen, it is an hour after the start", () => {
  const endOfDefault = (more: Partial<ClosureDraft>, now = NOW) => {
    const { endDate, endTime } = withDefaultEnd(draft(more), now, "UTC");
    return `${endDate} ${endTime}`;
  };
  const MINUTE = 60_000;
  expect(endOfDefault({}, NOW + 50 * MINUTE)).toBe("2026-03-10 17:30");
  const start = { from: "later", startDate: "2026-03-12", startTime: "18:00" } as const;
  expect(endOfDefault(start)).toBe("2026-03-12 19:00");
  expect(endOfDefault({ ...start, startTime: "23:30" })).toBe("2026-03-13 00:30");
  expect(endOfDefault({ ...start, startTime: null })).toBe("2026-03-12 null");
  expect(endOfDefault({ ...start, endTime: "22:00", isEndChosen: true })).toBe("2026-03-10 22:00");
});

test("the rest of a day ends when the club closes, and is none after that", () => {
  expect(endOf("2", NOW, { zone: "UTC", closing: "22:00" })).toEqual({ endDate: "2026-03-10", endTime: "17:45" });
  expect(endOf("day", NOW, { zone: "UTC", closing: "22:00" })).toEqual({ endDate: "2026-03-10", endTime: "22:00" });
  expect(endOf("day", NOW, { zone: "UTC", closing: "15:37" })).toBeNull();
});

test.each([
  [{}, { all: true, end_time: "2026-03-10T16:45", reason: "rain", outcome: "cancel" }],
  [
    { what: "sport:squash", message: " Wet " },
    { sports: ["squash"], end_time: "2026-03-10T16:45", reason: "rain", message: "Wet", outcome: "cancel" },
  ],
  [
    {
      what: "courts",
      courtIds: ["c"],
      from: "later" as const,
      startTime: "08:00",
      endTime: "09:00",
      outcome: "move" as const,
    },
    { court_ids: ["c"], start_time: "2026-03-10T08:00", end_time: "2026-03-10T09:00", reason: "rain", outcome: "move" },
  ],
  [{ what: "courts" }, null],
])("%j is sent as %j", (more, body) => {
  expect(bodyOf(draft(more))).toEqual(body);
});

test("what is missing is named by its field, and the end's date follows the start's", () => {
  expect(problemsOf(draft({ what: "courts", from: "later", endTime: null }))).toEqual({
    courts: "Choose a court",
    startTime: "Choose a time",
    endTime: "Choose a time",
  });
  expect(problemsOf(draft({ from: "later", startTime: "18:00" }))).toEqual({
    endTime: "End time must be after start time",
  });
  expect(withStartDate(draft(), "2026-03-12")).toMatchObject({ startDate: "2026-03-12", endDate: "2026-03-12" });
});

const repeat: RepeatDraft = { ...emptyRepeat, count: 3 };
const later = { from: "later", startDate: "2026-03-10", startTime: "08:00", endTime: "09:00" } as const;

test.each([
  [{}, { every_weeks: 1, weekdays: ["tuesday"], count: 3 }],
  [
    { weekdays: ["monday", "friday"], everyWeeks: 2 },
    { every_weeks: 2, weekdays: ["monday", "friday"], count: 3 },
  ],
  [
    { ends: "until", until: "2026-04-07" },
    { every_weeks: 1, weekdays: ["tuesday"], until: "2026-04-07" },
  ],
] as const)("a repetition %j is sent as %j", (more, sent) => {
  const weekdays = "weekdays" in more ? [...more.weekdays] : [];
  expect(bodyOf(draft({ ...later, repeat: { ...repeat, ...more, weekdays } }))?.repeat).toEqual(sent);
});

test("from now on nothing repeats; what is missing of a repetition is named by its field", () => {
  expect(bodyOf(draft({ repeat }))).not.toHaveProperty("repeat");
  const problem = (more: Partial<RepeatDraft>) => problemsOf(draft({ ...later, repeat: { ...repeat, ...more } }));
  expect(problem({ count: 61 })).toEqual({ count: "Enter a number from 1 to 60" });
  expect(problem({ count: null })).toEqual({ count: "Enter a number from 1 to 60" });
  expect(problem({ ends: "until" })).toEqual({ until: "Choose a date" });
  expect(problem({ ends: "until", until: "2026-03-09" })).toEqual({
    until: "The last date must not be before the first",
  });
});
