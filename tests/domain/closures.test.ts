import {
  alternativeHeldUntil,
  CLOSURE_MESSAGES,
  type ClosureCode,
  type ClosureItem,
  closureMessage,
  closureReason,
  gapsIn,
  planClosure,
} from "@courtside/contracts/domain/closures.ts";
import { expect, test } from "vitest";
import { randomOf } from "../support/random.ts";

const HOUR = 3_600_000;
const item = (id: string, start: number, more: Partial<ClosureItem> = {}): ClosureItem => ({
  id,
  sport: "tennis",
  startsAt: start * HOUR,
  endsAt: (start + 1) * HOUR,
  bookedAt: 0,
  wanted: "move",
  mayMove: true,
  people: 2,
  ...more,
});
const court = (id: string, sport = "tennis", most = 4) => ({ id, sport, most });
const taken = (courtId: string, start: number, end = start + 1) => ({
  courtId,
  startsAt: start * HOUR,
  endsAt: end * HOUR,
});
/** "a:move>hall b:cancel". */
const planned = (...world: Parameters<typeof planClosure>) =>
  [...planClosure(...world)]
    .map(([id, { outcome, to }]) => `${id}:${outcome}${to === null ? "" : `>${to}`}`)
    .sort()
    .join(" ");

test.each([
  ["nothing is affected", [], [court("hall")], [], ""],
  ["cancel", [item("a", 9, { wanted: "cancel" })], [court("hall")], [], "a:cancel"],
  ["keep, even beside a free court", [item("a", 9, { wanted: "keep" })], [court("hall")], [], "a:keep"],
  ["move to the first free court", [item("a", 9)], [court("hall"), court("roof")], [], "a:move>hall"],
  ["move past a taken court", [item("a", 9)], [court("hall"), court("roof")], [taken("hall", 9)], "a:move>roof"],
  [
    "a taken time that only touches is free",
    [item("a", 9)],
    [court("hall")],
    [taken("hall", 8), taken("hall", 10)],
    "a:move>hall",
  ],
  ["a taken part of it is taken", [item("a", 9)], [court("hall")], [taken("hall", 9.5, 12)], "a:cancel"],
  ["no court of the sport", [item("a", 9)], [court("box", "squash")], [], "a:cancel"],
  [
    "a court with room for all who play",
    [item("a", 9, { people: 4 })],
    [court("box", "tennis", 2), court("hall")],
    [],
    "a:move>hall",
  ],
  ["no open court at all", [item("a", 9)], [], [], "a:cancel"],
  ["a date of a weekly event does not move", [item("a", 9, { mayMove: false })], [court("hall")], [], "a:cancel"],
  [
    "who booked first moves first",
    [item("a", 9, { bookedAt: 2 }), item("b", 9, { bookedAt: 1 })],
    [court("hall")],
    [],
    "a:cancel b:move>hall",
  ],
  ["of one instant, the lower id", [item("b", 9), item("a", 9)], [court("hall")], [], "a:move>hall b:cancel"],
  ["two times share a court", [item("a", 9), item("b", 10)], [court("hall")], [], "a:move>hall b:move>hall"],
  [
    "a longer one blocks what overlaps it",
    [item("a", 9, { endsAt: 11 * HOUR }), item("b", 10, { bookedAt: 1 })],
    [court("hall"), court("roof")],
    [],
    "a:move>hall b:move>roof",
  ],
  [
    "each item has its own outcome",
    [item("a", 9), item("b", 9, { wanted: "keep" }), item("c", 9, { wanted: "cancel" })],
    [court("hall")],
    [],
    "a:move>hall b:keep c:cancel",
  ],
] as const)("plan: %s", (_, items, courts, filled, expected) => {
  expect(planned(items, courts, filled)).toBe(expected);
});

test("in 1,000 random worlds nothing that moves overlaps anything, and only what finds no free court is canceled", () => {
  for (let seed = 0; seed < 1_000; seed++) {
    const random = randomOf(seed);
    const sports = ["tennis", "squash"];
    const courts = Array.from({ length: random(5) }, (_, n) => court(`court ${n}`, sports[random(2)]));
    const filled = courts.flatMap(({ id }) =>
      Array.from({ length: random(4) }, () => taken(id, random(12) / 2, 6 + random(12) / 2)),
    );
    const items = Array.from({ length: random(20) }, (_, n) =>
      item(`item ${n}`, random(20) / 2, {
        sport: sports[random(2)] ?? "",
        bookedAt: random(5),
        wanted: (["cancel", "move", "keep"] as const)[random(3)] ?? "move",
        mayMove: random(6) > 0,
      }),
    );
    const plan = planClosure(items, courts, filled);
    expect(plan.size).toBe(items.length);
    // The order in which it is asked does not matter.
    expect(planClosure(items.toReversed(), courts, filled)).toEqual(plan);
    const at = [...filled];
    const order = items.toSorted((a, b) => a.bookedAt - b.bookedAt || a.id.localeCompare(b.id));
    for (const one of order) {
      const { outcome, to } = plan.get(one.id) ?? { outcome: null, to: null };
      const free = courts.filter(
        ({ id, sport }) =>
          sport === one.sport &&
          at.every((time) => time.courtId !== id || time.startsAt >= one.endsAt || time.endsAt <= one.startsAt),
      );
      const mayMove = one.wanted === "move" && one.mayMove && free.length > 0;
      expect([outcome, to]).toEqual(
        one.wanted === "keep" ? ["keep", null] : mayMove ? ["move", free[0]?.id] : ["cancel", null],
      );
      if (to !== null) at.push({ courtId: to, startsAt: one.startsAt, endsAt: one.endsAt });
    }
  }
});

test.each([
  [[], [[0, 10]]],
  [[[0, 10]], []],
  [
    [[2, 3]],
    [
      [0, 2],
      [3, 10],
    ],
  ],
  [
    [
      [-5, 2],
      [8, 20],
    ],
    [[2, 8]],
  ],
  [
    [
      [5, 6],
      [1, 2],
    ],
    [
      [0, 1],
      [2, 5],
      [6, 10],
    ],
  ],
  [
    [
      [1, 6],
      [2, 3],
    ],
    [
      [0, 1],
      [6, 10],
    ],
  ],
  [
    [
      [10, 12],
      [-3, 0],
    ],
    [[0, 10]],
  ],
  [
    [
      [-1, 20],
      [3, 4],
    ],
    [],
  ],
] as const)("the parts between 0 and 10 that %j leave free", (filled, expected) => {
  const slots = filled.map(([startsAt, endsAt]) => ({ startsAt, endsAt }));
  expect(gapsIn({ startsAt: 0, endsAt: 10 }, slots).map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual(
    expected,
  );
});

test("an alternative is held for half an hour, never past its start", () => {
  expect(alternativeHeldUntil(0, { startsAt: HOUR })).toBe(HOUR / 2);
  expect(alternativeHeldUntil(0, { startsAt: 600_000 })).toBe(600_000);
});

test("members read the reason and the club's text; messages are filled in", () => {
  expect(closureReason("rain", "Courts dry at 5")).toBe("Rain: Courts dry at 5");
  expect(closureReason("other", null)).toBe("Closed");
  for (const code of Object.keys(CLOSURE_MESSAGES) as ClosureCode[])
    expect(closureMessage(code, { n: 200, reason: "a court has been booked" })).not.toMatch(/[{}]/);
});
