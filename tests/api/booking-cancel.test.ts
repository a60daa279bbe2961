import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { book, cancel, outcome } from "../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";

const now = "2026-07-15T12:00:00Z";
const later = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();

/** A booking at 10:00 in New York on July 16: 26 hours from `now`. */
async function booked(club: TestClub, person: TestPerson, court = 0): Promise<string> {
  const made = await book(person, { court_id: club.courts[court]?.id, start_time: "2026-07-16T10:00" }, now);
  expect(made.status).toBe(201);
  return String(made.body.id);
}

test("members and coaches cancel their own, and the slot is free at once", async () => {
  const club = await makeClub();
  for (const [person, other] of [
    [club.member, club.coach],
    [club.coach, club.member],
  ] as const) {
    const id = await booked(club, person);
    const canceled = await cancel(person, id, { now });
    expect(canceled.body).toMatchObject({ id, status: "canceled", can_cancel: false });
    expect(await outcome(cancel(other, await booked(club, other), { now }))).toBe("200");
  }
});

test("another person's booking: 403, and it stays", async () => {
  const club = await makeClub();
  const id = await booked(club, club.member);
  expect(await outcome(cancel(club.coach, id, { now }))).toBe("403 forbidden: Access Denied");
  const [row] = await ownerSql`select status from bookings where id = ${id}`;
  expect(row?.status).toBe("confirmed");
});

test("front desk and admin cancel any, and the reason is kept", async () => {
  const club = await makeClub();
  for (const staff of [club.front_desk, club.admin]) {
    const id = await booked(club, club.member);
    const canceled = await cancel(staff, id, { reason: "  Court flooded ", now });
    expect(canceled.body).toMatchObject({ status: "canceled", cancel_reason: "Court flooded" });
    const [row] = await ownerSql`select canceled_by, cancel_reason, canceled_at from bookings where id = ${id}`;
    expect(row).toEqual({ canceled_by: staff.id, cancel_reason: "Court flooded", canceled_at: new Date(now) });
  }
});

test("the audit log says where it was, whose it was if another canceled it; the mail whether its booker did", async () => {
  const club = await makeClub();
  const time = { start_time: "2026-07-16T14:00:00.000Z", end_time: "2026-07-16T15:00:00.000Z" };
  const before = { court_id: club.courts[0]?.id, ...time };
  const at = { courtName: "Court 1", startsAt: time.start_time, endsAt: time.end_time };
  for (const [person, detail] of [
    [club.member, { own: true }],
    [club.front_desk, { own: false, for: club.member.id }],
  ] as const) {
    const id = await booked(club, club.member);
    expect((await cancel(person, id, { reason: "Rain", now })).status).toBe(200);
    const audited = await ownerSql`
      select actor_id, subject_type, detail from audit_log where subject_id = ${id} and action = 'booking.canceled'`;
    expect([...audited]).toEqual([{ actor_id: person.id, subject_type: "booking", detail: { ...detail, before } }]);
    const notices = await ownerSql`
      select user_id, details, extract(epoch from send_after - created_at)::int as delay from notices
      where club_id = ${club.id} and dedupe_key = ${`booking_canceled:${id}`}`;
    const details = { ...at, booking: { id, sequence: 1 }, reason: "Rain", byBooker: detail.own };
    // It waits until the cancellation can no longer be undone.
    expect([...notices]).toEqual([{ user_id: club.member.id, details, delay: 15 }]);
  }
});

test("the cut-off applies to members to the minute, and not to staff", async () => {
  const club = await makeClub({ rules: { cancel_cutoff_hours: 24 } });
  const id = await booked(club, club.member);
  const rejected = "422 cancel_cutoff: Bookings can be canceled up to 24 hours before they start";
  expect(await outcome(cancel(club.member, id, { now: later(2.01) }))).toBe(rejected);
  expect(await outcome(cancel(club.front_desk, id, { now: later(2.01) }))).toBe("200");
  const next = await booked(club, club.member);
  expect(await outcome(cancel(club.member, next, { now: later(2) }))).toBe("200");
});

test("inside the cut-off a booking says why it cannot be canceled, to those who otherwise could", async () => {
  const club = await makeClub({ rules: { cancel_cutoff_hours: 24 } });
  const id = await booked(club, club.member);
  const seen = async (person: TestPerson, at: string, scope = "club") => {
    const { body } = await call("/bookings", { token: person.token, query: { scope }, now: at });
    const [row] = body.data as { can_cancel: boolean; cancel_refusal: string | null }[];
    return [row?.can_cancel, row?.cancel_refusal];
  };
  expect(await seen(club.member, later(2), "mine")).toEqual([true, null]);
  const text = "Bookings can be canceled up to 24 hours before they start";
  expect(await seen(club.member, later(3), "mine")).toEqual([false, text]);
  expect(await seen(club.coach, later(3))).toEqual([false, null]);
  expect(await seen(club.front_desk, later(3))).toEqual([true, null]);
  expect(await seen(club.member, later(27), "mine")).toEqual([false, null]);
  expect((await cancel(club.admin, id, { now: later(3) })).body).toMatchObject({ cancel_refusal: null });
});

test("a booking that has begun, ended or is canceled already cannot be canceled by any role", async () => {
  const club = await makeClub();
  const id = await booked(club, club.member);
  const rejected = "422 not_cancelable: Only a future confirmed booking can be canceled";
  for (const person of [club.member, club.front_desk, club.admin]) {
    expect(await outcome(cancel(person, id, { now: later(26) }))).toBe(rejected);
    expect(await outcome(cancel(person, id, { now: later(500) }))).toBe(rejected);
  }
  await cancel(club.member, id, { now });
  for (const person of [club.member, club.admin]) expect(await outcome(cancel(person, id, { now }))).toBe(rejected);
});

test("two cancellations at once: one wins, and there is one audit row of it", async () => {
  const club = await makeClub();
  const id = await booked(club, club.member);
  const responses = await Promise.all(
    [club.member, club.admin, club.front_desk, club.member].map((person) => cancel(person, id, { now })),
  );
  expect(responses.map((response) => response.status).toSorted()).toEqual([200, 422, 422, 422]);
  const rows = await ownerSql`select 1 from audit_log where subject_id = ${id} and action = 'booking.canceled'`;
  expect(rows).toHaveLength(1);
});

test("what a response says about canceling is true: after booking, in the list, for the owner and for others", async () => {
  const club = await makeClub({ rules: { cancel_cutoff_hours: 72 } });
  const made = await book(club.member, { court_id: club.courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  expect(made.body.can_cancel).toBe(false);
  const listed = async (person: TestPerson) => {
    const response = await call("/bookings", { token: person.token, query: { scope: "club" }, now });
    return (response.body.data as { can_cancel: boolean }[]).map((each) => each.can_cancel);
  };
  expect(await listed(club.member)).toEqual([false]);
  expect(await listed(club.coach)).toEqual([false]);
  expect(await listed(club.front_desk)).toEqual([true]);
  await ownerSql`update clubs set cancel_cutoff_hours = 0 where id = ${club.id}`;
  expect(await listed(club.member)).toEqual([true]);
  expect(await listed(club.coach)).toEqual([false]);
});

test("a booking by staff of the slot in progress does not say that it can be canceled", async () => {
  const club = await makeClub();
  const input = { court_id: club.courts[0]?.id, start_time: "2026-07-15T08:00" };
  const made = await book(club.admin, input, later(0.5));
  expect(made.body).toMatchObject({ in_progress: true, can_cancel: false, status: "confirmed" });
});
