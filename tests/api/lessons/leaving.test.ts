import type { Coach } from "@courtside/contracts/api/client.ts";
import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { eventCalls, eventOf } from "../events/event-calls.ts";
import {
  accept,
  lessonViolations,
  NO_LESSON_VIOLATIONS,
  NOW,
  noticesOf,
  place,
  requestLesson,
  requestsOf,
  schedule,
} from "./teaching.ts";

/** A future lesson, a pending request, and hours of the club's coach. */
async function teach(club: TestClub): Promise<void> {
  const { member, coach } = club;
  const post = (path: string, body: object) =>
    call(`/coaches/${coach.id}${path}`, { method: "POST", token: coach.token, body, now: NOW });
  await post("/availability", { day_of_week: "monday", start_time: "09:00", end_time: "12:00" });
  await post("/time-off", { starts_on: "2026-03-02" });
  await accept(coach, await requestLesson(member, coach), place(club));
  await requestLesson(member, coach, { preferred_time: "15:00" });
  await ownerSql`delete from notices where club_id = ${club.id}`;
}

const statusesOf = async (person: TestPerson) => (await requestsOf(person)).map(({ status }) => status).toSorted();

const hoursLeft = async ({ id }: TestClub) => {
  const [row] = await ownerSql`
    select (select count(*)::int from coach_availability where club_id = ${id}) as hours,
      (select count(*)::int from coach_time_off where club_id = ${id}) as off`;
  return row;
};

test.each(["removed", "no longer a coach"])(
  "a coach who is %s: lessons ahead are canceled, requests declined, hours deleted, and the member is notified",
  async (what) => {
    const club = await makeClub();
    const { admin, member, coach } = club;
    await teach(club);
    const asAdmin = { token: admin.token, now: NOW };
    const done =
      what === "removed"
        ? await call(`/members/${coach.id}/remove`, { ...asAdmin, method: "POST" })
        : await call(`/members/${coach.id}`, { ...asAdmin, method: "PATCH", body: { role: "member" } });
    expect(done.status).toBe(200);
    expect(await statusesOf(member)).toEqual(["canceled", "declined"]);
    expect(await hoursLeft(club)).toEqual({ hours: 0, off: 0 });
    expect((await noticesOf(club)).toSorted()).toEqual([
      // The former coach is a member now.
      ...(what === "removed" ? [] : ["lesson_canceled → member"]),
      ...["lesson_canceled → member", "lesson_declined → member"],
      ...(what === "removed" ? ["member_removed → coach"] : []),
    ]);
    const [lesson] = await ownerSql`select id, sequence from bookings where club_id = ${club.id} and kind = 'lesson'`;
    const [toCoach] = await ownerSql`select details from notices where club_id = ${club.id} and user_id = ${coach.id}`;
    expect(toCoach?.details).toMatchObject(
      what === "removed" ? { canceled: [], taught: [{ booking: lesson }] } : { booking: lesson, hasSchedule: false },
    );
    const { data } = (await call("/coaches", { token: member.token, now: NOW })).body as { data: Coach[] };
    expect(data).toEqual([]);
    expect((await call(`/coaches/${coach.id}`, { token: member.token, now: NOW })).status).toBe(404);
    expect(await lessonViolations(club.id)).toEqual(NO_LESSON_VIOLATIONS);
    expect((await schedule(admin, { ...place(club), member_id: member.id, coach_id: coach.id })).status).toBe(404);
  },
);

test("requests whose time is long over end without a notice when the coach goes", async () => {
  const club = await makeClub();
  const { admin, member, coach } = club;
  await requestLesson(member, coach, { preferred_time: "15:00" });
  await ownerSql`delete from notices where club_id = ${club.id}`;
  const months = "2026-06-01T12:00:00Z";
  const done = await call(`/members/${coach.id}/remove`, { method: "POST", token: admin.token, now: months });
  expect(done.status).toBe(200);
  expect(await statusesOf(member)).toEqual(["declined"]);
  expect(await noticesOf(club)).toEqual(["member_removed → coach"]);
});

