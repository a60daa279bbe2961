import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openPool } from "../../api/src/db/pool.ts";
import { openKeys } from "../../api/src/keys/keys.ts";
import { type ApiProcess, startApi } from "../support/api-process.ts";
import { book } from "../support/book.ts";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { openLive } from "../support/live-stream.ts";
import { makeLoadClub } from "../support/load-club.ts";
import { type Pooler, startPooler } from "../support/pooler.ts";
import { apiUrl, dateFromNow, makeClub, ownerSql } from "../support/world.ts";

const BEHIND = 6;
const keys = await openKeys({ dataDir: inject("dataDir") });
const name = `pooled-${randomUUID()}`;
let pooler: Pooler;
let apis: ApiProcess[] = [];

beforeAll(async () => {
  const direct = inject("apiDatabaseUrl");
  pooler = await startPooler(direct, BEHIND);
  const pooled = new URL(pooler.url);
  pooled.searchParams.set("application_name", name);
  const start = () =>
    startApi({
      DATABASE_URL: pooled.href,
      LISTEN_DATABASE_URL: direct,
      DATABASE_CONNECTIONS: "20",
      DATA_DIR: inject("dataDir"),
      SITE_URL: apiUrl,
      TEST_CLOCK: "on",
    });
  apis = await Promise.all(Array.from({ length: 4 }, start));
});
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  await pooler.stop();
});

const at = (racer: number) => apis[racer % apis.length]?.url ?? "";
const tomorrow = (hour: number) => `${dateFromNow(1)}T${String(hour).padStart(2, "0")}:00`;

test("80 people race through four processes and six connections for one slot: one wins, and no club's row is seen by another", async () => {
  const rules = { max_bookings_per_day: 20, advance_booking_days: 30 };
  const club = await makeLoadClub(ownerSql, keys, { members: 80, courts: 4, rules, siteUrl: apiUrl });
  const other = await makeClub();
  for (let round = 0; round < 5; round++) {
    const input = { court_id: club.courtIds[0] ?? "", start_time: tomorrow(8 + round) };
    const [outcomes, foreign] = await Promise.all([
      Promise.all(club.members.map(({ token }, racer) => book(at(racer), token, input))),
      Promise.all(Array.from({ length: 20 }, (_, racer) => book(at(racer), other.member.token, input))),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([201, ...Array(79).fill(409)]);
    expect(new Set(foreign.map(({ status }) => status))).toEqual(new Set([404]));
  }
  expect(await bookingViolations(ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);
  const [row] = await ownerSql`select count(*)::int as n from pg_stat_activity where application_name = ${name}`;
  expect(row?.n).toBeGreaterThan(0);
  expect(row?.n).toBeLessThanOrEqual(BEHIND);
});

test("a change made through one process is heard at the other, over the direct connection", async () => {
  const { member, coach, courts } = await makeClub();
  const stream = await openLive(coach, at(1));
  expect((await book(at(0), member.token, { court_id: courts[0]?.id ?? "", start_time: tomorrow(9) })).status).toBe(
    201,
  );
  expect((await stream.next(2_000)).data.court_id).toBe(courts[0]?.id);
  stream.close();
});

test("arrays go both ways on the first connection, which learns their types, and on those after it", async () => {
  const db = openPool(pooler.url, { listenUrl: inject("apiDatabaseUrl") });
  const ask = () =>
    db.begin({ role: "courtside_tenant", isReadOnly: true }, async (sql) => [
      ...(await sql`
        select ${["a", 'b,"c']}::text[] as texts, ${[1, 2]}::int[] as numbers,
          '{2026-01-02}'::date[] as days`),
    ]);
  const asFirst = [{ texts: ["a", 'b,"c'], numbers: [1, 2], days: ["2026-01-02"] }];
  expect(await ask()).toEqual(asFirst);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([asFirst, asFirst, asFirst]);
  await db.end();
});

test("a request that waits too long for a lock gets 503, as on a direct connection", async () => {
  const { id, member, courts } = await makeClub();
  await ownerSql.begin(async (sql) => {
    await sql`select from memberships where club_id = ${id} for update`;
    const { status, error } = await book(at(0), member.token, {
      court_id: courts[0]?.id ?? "",
      start_time: tomorrow(10),
    });
    expect([status, error?.code]).toEqual([503, "busy"]);
  });
});

test("a pooler crash costs a few responses that say so, and nothing is duplicated or left over", async () => {
  const rules = {
    slot_length_minutes: 30,
    max_bookings_per_day: 20,
    max_bookings_per_week: 100,
    advance_booking_days: 30,
  };
  const club = await makeLoadClub(ownerSql, keys, { members: 40, courts: 10, rules, siteUrl: apiUrl });
  const inputs = club.members.map(({ token }, n) => ({
    token,
    key: randomUUID(),
    input: { court_id: club.courtIds[n % 10] ?? "", start_time: tomorrow(8 + Math.floor(n / 10)) },
  }));
  const all = () => Promise.all(inputs.map(({ token, key, input }, n) => book(at(n), token, input, key)));
  const [during] = await Promise.all([all(), pooler.crash()]);
  for (const { status } of during) expect([201, 503]).toContain(status);
  await expect.poll(async () => new Set((await all()).map(({ status }) => status))).toEqual(new Set([201]));
  const [row] = await ownerSql`
    select count(*)::int as n from bookings where club_id = ${club.clubId} and status = 'confirmed'`;
  expect(row?.n).toBe(40);
  expect(await bookingViolations(ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);
});
