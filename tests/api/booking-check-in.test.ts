import { expect, onTestFinished, test } from "vitest";
import { call } from "../support/call.ts";
import { openLive } from "../support/live-stream.ts";
import { book, cancel, outcome } from "../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";

const now = "2026-07-15T12:00:00Z";
const DATE = "2026-07-16";
/** 21:00 in New York, when it is the next date in UTC. */
const START = "2026-07-17T01:00:00.000Z";
const around = (minutes: number, ms = 0) => new Date(Date.parse(START) + minutes * 60_000 + ms).toISOString();

/** An hour of the member and a partner from 21:00 on court 1. */
async function booked({ member, courts }: TestClub, partner: TestPerson): Promise<string> {
  const players = [{ user_id: partner.id }, { guest_name: "Gus Guest" }];
  const made = await book(member, { court_id: courts[0]?.id, start_time: `${DATE}T21:00`, players }, now);
  expect(made.status, made.text).toBe(201);
  return String(made.body.id);
}

const checkIn = ({ token }: TestPerson, id: unknown, at: string) =>
  call(`/bookings/${id}/check-in`, { method: "POST", token, now: at });
const move = ({ token }: TestPerson, id: string, body: object, at: string) =>
  call(`/bookings/${id}`, { method: "PATCH", token, body, now: at });

test("any player and staff check a booking in, once, from half an hour before its start to its end", async () => {
  const [club, elsewhere] = await Promise.all([makeClub(), makeClub()]);
  const partner = await club.person("member");
  const id = await booked(club, partner);
  expect(await outcome(checkIn(club.member, id, around(-30, -1)))).toBe(
    "422 check_in_early: Check-in opens 30 minutes before the start",
  );
  const late = await checkIn(club.front_desk, id, around(60, 1));
  expect([late.status, late.rejection]).toMatchObject([
    422,
    { code: "check_in_late", message: "This booking is over", details: { field: "id" } },
  ]);
  expect(await outcome(checkIn(club.coach, id, START))).toBe("403 forbidden: Access Denied");
  expect(await outcome(checkIn(elsewhere.admin, id, START))).toBe("404 not_found: Booking not found");

  const first = await checkIn(partner, id, around(-30));
  expect(first.body).toMatchObject({ id, checked_in_at: around(-30), can_check_in: false, sequence: 0 });
  for (const person of [club.member, club.front_desk]) {
    const again = await checkIn(person, id, around(60));
    expect([again.status, again.body.checked_in_at]).toEqual([200, around(-30)]);
  }
  const audited =
    await ownerSql`select actor_id, detail from audit_log where subject_id = ${id} and action = 'booking.checked_in'`;
  expect([...audited]).toEqual([{ actor_id: partner.id, detail: {} }]);

  const seen = async ({ token }: TestPerson) => {
    const { body } = await call("/bookings", { token, query: { scope: "club", date: DATE }, now: START });
    return (body.data as { checked_in_at: string | null }[]).map(({ checked_in_at }) => checked_in_at);
  };
  for (const person of [club.member, partner, club.admin]) expect(await seen(person)).toEqual([around(-30)]);
  expect(await seen(club.coach)).toEqual([null]);
});

test("the coach of a lesson checks it in; a canceled booking cannot be checked in", async () => {
  const club = await makeClub();
  const lesson = { coach_id: club.coach.id, member_id: club.member.id, court_id: club.courts[0]?.id };
  const body = { ...lesson, start_time: `${DATE}T20:00`, end_time: `${DATE}T21:00` };
  const made = await call("/lessons", { method: "POST", token: club.admin.token, body, now });
  expect((await checkIn(club.coach, made.body.id, around(0))).body.checked_in_at).toBe(around(0));
  const id = await booked(club, await club.person("member"));
  await checkIn(club.member, id, around(-20));
  await cancel(club.member, id, { now: around(-10) });
  const canceled = await checkIn(club.member, id, START);
  expect([canceled.status, canceled.rejection]).toMatchObject([
    422,
    { code: "check_in_canceled", message: "This booking was canceled", details: { field: "id" } },
  ]);
});

test("open screens hear of a check-in: the club's date and the court", async () => {
  const club = await makeClub();
  const id = await booked(club, await club.person("member"));
  const stream = await openLive(club.coach);
  onTestFinished(() => stream.close());
  expect((await checkIn(club.member, id, START)).status).toBe(200);
  expect((await stream.next()).data).toEqual({ topic: "bookings", dates: [DATE], court_id: club.courts[0]?.id });
  // The second one changes nothing: the next that is heard is another change.
  expect((await checkIn(club.front_desk, id, START)).status).toBe(200);
  expect((await move(club.front_desk, id, { end_time: `${DATE}T21:30` }, START)).status).toBe(200);
  expect((await stream.next()).data).toMatchObject({ topic: "bookings", dates: [DATE] });
  const { body } = await call("/bookings", { token: club.admin.token, query: { scope: "club" }, now: START });
  expect(body.data).toMatchObject([{ checked_in_at: START, end_time: around(30) }]);
});

test("a check-in belongs to the start: another length or court keeps it, another start does not", async () => {
  const club = await makeClub();
  const id = await booked(club, await club.person("member"));
  const at = around(-20);
  expect((await checkIn(club.member, id, at)).status).toBe(200);
  const kept = { checked_in_at: at, can_check_in: false };
  const place = { court_id: club.courts[1]?.id, end_time: `${DATE}T21:30` };
  const moved = await move(club.front_desk, id, place, at);
  const read = async () => (await call(`/bookings/${id}`, { token: club.admin.token, now: at })).body;
  expect([moved.body, await read()]).toMatchObject([kept, { ...kept, now: at }]);
  const open = { checked_in_at: null, can_check_in: true };
  const later = await move(club.front_desk, id, { start_time: `${DATE}T20:45` }, at);
  expect([later.body, await read()]).toMatchObject([open, open]);
});
