import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { book, cancel } from "../support/try-booking.ts";
import { makeClub, ownerSql } from "../support/world.ts";

const now = "2026-07-15T12:00:00Z";

interface AuditRow {
  actor_id: string;
  actor_role: string;
  action: string;
  subject_type: string | null;
  subject_id: string | null;
  session_id: string;
  request_id: string;
  outcome: string;
  detail: Record<string, unknown>;
}

const trail = (clubId: string) =>
  ownerSql<AuditRow[]>`
    select actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, outcome, detail
    from audit_log where club_id = ${clubId} order by id`;

test("every change has an audit row: actor, role, session, request and object", async () => {
  const { id, admin, member, courts } = await makeClub();
  const post = (body: unknown) => call("/courts", { method: "POST", token: admin.token, body });
  const added = await post({ name: "Centre", sport: "tennis" });
  const path = `/courts/${added.body.id}`;
  const changed = await call(path, { method: "PATCH", token: admin.token, body: { is_active: false } });
  const made = await book(member, { court_id: courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  const canceled = await cancel(admin, made.body.id, { reason: "rain", now });
  const rows = await trail(id);
  const row = (response: typeof added, person: typeof admin, action: string, subject: string, subject_id: unknown) => ({
    actor_id: person.id,
    actor_role: person.role,
    session_id: person.sessionId,
    request_id: response.headers.get("x-request-id"),
    outcome: "success",
    action,
    subject_type: subject,
    subject_id,
  });
  expect(rows).toMatchObject([
    row(added, admin, "court.added", "court", added.body.id),
    row(changed, admin, "court.changed", "court", added.body.id),
    row(made, member, "booking.created", "booking", made.body.id),
    row(canceled, admin, "booking.canceled", "booking", made.body.id),
  ]);
  const kept = JSON.stringify(rows);
  for (const secret of [admin.name, admin.email, member.email, admin.token, "rain"]) expect(kept).not.toContain(secret);
});

test("a rejection has an audit row too, although its transaction is rolled back", async () => {
  const { id, member, coach, admin, courts } = await makeClub();
  const input = { court_id: courts[0]?.id, start_time: "2026-07-16T10:00" };
  const made = await book(member, input, now);
  await book(coach, input, now);
  await book(member, { ...input, start_time: "2026-08-16T10:00" }, now);
  await book(member, { ...input, user_id: coach.id }, now);
  await book(admin, { ...input, court_id: randomUUID() }, now);
  await cancel(coach, made.body.id, { now });
  await call("/courts", { method: "POST", token: member.token, body: { name: "Mine", sport: "tennis" } });
  await call("/courts", { method: "POST", token: admin.token, body: { name: "court 1", sport: "Tennis" } });
  const rejected = (await trail(id)).filter((row) => row.outcome === "refused");
  expect(rejected.map((row) => [row.actor_id, row.action, row.detail.code])).toEqual([
    [coach.id, "POST /api/v1/bookings", "slot_conflict"],
    [member.id, "POST /api/v1/bookings", "advance_window"],
    [member.id, "POST /api/v1/bookings", "forbidden"],
    [admin.id, "POST /api/v1/bookings", "not_found"],
    [coach.id, "POST /api/v1/bookings/:id/cancel", "forbidden"],
    [member.id, "POST /api/v1/courts", "forbidden"],
    [admin.id, "POST /api/v1/courts", "court_name_taken"],
  ]);
});

test("a change during a preview is recorded with the previewed role", async () => {
  const { id, admin, courts } = await makeClub();
  await ownerSql`update auth.sessions set impersonating_role = 'member' where id = ${admin.sessionId}`;
  await book(admin, { court_id: courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  await book(admin, { court_id: courts[0]?.id, start_time: "2026-09-16T10:00" }, now);
  expect(await trail(id)).toMatchObject([
    { actor_id: admin.id, actor_role: "member", outcome: "success" },
    { actor_id: admin.id, actor_role: "member", outcome: "refused" },
  ]);
});

test("reading writes no audit row", async () => {
  const { id, member } = await makeClub();
  for (const path of ["/me", "/courts", "/bookings", "/coaches", "/availability?date=2026-07-16&sport=tennis"]) {
    expect((await call(path, { token: member.token })).status).toBe(200);
  }
  expect(await trail(id)).toEqual([]);
});
