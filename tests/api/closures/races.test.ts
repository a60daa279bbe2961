import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import {
  bookingsOf,
  closureCalls,
  closureViolations,
  DAY,
  makeWetClub,
  NO_CLOSURE_VIOLATIONS,
  noticesOf,
  seen,
} from "../../support/closures.ts";
import { apiUrl, ownerSql } from "../../support/world.ts";

let second: ApiProcess;
beforeAll(async () => {
  second = await startApi({
    DATABASE_URL: inject("apiDatabaseUrl"),
    DATA_DIR: inject("dataDir"),
    SITE_URL: apiUrl,
    TEST_CLOCK: "on",
  });
});
afterAll(() => second.stop());

const urlOf = (racer: number) => (racer % 2 === 0 ? apiUrl : second.url);
const day = { start_time: `${DAY}T08:00`, end_time: `${DAY}T20:00`, reason: "rain" };
const hour = (n: number) => `${String(8 + n).padStart(2, "0")}:00`;

test("while courts are closed twice at once in two processes, members book: no booking is left on them, each person hears once", async () => {
  const club = await makeWetClub();
  const members = await Promise.all(Array.from({ length: 8 }, (_, n) => club.person("member", `Member ${n}`)));
  const [one, two] = club.courts.map(({ id }) => id);
  for (const [n, member] of members.slice(0, 4).entries()) await closureCalls(member).book(one, hour(n));
  const input = { court_ids: [one, two], ...day };
  const results = await Promise.all([
    ...[0, 1].map((n) => closureCalls(club.admin, { url: urlOf(n) }).close(input)),
    ...members.map((member, n) => closureCalls(member, { url: urlOf(n) }).book(n % 2 ? one : two, hour(n + 4))),
  ]);
  const [first, other] = results;
  expect([first?.status, other?.status].toSorted()).toEqual([201, 409]);
  expect([first, other].find((each) => each?.status === 409)?.rejection.code).toBe("closure_covered");
  expect(await closureViolations(club.id)).toEqual(NO_CLOSURE_VIOLATIONS);
  expect(Object.values(await noticesOf(club.id)).every((count) => count === 1)).toBe(true);
});

test("members take their alternatives at once in two processes: each gets one, and nothing overlaps", async () => {
  const club = await makeWetClub();
  const [one, two] = club.courts.map(({ id }) => id);
  const members = await Promise.all(Array.from({ length: 10 }, (_, n) => club.person("member", `Member ${n}`)));
  for (const [n, member] of members.entries())
    expect((await closureCalls(member).book(n % 2 ? one : two, hour(n))).status).toBe(201);
  const closure = await closureCalls(club.front_desk).close({ court_ids: [one, two], ...day });
  expect(closure.body).toMatchObject({ canceled: 10, alternatives_held: 30 });
  const taken = await Promise.all(
    members.map(async (member, n) => {
      const [held] = await closureCalls(member).alternatives();
      const calls = held?.alternatives.map(({ offer_id }, k) =>
        closureCalls(member, { url: urlOf(n + k) }).accept(offer_id),
      );
      return (await Promise.all(calls ?? [])).map(({ status }) => status).toSorted();
    }),
  );
  expect(taken).toEqual(members.map(() => [201, 409, 409]));
  expect(await closureViolations(club.id)).toEqual(NO_CLOSURE_VIOLATIONS);
  const [left] = await ownerSql`
    select count(*)::int as held from court_occupancies where club_id = ${club.id} and kind = 'offer_held'`;
  expect(left?.held).toBe(0);
});

/** mulberry32: the same worlds in every run. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

test("in random worlds the closure does what its preview says, and undo takes all of it back", async () => {
  for (let seed = 0; seed < 5; seed++) {
    const random = randomOf(seed);
    const club = await makeWetClub({ courts: 3 + random(3) });
    const members = await Promise.all(Array.from({ length: 6 }, (_, n) => club.person("member", `Member ${n}`)));
    await Promise.all(
      members.map(async (member) => {
        for (let n = 0; n < 3; n++)
          await closureCalls(member).book(club.courts[random(club.courts.length)]?.id, hour(random(12)));
      }),
    );
    const before = await bookingsOf(club.id);
    const desk = closureCalls(club.admin, { url: urlOf(seed) });
    const ids = club.courts.slice(0, 1 + random(2)).map(({ id }) => id);
    const outcome = (["cancel", "move", "keep"] as const)[random(3)];
    const outcomes = before.filter(() => random(3) === 0).map(({ id }) => ({ id, outcome: "move" }));
    const input = { court_ids: ids, ...day, outcome, outcomes };
    const preview = seen(await desk.preview(input));
    const closure = seen(await desk.close({ ...input, version: preview.version }));
    expect([closure.items, closure.people]).toEqual([preview.items, preview.people]);
    expect(await closureViolations(club.id)).toEqual(NO_CLOSURE_VIOLATIONS);
    const planned = new Map(preview.items.map((item) => [item.id, item]));
    expect(await bookingsOf(club.id)).toEqual(
      before.map((row) => {
        const item = planned.get(row.id);
        const status = item?.outcome === "cancel" ? "canceled" : row.status;
        return { id: row.id, court_id: item?.to_court_id ?? row.court_id, status };
      }),
    );
    seen(await desk.undo(closure.id));
    expect(await bookingsOf(club.id)).toEqual(before);
    expect(await closureViolations(club.id)).toEqual(NO_CLOSURE_VIOLATIONS);
  }
});
