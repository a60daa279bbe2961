import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { book, cancel } from "../support/try-booking.ts";
import { makeClub, ownerSql, type TestPerson } from "../support/world.ts";

const now = "2026-07-15T12:00:00Z";
const after = (seconds: number) => new Date(Date.parse(now) + seconds * 1_000).toISOString();
const show = ({ token }: TestPerson, id: unknown) => call(`/bookings/${id}`, { token, now });

interface Entry {
  code: string;
  actor_name: string | null;
  details: Record<string, unknown>;
}

test("staff read what happened to a booking, by whom, and its booker's status", async () => {
  const club = await makeClub({ rules: { max_bookings_per_day: 3, max_bookings_per_week: 5 } });
  const [court, second] = club.courts;
  const made = await book(
    club.front_desk,
    { court_id: court?.id, start_time: "2026-07-16T10:00", user_id: club.member.id },
    now,
  );
  const id = made.body.id;
  await book(club.member, { court_id: court?.id, start_time: "2026-07-17T10:00" }, now);
  await call(`/bookings/${id}`, { method: "PATCH", token: club.member.token, body: { court_id: second?.id }, now });
  await cancel(club.admin, id, { reason: "Rain", now });
  await call(`/bookings/${id}/restore`, { method: "POST", token: club.admin.token, now: after(5) });
  await cancel(club.member, id, { reason: "Ill", now: after(20) });
  const { status, body } = await show(club.front_desk, id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, status: "canceled", user_name: club.member.name, user_email: club.member.email });
  const time = { start_time: "2026-07-16T14:00:00.000Z", end_time: "2026-07-16T15:00:00.000Z" };
  const entries = (body.history as Entry[]).map(({ code, actor_name, details }) => [code, actor_name, details]);
  expect(entries).toEqual([
    ["created", club.front_desk.name, {}],
    ["moved", club.member.name, { from: { court_name: "Court 1", ...time }, to: { court_name: "Court 2", ...time } }],
    ["canceled", club.admin.name, {}],
    ["restored", club.admin.name, {}],
    ["canceled", club.member.name, { reason: "Ill" }],
  ]);
  expect(body.booker).toEqual({
    role: "member",
    member_since: expect.any(String),
    has_left: false,
    bookings_that_day: 0,
    bookings_that_week: 1,
    day_limit: 3,
    week_limit: 5,
    upcoming: 1,
    canceled_lately: 1,
  });
});

test("members read their own without other people's names; others get 403, another club's staff 404", async () => {
  const [club, other] = await Promise.all([makeClub(), makeClub()]);
  const made = await book(club.member, { court_id: club.courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  await call(`/bookings/${made.body.id}`, {
    method: "PATCH",
    token: club.admin.token,
    body: { court_id: club.courts[1]?.id },
    now,
  });
  const { body } = await show(club.member, made.body.id);
  expect(body.booker).toBeNull();
  expect((body.history as Entry[]).map(({ code, actor_name }) => [code, actor_name])).toEqual([
    ["created", club.member.name],
    ["moved", null],
  ]);
  expect((await show(club.coach, made.body.id)).status).toBe(403);
  expect((await show(await club.person("member"), made.body.id)).status).toBe(403);
  expect((await show(other.admin, made.body.id)).status).toBe(404);
  expect((await show(club.admin, "not-an-id")).rejection.details?.field).toBe("id");
});

test("a booking whose audit rows are deleted still has its creation", async () => {
  const club = await makeClub();
  const made = await book(club.member, { court_id: club.courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  await ownerSql`delete from audit_log where subject_id = ${String(made.body.id)}`;
  expect((await show(club.admin, made.body.id)).body.history).toEqual([
    { at: made.body.created_at, actor_name: null, code: "created", details: {} },
  ]);
});

test("however often its players change, a booking shows its creation, its last changes, and who moved and canceled it", async () => {
  const club = await makeClub();
  const made = await book(club.member, { court_id: club.courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  const id = String(made.body.id);
  const changePlayers = (count: number) => ownerSql`
    insert into audit_log (club_id, actor_id, action, subject_type, subject_id, request_id)
    select ${club.id}, ${club.member.id}, 'booking.players_changed', 'booking', ${id}, n::text
    from generate_series(1, ${count}::int) n`;
  await changePlayers(150);
  const move = { court_id: club.courts[1]?.id };
  await call(`/bookings/${id}`, { method: "PATCH", token: club.admin.token, body: move, now });
  await changePlayers(250);
  await cancel(club.front_desk, id, { now });
  const history = (await show(club.admin, id)).body.history as Entry[];
  expect(history.filter(({ code }) => code === "players_changed")).toHaveLength(200);
  expect(history.map(({ code }) => code).filter((code) => code !== "players_changed")).toEqual([
    "created",
    "moved",
    "canceled",
  ]);
  expect(history.at(0)?.actor_name).toBe(club.member.name);
  expect(history.at(-1)).toMatchObject({ code: "canceled", actor_name: club.front_desk.name });
});
