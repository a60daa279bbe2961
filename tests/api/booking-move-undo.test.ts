import { expect, test } from "vitest";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { call } from "../support/call.ts";
import { book, outcome } from "../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";
import { save } from "./settings/settings-api.ts";

const now = "2026-07-15T12:00:00Z";
const NOTICE = "Bookings can be changed up to 24 hours before they start";

interface Place {
  court_id?: string | undefined;
  start_time?: string;
  end_time?: string;
}
const move = ({ token }: TestPerson, id: string, body: Place, when = now) =>
  call(`/bookings/${id}`, { method: "PATCH", token, body, now: when });

/** A booking from 10:00 to 11:00 in New York on court 1, 26 hours ahead. */
async function booked({ courts }: TestClub, person: TestPerson, end = "11:00"): Promise<string> {
  const input = {
    court_id: courts[0]?.id,
    start_time: "2026-07-16T10:00",
    end_time: `2026-07-16T${end}`,
    user_id: person.id,
  };
  const made = await book(person, input, now);
  expect(made.status, made.text).toBe(201);
  return String(made.body.id);
}

/** As if the booking had moved so many seconds ago. */
const age = (id: string, seconds: number) => ownerSql`
  update audit_log set at = now() - make_interval(secs => ${seconds}) where subject_id = ${id} and action = 'booking.moved'`;
const sequenceOf = async (id: string) => (await ownerSql`select sequence from bookings where id = ${id}`)[0]?.sequence;

