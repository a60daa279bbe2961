import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import {
  closureCalls,
  closureViolations,
  DAY,
  makeWetClub,
  NO_CLOSURE_VIOLATIONS,
  noticesOf,
} from "../../support/closures.ts";
import { apiUrl, ownerSql } from "../../support/world.ts";

let second: ApiProcess;
beforeAll(async () => {
  second = await startApi({
    DATABASE_URL: inject("apiDatabaseUrl"),
    DATA_DIR: inject("dataDir"),
    SITE_URL: apiUrl,
    TEST_CLOCK: "on",
    SEND_NOTICES: "off",
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
