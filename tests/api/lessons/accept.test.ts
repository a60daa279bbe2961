import type { Availability, Booking, LessonRequest } from "@courtside/contracts/api/client.ts";
import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { book, cancel, outcome } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestPerson } from "../../support/world.ts";
import {
  accept,
  DAY,
  lessonViolations,
  NO_LESSON_VIOLATIONS,
  NOW,
  noticesOf,
  place,
  requestLesson,
  requestsOf,
  schedule,
} from "./teaching.ts";

const bookingsOf = async (person: TestPerson) =>
  (await call("/bookings", { token: person.token, now: NOW })).body.data as Booking[];

test("accepting books: request, court and both people's calendars, visible to the two and to staff only", async () => {
  const club = await makeClub();
  const { member, coach, admin } = club;
  const stranger = await club.person("member");
  const id = await requestLesson(member, coach);
  const { body } = await accept(coach, id, place(club, "10:15", "11:00"));
  expect(body).toMatchObject({
    status: "accepted",
    lesson: { court_name: "Court 1", start_time: "2026-02-18T15:15:00.000Z", end_time: "2026-02-18T16:00:00.000Z" },
  });
  expect(await outcome(accept(coach, id, place(club, "12:00", "13:00")))).toBe(
    "409 not_pending: This request has been accepted already",
  );
  for (const person of [member, coach]) {
    expect(await bookingsOf(person)).toMatchObject([
      { kind: "lesson", user_name: "Test member", coach_name: "Test coach", can_cancel: true, status: "confirmed" },
    ]);
  }
  const grid = async (person: TestPerson) => {
    const query = { date: DAY, sport: "tennis" };
    const response = (await call("/availability", { token: person.token, query, now: NOW }))
      .body as unknown as Availability;
    return response.courts[0];
  };
  const tenOf = async (person: TestPerson) =>
    (await grid(person))?.slots.find(({ start_time }) => start_time.startsWith("2026-02-18T15:00"))?.state;
  expect(await Promise.all([stranger, admin, coach, member].map(tenOf))).toEqual(["lesson", "lesson", "own", "own"]);
  expect((await grid(stranger))?.occupancies[0]).not.toHaveProperty("booked_by");
  expect((await grid(stranger))?.occupancies[0]).not.toHaveProperty("coach_name");
  for (const person of [admin, coach, member]) {
    expect((await grid(person))?.occupancies[0]).toMatchObject({ booked_by: "Test member", coach_name: "Test coach" });
  }
  const seen = (await call("/bookings", { token: stranger.token, query: { scope: "club" }, now: NOW })).body.data;
  expect(seen).toMatchObject([{ user_name: "Member", user_id: null, coach_id: null, coach_name: null }]);
  // Neither can book anything else then, and the lesson counts towards the member's daily limit (docs/product/booking.md#limits).
  const input = { court_id: club.courts[1]?.id, start_time: `${DAY}T10:00` };
  for (const person of [member, coach]) expect(await outcome(book(person, input, NOW))).toMatch("409 own_overlap");
  expect(await lessonViolations(club.id)).toEqual(NO_LESSON_VIOLATIONS);
  expect(await noticesOf(club)).toEqual(["lesson_requested → coach", "lesson_accepted → member"]);
});

test("the reasons against a lesson, with their messages; a rejection leaves the request pending", async () => {
  const club = await makeClub({ courts: 3 });
  const { member, coach, admin } = club;
  const [rival, other] = await Promise.all([club.person("coach", "Rival"), club.person("member", "Other")]);
  const id = await requestLesson(member, coach);
  const tried = (from: string, until: string, court = 0, by = coach) =>
    outcome(accept(by, id, place(club, from, until, court)));
  expect(await tried("11:00", "10:00")).toBe("400 end_before_start: End time must be after start time");
  expect(await tried("05:00", "06:00")).toBe("422 outside_hours: Outside booking hours (06:00 - 22:00)");
  expect(await tried("10:05", "11:00")).toMatch("422 misaligned");
  const late = { ...place(club), start_time: "2026-02-16T11:45", end_time: "2026-02-16T12:45" };
  expect(await outcome(accept(coach, id, late))).toBe("422 past: Cannot book in the past");
  expect(await outcome(accept(coach, id, { ...place(club), court_id: club.id }))).toBe(
    "404 not_found: Court not found",
  );
  await ownerSql`update courts set is_active = false where club_id = ${club.id} and name = 'Court 3'`;
  expect(await tried("10:00", "11:00", 2)).toBe("422 court_closed: This court is not available for booking");

  const taken = await schedule(rival, { ...place(club), member_id: other.id });
  expect(taken.status).toBe(201);
  const conflict = await accept(coach, id, place(club));
  expect([conflict.status, conflict.rejection.message]).toEqual([
    409,
    "This time slot conflicts with an existing booking",
  ]);
  expect(conflict.rejection.details).toMatchObject({
    field: "start_time",
    alternatives: [
      { court_name: "Court 1", start_time: "2026-02-18T14:00:00.000Z" },
      { court_name: "Court 1", start_time: "2026-02-18T16:00:00.000Z" },
      { court_name: "Court 1", start_time: "2026-02-18T13:00:00.000Z" },
    ],
  });
  await book(member, { court_id: club.courts[1]?.id, start_time: `${DAY}T14:00` }, NOW);
  expect(await tried("14:30", "15:30")).toBe("409 member_busy: The member already has a booking at this time");
  await schedule(coach, { ...place(club, "16:00", "17:00"), member_id: other.id });
  expect(await tried("16:30", "17:30", 1)).toBe("409 own_overlap: You already have a booking at this time");
  expect(await tried("16:30", "17:30", 1, admin)).toBe("409 coach_busy: The coach already has a booking at this time");
  const off = { starts_on: DAY, start_time: "18:00", end_time: "19:00" };
  await call(`/coaches/${coach.id}/time-off`, { method: "POST", token: coach.token, body: off, now: NOW });
  expect(await tried("18:30", "19:30")).toBe("409 coach_away: The coach has time off at this time");
  expect(await requestsOf(coach)).toMatchObject([{ id, status: "pending", lesson: null }]);
  expect(await tried("19:00", "20:30")).toBe("200");
  expect(await lessonViolations(club.id)).toEqual(NO_LESSON_VIOLATIONS);
});

