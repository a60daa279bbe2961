import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { insertEvent } from "../../support/insert-event.ts";
import { openLive } from "../../support/live-stream.ts";
import { book } from "../../support/try-booking.ts";
import { dateFromNow, makeClub, openSession, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { accept, inviteOrFail, makeLoner, waitOut } from "../invitations/inviting.ts";

type Who = Pick<TestPerson, "token">;
const leave = ({ token }: Who, club_id: string) => call("/me/leave-club", { method: "POST", token, body: { club_id } });
const me = async ({ token }: Who) => (await call("/me", { token })).body;
const closing = ({ token }: Who, body: Record<string, unknown>) =>
  call("/club-closing", { method: "PUT", token, body });
const nameOf = ({ id }: TestClub) => `Club ${id.slice(0, 8)}`;
const admins = ({ id }: TestClub) =>
  ownerSql`select user_id from memberships where club_id = ${id} and role = 'admin' and left_at is null`;

test.each(ROLES)("a %s leaves, has no club at once, and was not removed; the stream ends", async (role) => {
  const club = await makeClub();
  await club.person("admin");
  const person = club[role];
  const stream = await openLive(person);
  const left = await leave(person, club.id);
  expect([left.status, left.body]).toEqual([200, { club_id: club.id, canceled_bookings: 0 }]);
  expect(await me(person)).toMatchObject({ club: null, role: null, removed_from: null });
  expect((await call("/courts", { token: person.token })).rejection.code).toBe("no_club");
  expect((await stream.rest()).at(-1)?.data).toEqual({ topic: "members" });
  const [row] = await ownerSql`
    select actor_id, actor_role, subject_id from audit_log where club_id = ${club.id} and action = 'member.left'`;
  expect(row).toEqual({ actor_id: person.id, actor_role: role, subject_id: person.id });
});

test("a member's future bookings, lesson, request, waitlist entries and event registration are released", async () => {
  const club = await makeClub();
  const court_id = club.courts[0]?.id;
  const ahead = await book(club.member, { court_id, start_time: `${dateFromNow(2)}T10:00` });
  expect(ahead.status).toBe(201);
  await ownerSql`
    insert into bookings (club_id, court_id, user_id, created_by, kind, coach_id, starts_at, ends_at)
    values (${club.id}, ${court_id ?? ""}, ${club.member.id}, ${club.coach.id}, 'lesson', ${club.coach.id},
      now() + interval '3 days', now() + interval '73 hours')`;
  await ownerSql`
    insert into bookings (club_id, court_id, user_id, created_by, starts_at, ends_at)
    values (${club.id}, ${court_id ?? ""}, ${club.member.id}, ${club.member.id}, now() - interval '2 days',
      now() - interval '47 hours')`;
  await ownerSql`
    insert into lesson_requests (club_id, member_id, coach_id, preferred_date, preferred_time)
    values (${club.id}, ${club.member.id}, ${club.coach.id}, ${dateFromNow(3)}, '10:00')`;
  await ownerSql`
    insert into waitlist_entries (club_id, user_id, sport, requested_date)
    values (${club.id}, ${club.member.id}, 'tennis', ${dateFromNow(3)})`;
  const startsAt = new Date(`${dateFromNow(5)}T15:00:00Z`);
  const { dateId } = await insertEvent({
    clubId: club.id,
    courtId: court_id,
    startsAt,
    createdBy: club.admin.id,
    memberIds: [club.member.id],
  });

  expect((await leave(club.member, club.id)).body).toEqual({ club_id: club.id, canceled_bookings: 2 });
  const [left] = await ownerSql`
    select
      (select array_agg(status || ':' || coalesce(cancel_reason, '') order by starts_at) from bookings where club_id = ${club.id}) as bookings,
      (select count(*)::int from court_occupancies where club_id = ${club.id} and booking_id is not null) as occupied,
      (select array_agg(status) from lesson_requests where club_id = ${club.id}) as requests,
      (select count(*)::int from waitlist_entries where club_id = ${club.id}) as waiting,
      (select count(*)::int from event_registrations where club_id = ${club.id}) as places`;
  const canceled = "canceled:No longer a member of the club";
  expect(left).toEqual({
    bookings: ["confirmed:", canceled, canceled],
    occupied: 0,
    requests: ["withdrawn"],
    waiting: 0,
    places: 0,
  });
  // The waitlist's worker may have offered a court before the member left.
  const notices = await ownerSql`
    select kind, user_id from notices
    where club_id = ${club.id} and kind not in ('booking_made', 'waitlist_offered') order by kind`;
  expect([...notices]).toEqual([
    { kind: "lesson_canceled", user_id: club.coach.id },
    { kind: "lesson_withdrawn", user_id: club.coach.id },
    { kind: "member_left", user_id: club.member.id },
  ]);
  const [mail] = await ownerSql`select details from notices where club_id = ${club.id} and kind = 'member_left'`;
  const calendar = { dates: [{ id: dateId, startsAt: startsAt.toISOString() }], sequence: 1 };
  expect(mail?.details).toMatchObject({
    canceled: [{ booking: { id: ahead.body.id, sequence: 1 } }, { courtName: "Court 1" }],
    events: [{ title: "Social", isSeries: false, calendar }],
  });
});

test("a former member accepts another club's invitation, and may return to the first", async () => {
  const [club, other] = [await makeClub(), await makeClub()];
  const id = await inviteOrFail(other.admin, club.coach.email, "front_desk");
  expect((await accept(club.coach, id)).rejection.code).toBe("already_in_club");
  expect((await leave(club.coach, club.id)).status).toBe(200);
  expect((await accept(club.coach, id)).status).toBe(200);
  expect(await me(club.coach)).toMatchObject({ role: "front_desk", profile: { club_id: other.id } });
  expect((await leave(club.coach, other.id)).status).toBe(200);
  await waitOut(club.coach.email);
  const back = await inviteOrFail(club.admin, club.coach.email, "member");
  expect((await accept(club.coach, back)).status).toBe(200);
  expect(await me(club.coach)).toMatchObject({ role: "member", profile: { club_id: club.id } });
});

test("a double click, a retry and an outdated screen have no further effect", async () => {
  const [club, next] = [await makeClub(), await makeClub()];
  const both = await Promise.all([leave(club.member, club.id), leave(club.member, club.id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await ownerSql`select from audit_log where club_id = ${club.id} and action = 'member.left'`).toHaveLength(1);
  const id = await inviteOrFail(next.admin, club.member.email);
  await accept(club.member, id);
  expect((await leave(club.member, club.id)).body).toEqual({ club_id: club.id, canceled_bookings: 0 });
  expect(await me(club.member)).toMatchObject({ profile: { club_id: next.id } });
});

test("another club, one that does not exist, and no id at all: rejected, nothing changed", async () => {
  const [club, other] = [await makeClub(), await makeClub()];
  for (const id of [other.id, "6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11"]) {
    expect((await leave(club.member, id)).rejection).toMatchObject({ code: "not_found", message: "Club not found" });
  }
  for (const body of [{}, { club_id: "mine" }]) {
    const { status, rejection } = await call("/me/leave-club", { method: "POST", token: club.member.token, body });
    expect([status, rejection.details?.field]).toEqual([400, "club_id"]);
  }
  expect((await leave(await makeLoner(), club.id)).status).toBe(404);
  expect((await me(club.member)).role).toBe("member");
});

test("the only admin cannot leave, and the message says what to do; with a second one they can", async () => {
  const club = await makeClub();
  const rejected = await leave(club.admin, club.id);
  expect([rejected.status, rejected.rejection]).toMatchObject([
    409,
    {
      code: "last_admin",
      message: "You are the club's only administrator. Make somebody else an administrator first, or close the club.",
    },
  ]);
  await club.person("admin");
  expect((await leave(club.admin, club.id)).status).toBe(200);
});

test("of two admins who leave at once one stays", async () => {
  for (let round = 0; round < 6; round++) {
    const club = await makeClub({ courts: 0 });
    const second = await club.person("admin");
    const responses = await Promise.all([leave(club.admin, club.id), leave(second, club.id)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await admins(club)).toHaveLength(1);
  }
});

test("one admin leaves while another removes them, or makes them a member: the club keeps one", async () => {
  const acts = [
    (one: TestPerson, other: TestPerson) => call(`/members/${other.id}/remove`, { method: "POST", token: one.token }),
    (one: TestPerson, other: TestPerson) =>
      call(`/members/${other.id}`, { method: "PATCH", token: one.token, body: { role: "member" } }),
  ];
  for (let round = 0; round < 6; round++) {
    const club = await makeClub({ courts: 0 });
    const second = await club.person("admin");
    const [left, ended] = await Promise.all([leave(club.admin, club.id), acts[round % 2]?.(second, club.admin)]);
    expect([200]).toContain(left.status);
    expect([200, 404]).toContain(ended?.status);
    expect(await admins(club)).toEqual([{ user_id: second.id }]);
  }
});

test("the only admin leaves a club that is closing; undoing that at the same instant leaves no club without an admin", async () => {
  for (let round = 0; round < 6; round++) {
    const club = await makeClub({ courts: 0, rules: { subscription_status: "none" } });
    expect((await closing(club.admin, { close: true, club_name: nameOf(club) })).status).toBe(200);
    const [left, kept] = await Promise.all([leave(club.admin, club.id), closing(club.admin, { close: false })]);
    const [row] = await ownerSql`select closes_at from clubs where id = ${club.id}`;
    if (left.status === 200) expect([kept.status >= 400, row?.closes_at !== null]).toEqual([true, true]);
    else expect([left.rejection.code, kept.status, row?.closes_at]).toEqual(["last_admin", 200, null]);
  }
});

test("demo visitors, QA accounts and an admin in a preview do not leave", async () => {
  const [club, demo] = [await makeClub(), await makeClub({ rules: { is_demo: true } })];
  await ownerSql`update users set is_demo = true where id = ${demo.member.id}`;
  expect((await leave(demo.member, demo.id)).status).toBe(403);
  await ownerSql`update auth.sessions set qa_role = 'member' where id = ${club.member.sessionId}`;
  expect((await leave(club.member, club.id)).status).toBe(403);
  await club.person("admin");
  const preview = await openSession(club.admin.id, club.admin.email);
  await ownerSql`update auth.sessions set impersonating_role = 'member' where id = ${preview.sessionId}`;
  expect((await leave(preview, club.id)).rejection).toMatchObject({ code: "preview" });
  expect((await me(club.admin)).role).toBe("admin");
});

test("an ended trial does not prevent leaving", async () => {
  const rules = { subscription_status: "trialing", trial_expires_at: new Date(Date.now() - 1000) };
  const club = await makeClub({ rules });
  expect((await leave(club.member, club.id)).status).toBe(200);
});

test("a person founds at most five clubs an hour", async () => {
  const person = await makeLoner();
  const found = () => call("/clubs", { method: "POST", token: person.token, body: { club_name: "Once more" } });
  const statuses = [];
  for (let round = 0; round < 6; round++) {
    const { status, body } = await found();
    statuses.push(status);
    if (status !== 201) break;
    const { id } = body.club as { id: string };
    await closing(person, { close: true, club_name: "Once more" });
    expect((await leave(person, id)).status).toBe(200);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