test("the own move is undone within ten seconds, though the new time lies within the notice that moves need", async () => {
  const club = await makeClub({ rules: { cancel_cutoff_hours: 24 } });
  const id = await booked(club, club.member);
  const old = { court_id: club.courts[0]?.id, start_time: "2026-07-16T10:00" };
  const sooner = { court_id: club.courts[1]?.id, start_time: "2026-07-15T18:00" };
  expect(await outcome(move(club.member, id, sooner))).toBe("200");
  // Only back to where it was, with its court and its length.
  for (const other of [
    { start_time: "2026-07-16T12:00" },
    { start_time: "2026-07-16T10:00" },
    { ...old, end_time: "2026-07-16T11:30" },
    { end_time: "2026-07-15T18:30" },
  ]) {
    expect(await outcome(move(club.member, id, other))).toBe(`422 move_cutoff: ${NOTICE}`);
  }
  await age(id, 5);
  expect(await outcome(move(club.member, id, old))).toBe("200");
  expect(await sequenceOf(id)).toBe(2);
  expect(await ownerSql`select 1 from notices where dedupe_key like ${`booking_moved:${id}:%`}`).toHaveLength(0);
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("a booking that has begun or was canceled since is not taken back", async () => {
  const club = await makeClub();
  const id = await booked(club, club.member);
  const old = { start_time: "2026-07-16T10:00" };
  expect(await outcome(move(club.member, id, { start_time: "2026-07-15T18:00" }))).toBe("200");
  expect(await outcome(move(club.member, id, old, "2026-07-15T22:00:05Z"))).toBe(
    "422 begun: A booking that has begun keeps its court and start",
  );
  await call(`/bookings/${id}/cancel`, { method: "POST", token: club.member.token, body: {}, now });
  expect(await outcome(move(club.member, id, old))).toBe(
    "422 not_movable: Only a confirmed booking that is not over can be changed",
  );
});

test("later, or after a move by staff, the notice holds", async () => {
  const club = await makeClub({ rules: { cancel_cutoff_hours: 24 } });
  const late = await booked(club, club.member);
  const sooner = { start_time: "2026-07-15T18:00" };
  const old = { start_time: "2026-07-16T10:00" };
  await move(club.member, late, sooner);
  await age(late, 13);
  expect(await outcome(move(club.member, late, old))).toBe(`422 move_cutoff: ${NOTICE}`);
  expect(await outcome(move(club.front_desk, late, old))).toBe("200");
  expect(await outcome(move(club.front_desk, late, sooner))).toBe("200");
  expect(await outcome(move(club.member, late, old))).toBe(`422 move_cutoff: ${NOTICE}`);
});

test("back to a length, a time and a date that the person could not choose now, but not over a limit or another booking", async () => {
  const club = await makeClub({ rules: { max_bookings_per_day: 1 } });
  const id = await booked(club, club.member);
  // Staff had given it half an hour off the slots, and beyond the window.
  await ownerSql`update bookings set starts_at = '2026-08-20T14:30Z', ends_at = '2026-08-20T17:00Z' where id = ${id}`;
  await ownerSql`
    update court_occupancies set starts_at = '2026-08-20T14:30Z', ends_at = '2026-08-20T17:00Z' where booking_id = ${id}`;
  await ownerSql`
    update person_occupancies set starts_at = '2026-08-20T14:30Z', ends_at = '2026-08-20T17:00Z' where booking_id = ${id}`;
  const near = { start_time: "2026-07-16T10:00", end_time: "2026-07-16T11:00" };
  const back = { start_time: "2026-08-20T14:30:00Z", end_time: "2026-08-20T17:00:00Z" };
  for (const place of [near, back, near]) expect(await outcome(move(club.member, id, place))).toBe("200");
  expect(await outcome(move(club.member, id, { ...back, court_id: club.courts[1]?.id }))).toMatch(
    /^422 advance_window/,
  );

  const { id: courtId } = club.courts[0] ?? {};
  const other = await book(
    club.front_desk,
    { court_id: courtId, start_time: "2026-08-20T08:00", end_time: "2026-08-20T09:00", user_id: club.member.id },
    now,
  );
  expect(await outcome(move(club.member, id, back))).toMatch(/^422 daily_limit/);
  await call(`/bookings/${other.body.id}/cancel`, { method: "POST", token: club.admin.token, body: {}, now });
  const guest = { court_id: courtId, start_time: "2026-08-20T12:00", end_time: "2026-08-20T13:00" };
  expect((await book(club.front_desk, guest, now)).status).toBe(201);
  expect(await outcome(move(club.member, id, back))).toMatch(/^409 slot_conflict/);
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("back to a time at which the club has closed since", async () => {
  const club = await makeClub();
  const id = await booked(club, club.member);
  expect(await outcome(move(club.member, id, { start_time: "2026-07-16T14:00" }))).toBe("200");
  await ownerSql`update clubs set booking_hours_start = '12:00' where id = ${club.id}`;
  expect(await outcome(move(club.member, id, { start_time: "2026-07-16T11:00" }))).toMatch(/^422 outside_hours/);
  expect(await outcome(move(club.member, id, { start_time: "2026-07-16T10:00" }))).toBe("200");
});

test("a club may leave moves out of its notice of cancellations; admins alone choose it", async () => {
  const club = await makeClub({ rules: { cancel_cutoff_hours: 72 } });
  const id = await booked(club, club.member);
  const later = { start_time: "2026-07-16T12:00" };
  expect(await outcome(move(club.member, id, later))).toMatch(/^422 move_cutoff/);
  expect((await save(club.front_desk, { version: 1, cutoff_applies_to_moves: false })).status).toBe(403);
  const saved = await save(club.admin, { version: 1, cutoff_applies_to_moves: false });
  expect([saved.status, saved.body]).toMatchObject([200, { cutoff_applies_to_moves: false }]);
  expect(await outcome(move(club.member, id, later))).toBe("200");
  const canceled = await call(`/bookings/${id}/cancel`, { method: "POST", token: club.member.token, body: {}, now });
  expect(canceled.rejection.code).toBe("cancel_cutoff");
});

test("into another booking of one's own: the conflict of the court comes first, then that of the person", async () => {
  const club = await makeClub();
  const id = await booked(club, club.member);
  const other = { court_id: club.courts[0]?.id, start_time: "2026-07-16T14:00" };
  expect((await book(club.member, other, now)).status).toBe(201);
  const onto = await move(club.member, id, { start_time: "2026-07-16T14:00" });
  expect([onto.status, onto.rejection.code]).toEqual([409, "slot_conflict"]);
  expect(onto.rejection.details?.alternatives).toHaveLength(3);
  const beside = await move(club.member, id, { ...other, court_id: club.courts[1]?.id });
  expect([beside.status, beside.rejection]).toMatchObject([
    409,
    { code: "own_overlap", message: "You already have a booking at this time", details: { field: "start_time" } },
  ]);
  expect(await sequenceOf(id)).toBe(0);
});