test("scheduling follows the same path: exempt from window and limits, all fields, for members only, by a coach for themself", async () => {
  const club = await makeClub({
    rules: { max_bookings_per_day: 1, advance_booking_days: 1, max_booking_length_minutes: 60 },
  });
  const { member, coach, admin, front_desk } = club;
  const missing = "400 validation_failed: Please fill in all fields";
  for (const field of ["member_id", "court_id", "start_time", "end_time"])
    expect(await outcome(schedule(coach, { ...place(club), member_id: member.id, [field]: undefined }))).toBe(missing);
  expect(await outcome(schedule(admin, { ...place(club), member_id: member.id }))).toBe(
    "400 validation_failed: Coach ID is required",
  );
  const noMember = "404 not_found: Member not found";
  for (const wrong of [front_desk.id, coach.id, club.id])
    expect(await outcome(schedule(coach, { ...place(club), member_id: wrong }))).toBe(noMember);
  const rival = await club.person("coach", "Rival");
  expect((await schedule(coach, { ...place(club), member_id: member.id, coach_id: rival.id })).status).toBe(403);
  expect(await outcome(schedule(admin, { ...place(club), member_id: member.id, coach_id: member.id }))).toMatch("404");

  const first = await schedule(coach, { ...place(club, "10:00", "12:30"), member_id: member.id });
  expect([first.status, first.body]).toMatchObject([201, { kind: "lesson", coach_id: coach.id, user_id: member.id }]);
  const second = await schedule(admin, { ...place(club, "13:00", "14:00"), member_id: member.id, coach_id: rival.id });
  expect(second.status).toBe(201);
  // Two lessons that day: another booking is one more than the club allows.
  const own = { court_id: club.courts[0]?.id, start_time: `${DAY}T15:00` };
  expect(await outcome(book(member, own, "2026-02-17T17:00:00Z"))).toBe(
    "422 daily_limit: Daily limit reached (1 bookings per day)",
  );
  expect(await noticesOf(club)).toEqual([
    "lesson_scheduled → member",
    "lesson_scheduled → coach",
    "lesson_scheduled → member",
  ]);
  const upcoming = async (person: TestPerson, query = {}) =>
    (await call("/lessons", { token: person.token, query, now: NOW })).body.data;
  expect([await upcoming(coach), await upcoming(admin), await upcoming(admin, { coach_id: rival.id })]).toMatchObject([
    { length: 1 },
    { length: 2 },
    { length: 1 },
  ]);
});

test("a lesson is canceled by its coach at any time, by the member up to the cut-off; the request says so", async () => {
  const club = await makeClub({ rules: { cancel_cutoff_hours: 24 } });
  const { member, coach } = club;
  const rival = await club.person("coach");
  const id = await requestLesson(member, coach);
  const lesson = String(((await accept(coach, id, place(club))).body.lesson as { booking_id: string }).booking_id);
  const now = "2026-02-18T14:00:00Z";
  expect(await outcome(cancel(member, lesson, { now }))).toBe(
    "422 cancel_cutoff: Bookings can be canceled up to 24 hours before they start",
  );
  expect((await cancel(rival, lesson, { now })).status).toBe(403);
  expect((await cancel(coach, lesson, { now, reason: "I am ill" })).body).toMatchObject({ status: "canceled" });
  expect(await requestsOf(member)).toMatchObject([{ status: "canceled", lesson: { booking_id: lesson } }]);
  expect(await lessonViolations(club.id)).toEqual(NO_LESSON_VIOLATIONS);
  const again = await schedule(coach, { ...place(club), member_id: member.id });
  expect((await cancel(member, again.body.id, { now: NOW })).status).toBe(200);
  const notices = await ownerSql`
    select user_id, details->>'reason' as reason from notices where club_id = ${club.id} and kind = 'lesson_canceled' order by created_at`;
  expect(notices).toHaveLength(3);
  expect(notices[0]).toEqual({ user_id: member.id, reason: "I am ill" });
  // The member too, so that it leaves the calendar into which the first mail has put it.
  expect(notices.slice(1)).toEqual(
    expect.arrayContaining([
      { user_id: coach.id, reason: null },
      { user_id: member.id, reason: null },
    ]),
  );
  const later = await requestLesson(member, coach, { preferred_time: "12:00" });
  await accept(coach, later, place(club, "12:00", "13:00"));
  const after = { token: member.token, now: "2026-02-18T18:00:00Z" };
  const response = (await call("/lesson-requests", after)).body.data as LessonRequest[];
  expect(response.find((each) => each.id === later)?.status).toBe("completed");
});
