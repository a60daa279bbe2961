import { describe, expect, test } from "vitest";
import { DEMO_CLUB_ID } from "../../api/src/demo/sample-club.ts";
import { startDemoWorld, type Visitor } from "../support/demo-club.ts";
import { openLive } from "../support/live-stream.ts";
import { dateFromNow } from "../support/world.ts";

const { sql, call, visit, url } = await startDemoWorld();
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const at = (instant: number) => new Date(instant).toISOString();

const [court] = await sql<{ id: string }[]>`
  select id from courts where club_id = ${DEMO_CLUB_ID} and name = 'Court 1'`;
const date = dateFromNow(3);
const free = await freeSlot(await visit());

async function freeSlot({ token }: Visitor): Promise<string> {
  const { body } = await call("/availability", { token, query: { date, sport: "tennis" } });
  const grid = body as { courts: { court_id: string; slots: { start_time: string; state: string }[] }[] };
  const slots = grid.courts.find(({ court_id }) => court_id === court?.id)?.slots ?? [];
  return slots.find(({ state }) => state === "available")?.start_time ?? "";
}

const book = ({ token }: Visitor, start_time: string, now?: string) =>
  call("/bookings", { method: "POST", token, body: { court_id: court?.id, start_time }, now });

test("a visitor is a throwaway member of the demo club", async () => {
  const visitor = await visit();
  const { body } = await call("/me", { token: visitor.token });
  expect(body).toMatchObject({
    role: "member",
    club: { id: DEMO_CLUB_ID, name: "Harbor Racquet Club", is_demo: true },
    profile: { is_demo: true, name: expect.stringMatching(/^\w+ \w+$/) },
    access: { has_access: true, access_type: "demo", is_demo: true, demo_expires_at: at(visitor.expiresAt) },
  });
  expect(visitor.expiresAt - Date.now()).toBeGreaterThan(59 * MINUTE);
  expect(visitor.expiresAt - Date.now()).toBeLessThanOrEqual(60 * MINUTE);
  const [account] = await sql`
    select email, password_hash, email_confirmed_at from auth.users where id = ${visitor.id}`;
  expect(account).toEqual({
    email: expect.stringMatching(/^visitor-[\w-]{36}@demo\.courtside\.invalid$/),
    password_hash: null,
    email_confirmed_at: null,
  });
  expect(await sql`select action from audit_log where actor_id = ${visitor.id}`).toEqual([{ action: "demo_started" }]);
});

test("joining the waitlist of a day with free slots returns those slots", async () => {
  const { token } = await visit();
  const { status, rejection } = await call("/waitlist-entries", {
    method: "POST",
    token,
    body: { requested_date: date, sport: "tennis" },
  });
  expect([status, rejection.code]).toEqual([409, "slots_free"]);
  expect(rejection.details?.slots).toContainEqual(expect.objectContaining({ court_id: court?.id }));
  expect((await call("/waitlist-entries", { token })).body.data).toEqual([]);
});

test("two visitors are two people", async () => {
  const [one, other] = await Promise.all([visit(), visit()]);
  expect(one.id).not.toBe(other.id);
});

