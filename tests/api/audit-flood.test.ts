import { afterAll, expect, inject, test } from "vitest";
import { audit } from "../../api/src/auth/audit.ts";
import { openPool } from "../../api/src/db/pool.ts";
import { authTransaction } from "../../api/src/db/transaction.ts";
import { createWriteLimit } from "../../api/src/http/write-limit.ts";
import { call } from "../support/call.ts";
import { apiUrl, makeClub, ownerSql } from "../support/world.ts";

const db = openPool(inject("apiDatabaseUrl"));
afterAll(() => db.end({ timeout: 1 }));

const FLOOD = 400;
const LONG = "x".repeat(6_000);

async function flood(send: (number: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  let next = 0;
  const worker = async () => {
    for (let number = next++; number < FLOOD; number = next++) statuses.push(await send(number));
  };
  await Promise.all(Array.from({ length: 10 }, worker));
  return statuses;
}

const sizeOf = async (clubId: string) => {
  const [row] = await ownerSql<{ rows: number; bytes: number; times: number }[]>`
    select count(*)::int as rows, coalesce(sum(pg_column_size(a.*)), 0)::int as bytes, coalesce(sum(times), 0)::int as times
    from audit_log a where club_id = ${clubId}`;
  return row;
};

test("a repeated rejection is one counted row, whatever the caller's headers contain", async () => {
  const { id, member } = await makeClub();
  const statuses = await flood(async () => {
    const body = { name: "Mine", sport: "tennis" };
    return (await call("/courts", { method: "POST", token: member.token, body, headers: { "user-agent": LONG } }))
      .status;
  });
  expect(new Set(statuses)).toEqual(new Set([403]));
  const size = await sizeOf(id);
  // The hour may change during the test.
  expect(size?.rows).toBeLessThanOrEqual(2);
  expect(size?.times).toBe(FLOOD);
  expect(size?.bytes).toBeLessThan(2_000);
  const [row] =
    await ownerSql`select user_agent, last_at >= at as is_later from audit_log where club_id = ${id} limit 1`;
  expect([row?.user_agent, row?.is_later]).toEqual(["x".repeat(300), true]);
});

test("one person's rejections of many kinds are at most 31 rows an hour", async () => {
  const { id, member } = await makeClub();
  // Every operation that a member may not call, repeatedly.
  const { paths }: { paths: Record<string, Record<string, unknown>> } = await (
    await fetch(`${apiUrl}/api/v1/openapi.json`)
  ).json();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).flatMap((method) =>
      // Erasing the account would end the session.
      method === "get" || path === "/me" || !path.startsWith("/")
        ? []
        : [{ path: path.replace(/\{[^}]+\}/g, crypto.randomUUID()), method }],
    ),
  );
  await ownerSql`
    insert into audit_log (club_id, actor_id, action, outcome, rejected_by, rejected_in)
    select ${id}, ${member.id}, 'kind ' || n, 'refused', ${member.id}, hour
    from generate_series(1, 30) n, unnest(array[date_trunc('hour', now(), 'UTC'), date_trunc('hour', now(), 'UTC') + interval '1 hour']) hour`;
  for (const { path, method } of operations) {
    await call(path.replace(/^\/api\/v1/, ""), {
      method: method.toUpperCase(),
      token: member.token,
      body: { name: "X", sport: "tennis" },
    });
  }
  const rows = await ownerSql`
    select action, times from audit_log where club_id = ${id} and outcome = 'refused' and action not like 'kind %'`;
  expect(rows.length).toBeGreaterThanOrEqual(1);
  expect(rows.length).toBeLessThanOrEqual(2);
  expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(["further_rejections"]));
});

test("rejections without a known account are counted by network: an IPv4 address, an IPv6 /64", async () => {
  const reject = (ip: string) =>
    authTransaction(db, (sql) => {
      const caller = { requestId: crypto.randomUUID(), ip, userAgent: "x".repeat(300) };
      return audit(sql, caller, {
        action: "login_failed",
        outcome: "refused",
        detail: { code: "invalid_credentials" },
      });
    });
  const random = crypto.randomUUID();
  const network = `2001:db8:${random.slice(0, 4)}:${random.slice(4, 8)}`;
  for (let count = 1; count <= 50; count++) await reject(`${network}:${count}::${count}`);
  await reject(`2001:db8:${random.slice(0, 4)}:${random.slice(9, 13)}::1`);
  const rows = await ownerSql<{ times: number }[]>`
    select times from audit_log where rejected_by = host(network(set_masklen(${`${network}::`}::inet, 64)))`;
  expect(rows.length).toBeLessThanOrEqual(2);
  expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(50);
});

test("who sends more changes than any screen gets 429 for every operation, accepted or not, and no other person does", async () => {
  const { member, front_desk, courts } = await makeClub();
  const addCourt = () =>
    call("/courts", { method: "POST", token: member.token, body: { name: "Mine", sport: "tennis" } });
  const book = ({ token }: { token: string }) =>
    call("/bookings", { method: "POST", token, body: { court_id: courts[0]?.id, start_time: "2020-01-01T10:00" } });
  const statuses = new Set<number>();
  for (let sent = 0; !statuses.has(429) && sent < 1_500; sent += 50) {
    for (const { status } of await Promise.all(Array.from({ length: 50 }, addCourt))) statuses.add(status);
  }
  expect(statuses).toEqual(new Set([403, 429]));
  // Several, because three a second are allowed again.
  const booked = await Promise.all(Array.from({ length: 20 }, () => book(member)));
  expect(booked.map(({ rejection }) => rejection.code)).toContain("over_request_rate_limit");
  expect((await book(front_desk)).status).not.toBe(429);
});

test("the number of changes is limited for each person, and lower for a visitor", async () => {
  let now = 0;
  const limit = createWriteLimit(() => now);
  const made = (isVisitor: boolean, userId: string) => {
    let count = 0;
    try {
      for (; count < 10_000; count++) limit(userId, { isVisitor });
    } catch (error) {
      expect(error).toMatchObject({ kind: "rate_limited", details: { retryAfterSeconds: isVisitor ? 5 : 1 } });
    }
    return count;
  };
  expect([made(false, "member"), made(true, "visitor")]).toEqual([600, 120]);
  now += 60_000;
  expect([made(false, "member"), made(true, "visitor")]).toEqual([180, 12]);
  now += 3_600_000;
  expect(made(true, "visitor")).toBe(120);
});
