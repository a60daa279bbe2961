import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { insertEvent } from "../support/insert-event.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";

const preview = ({ token }: TestPerson, id: string, role: unknown) =>
  call(`/members/${id}/preview`, { method: "POST", token, body: { role } });

const NOTHING = {
  bookings: 0,
  lessons: 0,
  lesson_requests: 0,
  events: 0,
  has_hours: false,
  waitlist_entries: 0,
  invitations: 0,
};
const HOUR = 3_600_000;

/** A coach with two lessons, a request, an event, hours and a place in a queue ahead, and one of each that is over. */
async function makeBusyCoach(club: TestClub): Promise<TestPerson> {
  const { id: clubId, member, admin, coach } = club;
  const courtId = club.courts[0]?.id ?? "";
  for (const [days, status] of [
    [1, "confirmed"],
    [2, "confirmed"],
    [3, "canceled"],
    [-1, "confirmed"],
  ] as const) {
    const starts_at = new Date(Date.now() + days * 24 * HOUR);
    const row = {
      club_id: clubId,
      court_id: courtId,
      user_id: member.id,
      created_by: member.id,
      kind: "lesson",
      status,
    };
    const canceled = status === "canceled" && { canceled_at: new Date(), canceled_by: member.id };
    const ends_at = new Date(starts_at.getTime() + HOUR);
    await ownerSql`insert into bookings ${ownerSql({ ...row, ...canceled, coach_id: coach.id, starts_at, ends_at })}`;
  }
  for (const days of [3, -3]) {
    await ownerSql`
      insert into lesson_requests (club_id, member_id, coach_id, preferred_date, preferred_time)
      values (${clubId}, ${member.id}, ${coach.id}, current_date + ${days}::integer, '10:00')`;
    await ownerSql`
      insert into waitlist_entries (club_id, user_id, requested_date, sport)
      values (${clubId}, ${coach.id}, current_date + ${days}::integer, 'tennis')`;
    const startsAt = new Date(Date.now() + days * 24 * HOUR);
    const { eventId } = await insertEvent({ clubId, courtId, createdBy: admin.id, startsAt });
    await ownerSql`update events set coach_id = ${coach.id} where id = ${eventId}`;
  }
  await ownerSql`
    insert into coach_availability (club_id, user_id, day_of_week, start_time, end_time)
    values (${clubId}, ${coach.id}, 'monday', '09:00', '12:00')`;
  return coach;
}

test("an admin sees what a coach would lose, by the new role, and nothing has changed", async () => {
  const club = await makeClub();
  const coach = await makeBusyCoach(club);
  const taught = { lessons: 2, lesson_requests: 1, events: 1, has_hours: true };
  const member = await preview(club.admin, coach.id, "member");
  expect([member.status, member.body]).toEqual([200, { ...NOTHING, ...taught }]);
  // Front desk waits for no court.
  expect((await preview(club.admin, coach.id, "front_desk")).body).toEqual({
    ...{ ...NOTHING, ...taught, waitlist_entries: 1 },
  });
  expect((await preview(club.admin, coach.id, "coach")).body).toEqual(NOTHING);
  const [row] = await ownerSql`
    select (select count(*)::int from bookings where club_id = ${club.id} and status = 'confirmed') as lessons,
      (select role from memberships where club_id = ${club.id} and user_id = ${coach.id}) as role`;
  expect(row).toEqual({ lessons: 3, role: "coach" });
});

test("what is previewed is what the change ends", async () => {
  const club = await makeClub();
  const coach = await makeBusyCoach(club);
  const { body } = await preview(club.admin, coach.id, "front_desk");
  const changed = await call(`/members/${coach.id}`, {
    method: "PATCH",
    token: club.admin.token,
    body: { role: "front_desk" },
  });
  expect(changed.status).toBe(200);
  const [ended] = await ownerSql`
    select
      (select count(*)::int from bookings
       where club_id = ${club.id} and cancel_reason is not null and starts_at > now()) as lessons,
      (select count(*)::int from events where club_id = ${club.id} and coach_id is null) as events,
      (select count(*)::int from coach_availability where club_id = ${club.id}) as hours`;
  expect(ended).toEqual({ lessons: body.lessons, events: body.events, hours: 0 });
  expect((await preview(club.admin, coach.id, "member")).body).toEqual(NOTHING);
});

test("what is previewed is what a removal cancels, the member's own bookings too", async () => {
  const club = await makeClub();
  const coach = await makeBusyCoach(club);
  const first = new Date(Date.now() + 5 * 24 * HOUR);
  const row = { club_id: club.id, user_id: coach.id, created_by: coach.id, court_id: club.courts[1]?.id ?? "" };
  await ownerSql`insert into bookings ${ownerSql({ ...row, starts_at: first, ends_at: new Date(first.getTime() + HOUR) })}`;
  const { body } = await preview(club.admin, coach.id, null);
  expect(body).toEqual({
    ...{ ...NOTHING, bookings: 1, lessons: 2, lesson_requests: 1, events: 1, has_hours: true, waitlist_entries: 1 },
  });
  const removed = await call(`/members/${coach.id}/remove`, { method: "POST", token: club.admin.token });
  expect(removed.body.canceled_bookings).toBe(3);
});

test("a member's own requests count, and the invitations of who may no longer invite", async () => {
  const club = await makeClub();
  await ownerSql`
    insert into lesson_requests (club_id, member_id, coach_id, preferred_date, preferred_time)
    values (${club.id}, ${club.member.id}, ${club.coach.id}, current_date + 3, '10:00')`;
  expect((await preview(club.admin, club.member.id, "coach")).body).toEqual({ ...NOTHING, lesson_requests: 1 });
  const other = await club.person("admin");
  for (const [role, expires] of [
    ["member", "1 day"],
    ["coach", "1 day"],
    ["member", "-1 day"],
  ] as const) {
    await ownerSql`
      insert into invitations (club_id, email, full_name, role, invited_by, expires_at)
      values (${club.id}, ${`${randomUUID()}@invited.courtside.test`}, 'In Vited', ${role}, ${other.id}, now() + ${expires}::interval)`;
  }
  expect((await preview(club.admin, other.id, "front_desk")).body).toEqual({ ...NOTHING, invitations: 1 });
  expect((await preview(club.admin, other.id, "coach")).body).toEqual({ ...NOTHING, invitations: 2 });
});

test("only an admin asks, of people of their club, and for a role that there is", async () => {
  const [club, other] = [await makeClub(), await makeClub()];
  for (const person of [club.front_desk, club.coach, club.member]) {
    expect((await preview(person, club.coach.id, "member")).status).toBe(403);
  }
  for (const id of [other.coach.id, randomUUID()]) {
    expect((await preview(club.admin, id, "member")).rejection.message).toBe("Member not found");
  }
  expect((await preview(club.coach, club.member.id, null)).status).toBe(403);
  const { status, rejection } = await preview(club.admin, club.coach.id, "owner");
  expect([status, rejection.details?.field]).toEqual([400, "role"]);
});