describe("the sixty minutes", async () => {
  const visitor = await visit();
  const { token, expiresAt } = visitor;
  const club = (path: string, instant: number) => call(path, { token, now: at(instant) });
  const reads = ["/courts", "/bookings", "/coaches", `/availability?date=${date}&sport=tennis`];

  test("are the same for check_club_access and the visit", async () => {
    const { body } = await club("/me", expiresAt - 1);
    expect(body).toMatchObject({ access: { demo_expires_at: at(expiresAt), minutes_remaining: 1 } });
  });

  test("allow every call in their last second", async () => {
    for (const path of reads) expect((await club(path, expiresAt - SECOND)).status, path).toBe(200);
    expect((await club("/courts", expiresAt - 1)).status).toBe(200);
  });

  test("end at the second: reading and writing return 402", async () => {
    for (const path of reads) {
      const { status, rejection } = await club(path, expiresAt);
      expect([status, rejection.code, rejection.details?.access_type], path).toEqual([
        402,
        "access_expired",
        "demo_expired",
      ]);
    }
    expect((await book(visitor, free, at(expiresAt))).status).toBe(402);
  });

  test("are over for /me as well, which says so for ten more minutes", async () => {
    for (const instant of [expiresAt, expiresAt + 10 * MINUTE - 1]) {
      const { status, body } = await club("/me", instant);
      expect(status).toBe(200);
      expect(body.access).toMatchObject({ has_access: false, access_type: "demo_expired", minutes_remaining: 0 });
    }
    expect((await club("/me", expiresAt + 10 * MINUTE)).status).toBe(401);
  });

  test("are not extended by a refresh", async () => {
    const end = () => sql`select not_after from auth.sessions where user_id = ${visitor.id}`;
    const before = await end();
    expect(before).toEqual([{ not_after: new Date(expiresAt + 10 * MINUTE) }]);
    const refreshed = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ refresh_token: visitor.refreshToken }),
    });
    expect(refreshed.status).toBe(200);
    expect(await end()).toEqual(before);
    const { access_token } = (await refreshed.json()) as { access_token: string };
    expect((await call("/courts", { token: access_token, now: at(expiresAt) })).status).toBe(402);
  });
});

test("the stream of changes ends with the sixty minutes", async () => {
  const visitor = await visit();
  await sql`update users set created_at = now() - interval '59 minutes 50 seconds' where id = ${visitor.id}`;
  const stream = await openLive(visitor, url);
  await stream.rest();
  expect((await call("/courts", { token: visitor.token })).status).toBe(402);
});

test("visitors see their own bookings as theirs, and neither name nor id of others", async () => {
  const [one, other] = await Promise.all([visit(), visit()]);
  const booked = await book(one, free);
  expect(booked.status).toBe(201);
  const { body: me } = await call("/me", { token: one.token });
  const secrets = [one.id, (me.profile as { name: string }).name, "demo.courtside"];

  const grid = await call("/availability", { token: other.token, query: { date, sport: "tennis" } });
  const list = await call("/bookings", { token: other.token, query: { scope: "club", date } });
  const mine = await call("/bookings", { token: other.token });
  for (const secret of secrets) for (const { text } of [grid, list, mine]) expect(text).not.toContain(secret);
  expect(list.text).toContain(String(booked.body.id));
  expect(mine.body).toMatchObject({ data: [], counts: { upcoming: 0, past: 0 } });

  const own = await call("/availability", { token: one.token, query: { date, sport: "tennis" } });
  expect(own.text).toContain('"state":"own"');
  expect(grid.text).not.toContain('"state":"own"');
  expect((await call("/bookings", { token: one.token })).body).toMatchObject({ data: [{ id: booked.body.id }] });
  const cancel = { method: "POST", token: other.token, body: {} };
  expect((await call(`/bookings/${booked.body.id}/cancel`, cancel)).status).toBe(403);
});

test("the database's own function accepts new accounts only, so that no member of a club can become a visitor", async () => {
  const { id } = await visit();
  await expect(sql`select auth.admit_demo_visitor(${id})`).rejects.toThrow("only a new account");
});

test("without a demo club there is no visit, and no account is left behind", async () => {
  const count = async () => (await sql`select count(*)::int as n from auth.users`)[0]?.n;
  const before = await count();
  await sql`update clubs set is_demo = false where id = ${DEMO_CLUB_ID}`;
  const { status, rejection } = await call("/demo-visits", { method: "POST" });
  await sql`update clubs set is_demo = true where id = ${DEMO_CLUB_ID}`;
  expect([status, rejection.code]).toEqual([503, "demo_unavailable"]);
  expect(await count()).toBe(before);
});
