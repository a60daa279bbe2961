import { expect, test } from "vitest";
import { movedBody } from "./moved-body.ts";

const before = { court_id: "c1", start_time: "2026-03-10T16:00:00.000Z", end_time: "2026-03-10T17:00:00.000Z" };
const to = (change: Partial<typeof before>) => ({ ...before, court_name: "Court 2", ...change });
const wide = { scope: "all", takesHold: false } as const;

test("a single booking is sent with its whole place, and with the hold that staff take", () => {
  const place = to({ court_id: "c2" });
  const { court_name: _name, ...sent } = place;
  expect(movedBody(before, place, { scope: "this", takesHold: false })).toEqual(sent);
  expect(movedBody(before, place, { scope: "this", takesHold: true })).toEqual({ ...sent, override_hold: true });
});

test("of a series only what changes is sent, so that other dates keep their court and length", () => {
  const later = { start_time: "2026-03-10T18:00:00.000Z", end_time: "2026-03-10T19:00:00.000Z" };
  expect(movedBody(before, to({ court_id: "c2" }), wide)).toEqual({ scope: "all", court_id: "c2" });
  expect(movedBody(before, to(later), wide)).toEqual({ scope: "all", start_time: later.start_time });
  const longer = { end_time: "2026-03-10T17:30:00.000Z" };
  expect(movedBody(before, to(longer), wide)).toEqual({ scope: "all", ...longer });
  const both = { ...later, end_time: "2026-03-10T20:00:00.000Z" };
  expect(movedBody(before, to(both), { ...wide, scope: "following" })).toEqual({ scope: "following", ...both });
});