test("who is no longer a coach gets a mail of each event that goes on without them", async () => {
  const club = await makeClub();
  const { admin, coach } = club;
  const events = eventCalls(NOW);
  const led = eventOf(
    await events.create(coach, {
      court_id: club.courts[0]?.id,
      start_time: "2026-02-18T18:00",
      end_time: "2026-02-18T19:00",
    }),
  );
  await ownerSql`delete from notices where club_id = ${club.id}`;
  const done = await call(`/members/${coach.id}`, {
    ...{ method: "PATCH", token: admin.token, now: NOW },
    body: { role: "member" },
  });
  expect(done.status).toBe(200);
  const notices = await ownerSql`select kind, user_id, details from notices where club_id = ${club.id}`;
  expect([...notices]).toEqual([
    {
      kind: "event_unregistered",
      user_id: coach.id,
      details: expect.objectContaining({
        title: led.title,
        asCoach: true,
        calendar: { sequence: led.version + 1, dates: [expect.objectContaining({ id: led.dates[0]?.id })] },
      }),
    },
  ]);
});

test("removing a member cancels their lessons and requests, and notifies the coach", async () => {
  const club = await makeClub();
  const { admin, member, coach } = club;
  await teach(club);
  await call(`/members/${member.id}/remove`, { method: "POST", token: admin.token, now: NOW });
  expect(await statusesOf(coach)).toEqual(["canceled", "withdrawn"]);
  expect((await noticesOf(club)).toSorted()).toEqual([
    "lesson_canceled → coach",
    "lesson_withdrawn → coach",
    "member_removed → member",
  ]);
  expect(await hoursLeft(club)).toEqual({ hours: 1, off: 1 });
});

test("a member who becomes a coach loses their requests, and keeps the lesson, which can be canceled up to the cut-off", async () => {
  const club = await makeClub({ rules: { cancel_cutoff_hours: 72 } });
  const { admin, member, coach } = club;
  await teach(club);
  await call(`/members/${member.id}`, { method: "PATCH", token: admin.token, body: { role: "coach" }, now: NOW });
  expect(await statusesOf(coach)).toEqual(["accepted", "withdrawn"]);
  const itemsOf = async (whose: TestPerson, by = whose) =>
    (await call(`/coaches/${whose.id}/schedule`, { token: by.token, now: NOW })).body.items;
  const given = { kind: "lesson", title: "Test member", can_cancel: true };
  expect([await itemsOf(coach), await itemsOf(member), await itemsOf(member, admin)]).toMatchObject([
    [given],
    [{ kind: "lesson", title: "Test coach", can_cancel: false }],
    [{ ...given, title: "Test coach" }],
  ]);
});

test.each(["removed", "demoted"])(
  "an admin who taught in the coach's preview and is %s leaves no lesson or request behind",
  async (what) => {
    const club = await makeClub();
    const { admin, member } = club;
    const teacher = await club.person("admin");
    await ownerSql`update auth.sessions set impersonating_role = 'coach' where id = ${teacher.sessionId}`;
    const post = (path: string, body: object) =>
      call(`/coaches/${teacher.id}${path}`, { method: "POST", token: teacher.token, body, now: NOW });
    await post("/availability", { day_of_week: "monday", start_time: "09:00", end_time: "12:00" });
    await post("/time-off", { starts_on: "2026-03-02" });
    expect((await schedule(teacher, { ...place(club), member_id: member.id })).status).toBe(201);
    expect(await hoursLeft(club)).toEqual({ hours: 1, off: 1 });
    const asAdmin = { token: admin.token, now: NOW };
    const done =
      what === "removed"
        ? await call(`/members/${teacher.id}/remove`, { ...asAdmin, method: "POST" })
        : await call(`/members/${teacher.id}`, { ...asAdmin, method: "PATCH", body: { role: "member" } });
    expect(done.status).toBe(200);
    expect(await hoursLeft(club)).toEqual({ hours: 0, off: 0 });
    const confirmed = await ownerSql`select 1 from bookings where club_id = ${club.id} and status = 'confirmed'`;
    expect(confirmed).toHaveLength(0);
    expect(await lessonViolations(club.id)).toEqual(NO_LESSON_VIOLATIONS);
  },
);

test("a block over a lesson cancels it, and both are notified", async () => {
  const club = await makeClub();
  const { admin, member } = club;
  await teach(club);
  const span = { court_ids: [club.courts[0]?.id], start_time: "2026-02-18T09:00", end_time: "2026-02-18T12:00" };
  const block = (more: object) =>
    call("/court-blocks", { method: "POST", token: admin.token, body: { ...span, ...more }, now: NOW });
  const { bookings } = (await block({})).rejection.details as { bookings: { id: string }[] };
  const hit = await block({ cancel: { booking_ids: bookings.map(({ id }) => id) } });
  expect(hit.status).toBe(201);
  expect(await statusesOf(member)).toEqual(["canceled", "pending"]);
  expect((await noticesOf(club)).toSorted()).toEqual(["lesson_canceled → coach", "lesson_canceled → member"]);
});
