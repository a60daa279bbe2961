import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { dayOf } from "../../support/days.ts";
import { listenAs } from "../../support/live-stream.ts";
import {
  decide,
  fourMembers,
  join,
  makeFullClub,
  minutesAfter,
  NOON,
  offersOf,
  openTestPool,
  runQueue,
} from "../../support/waitlist-world.ts";
import { dateFromNow, makeClub, type TestPerson } from "../../support/world.ts";

// Which open screens read again what is their own, when a change of others arrives: those whom it concerns.

const date = dateFromNow(2, "UTC");
const rules = { time_zone: "UTC", max_bookings_per_day: 10 };
const db = openTestPool();

/** `mine` of the next change of a topic, for each person. */
async function listen(people: TestPerson[]) {
  const next = await listenAs(people);
  return async (topic: string) => (await next(topic)).map(({ mine }) => mine);
}

const post = (path: string, { token }: TestPerson, body: unknown = {}) => call(path, { method: "POST", token, body });

test("a court block concerns the people of the bookings that it cancels, and its end no member", async () => {
  const { member, coach, admin, courts, person } = await makeClub({ rules });
  const other = await person("member");
  const court_ids = [courts[0]?.id];
  const booked = await post("/bookings", member, { court_id: courts[0]?.id, start_time: `${date}T10:00` });
  await dayOf(member, date);
  const next = await listen([member, other, coach, admin]);
  const span = { court_ids, start_time: `${date}T09:00`, end_time: `${date}T12:00` };
  const made = await post("/court-blocks", admin, { ...span, cancel: { booking_ids: [booked.body.id] } });
  expect(made.status, made.text).toBe(201);
  expect(await next("bookings")).toEqual([true, false, false, false]);
  const [block] = made.body.data as { id: string }[];
  const removed = await call(`/court-blocks/${block?.id}`, { method: "DELETE", token: admin.token });
  expect(removed.status, removed.text).toBe(200);
  expect(await next("bookings")).toEqual([false, false, false, false]);
});

test("a booking, its move, its check-in and its end concern its booker and the other players; a lesson its coach and its member", async () => {
  const { member, coach, admin, courts, person } = await makeClub({ rules });
  const [partner, other] = [await person("member"), await person("member")];
  await dayOf(member, date);
  const next = await listen([member, partner, other, coach]);
  const place = { court_id: courts[0]?.id, start_time: `${date}T10:00` };
  const booked = await post("/bookings", member, { ...place, players: [{ user_id: partner.id }] });
  expect(booked.status, booked.text).toBe(201);
  expect(await next("bookings")).toEqual([true, true, false, false]);
  const path = `/bookings/${booked.body.id}`;
  const moved = await call(path, { method: "PATCH", token: admin.token, body: { start_time: `${date}T12:00` } });
  expect(moved.status, moved.text).toBe(200);
  expect(await next("bookings")).toEqual([true, true, false, false]);
  const here = { method: "POST", token: partner.token, now: `${date}T11:45:00Z` };
  expect((await call(`${path}/check-in`, here)).status).toBe(200);
  expect(await next("bookings")).toEqual([true, true, false, false]);
  expect((await post(`${path}/cancel`, admin)).status).toBe(200);
  expect(await next("bookings")).toEqual([true, true, false, false]);
  const lesson = { ...place, end_time: `${date}T11:00`, coach_id: coach.id, member_id: other.id };
  const taught = await post("/lessons", admin, lesson);
  expect(taught.status, taught.text).toBe(201);
  expect(await next("bookings")).toEqual([false, false, true, true]);
});

test("a booking that staff make for themselves concerns them, one for a member the member alone", async () => {
  const { member, admin, front_desk: desk, courts } = await makeClub({ rules });
  await dayOf(member, date);
  const next = await listen([admin, desk, member]);
  const place = { court_id: courts[0]?.id, start_time: `${date}T10:00` };
  expect((await post("/bookings", admin, place)).status).toBe(201);
  expect(await next("bookings")).toEqual([true, false, false]);
  const forMember = { ...place, start_time: `${date}T11:00`, user_id: member.id };
  expect((await post("/bookings", admin, forMember)).status).toBe(201);
  expect(await next("bookings")).toEqual([false, false, true]);
});

test("the dates of an event concern its coach alone, until it is canceled", async () => {
  const { member, coach, courts } = await makeClub({ rules });
  await dayOf(member, date);
  const next = await listen([member, coach]);
  const at = { start_time: `${date}T10:00`, end_time: `${date}T11:00` };
  const made = await post("/events", coach, { title: "Clinic", court_id: courts[0]?.id, max_attendees: 4, ...at });
  expect(made.status, made.text).toBe(201);
  expect(await next("bookings")).toEqual([false, true]);
  expect((await post(`/events/${made.body.id}/cancel`, coach)).status).toBe(200);
  expect(await next("bookings")).toEqual([false, true]);
});

test("a change of the waitlist concerns those whose entry, place or offer it changes", async () => {
  const club = await makeFullClub();
  const [first, second, third, other] = await fourMembers(club);
  await dayOf(other, "2031-03-12");
  const next = await listen([first, second, third, other]);
  for (const [at, person] of [first, second, third].entries()) {
    expect((await join(person, {}, minutesAfter(NOON, at))).status).toBe(201);
    expect(await next("waitlist")).toEqual([0, 1, 2, 3].map((each) => each <= at));
  }
  await club.free(0, "09:00");
  await runQueue(db, club.id);
  expect(await next("waitlist")).toEqual([true, false, false, false]);
  const [offer] = await offersOf(club.id);
  expect((await decide("accept", first, offer?.id ?? "")).status).toBe(201);
  expect(await next("waitlist")).toEqual([true, true, true, false]);
  const entries = await call("/waitlist-entries", { token: third.token, now: NOON });
  const [entry] = entries.body.data as { id: string; position: number }[];
  expect(entry?.position).toBe(2);
  await call(`/waitlist-entries/${entry?.id}`, { method: "DELETE", token: third.token, now: NOON });
  expect(await next("waitlist")).toEqual([false, true, true, false]);
});
