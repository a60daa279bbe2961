import { expect, inject, onTestFinished, test, vi } from "vitest";
import { startApi } from "../support/api-process.ts";
import { freePort } from "../support/free-port.ts";
import { makeFurnishedClub } from "../support/furnished-club.ts";
import { apiUrl, makeClub, ownerSql } from "../support/world.ts";
import { POLL_OPTIONS } from "./auth/accounts.ts";

const QUEUES = [
  ...[
    "mail",
    "push",
    "text",
    "inbox",
    "webhooks",
    "waitlist",
    "invitations",
    "imports",
    "exports",
    "series",
    "closures",
  ],
  "door_codes",
];

const shared = {
  DATABASE_URL: inject("apiDatabaseUrl"),
  DATA_DIR: inject("dataDir"),
  SITE_URL: apiUrl,
  SEND_NOTICES: "off",
};

test("Prometheus reads requests by route, rejections, connections and streams on a port of its own, and no name of a person", async () => {
  const port = await freePort();
  const api = await startApi({ ...shared, METRICS_PORT: String(port) });
  onTestFinished(api.stop);
  await fetch(`${api.url}/api/v1/bookings/8f14e45f-ceea-467f-a3a4-0123456789ab`);
  await fetch(`${api.url}/api/v1/unknown/secret-path`, { method: "PURGE" });
  await fetch(`${api.url}/api/v1/client-errors`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ remote: "mf-invented", version: "1.0.0-secret", kind: "chunk" }),
  });
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get("content-type")).toContain("text/plain");
  const text = await response.text();
  expect(text).toMatch(/^courtside_requests_total\{method="GET",route="\/api\/v1\/bookings\/:id",status="401"\} 1$/m);
  expect(text).toMatch(/^courtside_requests_total\{method="other",route="[^"]*\*",status="404"\} 1$/m);
  expect(text).toMatch(/^courtside_rejections_total\{code="[a-z_]+"\} 1$/m);
  expect(text).toMatch(/^courtside_request_seconds_count\{method="GET",route="\/api\/v1\/bookings\/:id"\} 1$/m);
  expect(text).toMatch(/^courtside_client_errors_total\{kind="chunk",remote="other",release="other"\} 1$/m);
  expect(text).toMatch(/^courtside_database_connections\{state="idle"\} [1-9]\d*$/m);
  for (const queue of QUEUES) {
    expect(text).toMatch(new RegExp(`^courtside_queue_waiting\\{queue="${queue}"\\} \\d+$`, "m"));
    expect(text).toMatch(new RegExp(`^courtside_queue_late_seconds\\{queue="${queue}"\\} [\\d.]+$`, "m"));
  }
  expect(text).toMatch(/^courtside_open_offers \d+$/m);
  expect(text).toMatch(/^courtside_live_streams 0$/m);
  expect(text).toMatch(/^courtside_stuck_jobs 0$/m);
  expect(text).toMatch(/^courtside_resident_memory_bytes \d{7,}$/m);
  expect(text).not.toMatch(/secret|invented|8f14e45f/);
  for (const [path, method] of [
    ["/", "GET"],
    ["/metrics", "POST"],
    ["/readyz", "GET"],
  ] as const)
    expect((await fetch(`http://127.0.0.1:${port}${path}`, { method })).status).toBe(404);
  expect((await fetch(`${api.url}/metrics`)).status, "not on the public port").not.toBe(200);
});

test("each queue has what is due in its tables, and how long it has been", async () => {
  const { id: club, admin } = await makeFurnishedClub();
  const since = new Date("2001-01-01T00:00:00Z");
  const rollback = new Error("the rows are not to be processed");
  const queues = new Map<string, { waiting: number; late_seconds: number }>();
  const read = ownerSql.begin(async (sql) => {
    await sql`update notices set state = 'queued', ended_at = null, send_after = ${since}, inbox_after = ${since} where club_id = ${club}`;
    for (const channel of ["push", "text"]) {
      await sql`
        insert into notice_sends (club_id, notice_id, channel, send_after)
        select club_id, id, ${channel}, ${since} from notices where club_id = ${club}
        on conflict (club_id, notice_id, channel) do update set ended_at = null, state = 'queued', send_after = excluded.send_after`;
    }
    await sql`update webhooks set paused_at = null, pause_reason = null where club_id = ${club}`;
    await sql`update webhook_deliveries set state = 'pending', next_attempt_at = ${since} where club_id = ${club}`;
    await sql`update waitlist_checks set due_at = ${since} where club_id = ${club}`;
    await sql`update invitation_batches set ended_at = null, next_at = ${since} where club_id = ${club}`;
    await sql`update booking_imports set ended_at = null, next_at = ${since} where club_id = ${club}`;
    await sql`insert into auth.person_exports (user_id, caller, next_at) values (${admin.id}, '{}', ${since})`;
    await sql`update booking_series set state = 'running', created_at = ${since} where club_id = ${club}`;
    await sql`update closures set state = 'closing', work = '{}', created_at = ${since} where club_id = ${club}`;
    await sql`update door_codes set state = 'setting', next_attempt_at = ${since} where club_id = ${club}`;
    for (const { queue, ...depth } of await sql<{ queue: string; waiting: number; late_seconds: number }[]>`
      select * from service_queues()`)
      queues.set(queue, depth);
    throw rollback;
  });
  await expect(read).rejects.toBe(rollback);
  const late = (Date.now() - since.getTime()) / 1000;
  for (const queue of QUEUES) {
    expect(queues.get(queue)?.waiting, queue).toBeGreaterThan(0);
    expect(Math.abs((queues.get(queue)?.late_seconds ?? 0) - late), queue).toBeLessThan(120);
  }
});

test("mails about accounts are counted by how they ended", async () => {
  const port = await freePort();
  const api = await startApi({ ...shared, METRICS_PORT: String(port) });
  onTestFinished(api.stop);
  const { member } = await makeClub();
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(await read()).toMatch(/^courtside_mails_total\{kind="account",outcome="failed"\} 0$/m);
  const sent = await fetch(`${api.url}/auth/v1/recover`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: member.email }),
  });
  expect(sent.status).toBe(200);
  await vi.waitFor(
    async () => expect(await read()).toMatch(/^courtside_mails_total\{kind="account",outcome="sent"\} 1$/m),
    POLL_OPTIONS,
  );
});
