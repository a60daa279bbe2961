import { expect, test } from "vitest";
import {
  bookedText,
  draftProblem,
  type FirstDate,
  newDraft,
  type PreviewDate,
  placeText,
  seriesInput,
  skipRest,
  unsettled,
} from "./series-draft.ts";

const zone = "America/New_York";
const first: FirstDate = {
  courtId: "c1",
  courtName: "Court 1",
  start: "2026-10-06T22:00:00Z",
  end: "2026-10-06T23:00:00Z",
  member: null,
  players: [],
};
const other = {
  court_id: "c2",
  court_name: "Court 2",
  start_time: "2026-10-13T22:00:00Z",
  end_time: "2026-10-13T23:00:00Z",
};
const date = (day: string, fate: PreviewDate["fate"]): PreviewDate => ({
  ...{
    date: day,
    fate,
    court_id: "c1",
    court_name: "Court 1",
    start_time: null,
    end_time: null,
    code: null,
    message: null,
    reason: null,
  },
  alternatives: fate === "taken" ? [other] : [],
});

test("a draft begins with the weekday of the first date on the club's calendar, and with at most as many dates as allowed", () => {
  expect(newDraft(first, zone, 60)).toMatchObject({ weekdays: ["tuesday"], everyWeeks: 1, count: 8 });
  expect(newDraft({ ...first, start: "2026-10-07T02:00:00Z" }, zone, 4)).toMatchObject({
    weekdays: ["tuesday"],
    count: 4,
  });
  expect(newDraft({ ...first, start: "2026-10-07T18:00" }, zone, 4).weekdays).toEqual(["wednesday"]);
});

test("a draft without a day, a number of dates or a last date names the field", () => {
  const draft = newDraft(first, zone, 12);
  expect(draftProblem(draft, 12)).toBeNull();
  expect(draftProblem({ ...draft, weekdays: [] }, 12)).toBe("weekdays");
  for (const count of [null, 0, 13]) expect(draftProblem({ ...draft, count }, 12)).toBe("count");
  expect(draftProblem({ ...draft, ends: "until" }, 12)).toBe("until");
  expect(draftProblem({ ...draft, ends: "until", until: "2026-12-01" }, 12)).toBeNull();
});

test("the request has the end that was chosen, the choices, and for staff member and label", () => {
  const draft = { ...newDraft(first, zone, 12), label: " League " };
  const choices = { "2026-10-13": other, "2026-10-20": "skip" as const };
  expect(seriesInput({ ...first, member: { id: "m", name: "Ann" } }, draft, choices)).toEqual({
    ...{
      court_id: "c1",
      start_time: first.start,
      end_time: first.end,
      every_weeks: 1,
      weekdays: ["tuesday"],
      count: 8,
    },
    choices: { "2026-10-13": { court_id: "c2", start_time: other.start_time }, "2026-10-20": "skip" },
    ...{ user_id: "m", label: "League" },
  });
  const players = [
    { type: "member" as const, userId: "m2", name: "Ben" },
    { type: "guest" as const, name: "Gus", email: "" },
  ];
  expect(seriesInput({ ...first, players }, draft, {})).toMatchObject({
    players: [{ user_id: "m2" }, { guest_name: "Gus" }],
  });
  const plain = seriesInput(first, { ...draft, label: "", ends: "until", until: "2026-12-01" }, {});
  expect(plain).toMatchObject({ until: "2026-12-01" });
  for (const absent of ["count", "choices", "user_id", "players", "label"]) expect(plain).not.toHaveProperty(absent);
});

test("what cannot be booked waits for a choice, or is left out with the rest", () => {
  const dates = [date("2026-10-06", "free"), date("2026-10-13", "taken"), date("2026-10-20", "over_limit")];
  expect(unsettled(dates, {}).map((each) => each.date)).toEqual(["2026-10-13", "2026-10-20"]);
  expect(skipRest(dates, { "2026-10-13": other })).toEqual({ "2026-10-13": other, "2026-10-20": "skip" });
  expect(unsettled(dates, skipRest(dates, {}))).toEqual([]);
});

test("texts of places and numbers", () => {
  expect(placeText(other, zone)).toBe("Court 2, 18:00");
  expect([bookedText(1, 0), bookedText(7, 1)]).toEqual(["1 date", "7 dates, 1 left out"]);
});
