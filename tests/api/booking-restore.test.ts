import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { book, cancel, outcome } from "../support/try-booking.ts";
import { DAY, enqueue, join, makeFullClub, NOON, openTestPool, runQueue } from "../support/waitlist-world.ts";
import { dateFromNow, makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";

const db = openTestPool();
const now = "2026-07-15T12:00:00Z";
const after = (seconds: number, from = now) => new Date(Date.parse(from) + seconds * 1_000).toISOString();
const LATE = "422 restore_too_late: This booking can no longer be restored";
const TAKEN = "409 slot_conflict: This time slot conflicts with an existing booking";

const restore = (person: TestPerson, id: unknown, at = after(5)) =>
  call(`/bookings/${id}/restore`, { method: "POST", token: person.token, now: at });

/** A booking at 10:00 in New York on July 16, canceled at `now`. */
async function canceled(club: TestClub, person: TestPerson, by = person, start = "10:00"): Promise<string> {
  const made = await book(person, { court_id: club.courts[0]?.id, start_time: `2026-07-16T${start}` }, now);
  expect(made.status).toBe(201);
  expect(await outcome(cancel(by, made.body.id, { now }))).toBe("200");
  return String(made.body.id);
}

const occupancies = (id: string) =>
  ownerSql`
    select kind from court_occupancies where booking_id = ${id}
    union all select 'person' from person_occupancies where booking_id = ${id} order by 1`;

test("the person who canceled can restore within ten seconds: court, person and audit row; twice counts once", async () => {
  const club = await makeClub();
  const id = await canceled(club, club.member);
  const restored = await restore(club.member, id, after(10));
  expect(restored.status).toBe(200);
  expect(restored.body).toMatchObject({ id, status: "confirmed", can_cancel: true, cancel_reason: null, sequence: 2 });
  expect((await call(`/bookings/${id}`, { token: club.member.token })).body.sequence).toBe(2);
  expect((await occupancies(id)).map(({ kind }) => kind)).toEqual(["booking", "person"]);
  expect(await outcome(restore(club.member, id, after(10)))).toBe("200");
  const [row] = await ownerSql`select canceled_by, canceled_at, cancel_reason from bookings where id = ${id}`;
  expect(row).toEqual({ canceled_by: null, canceled_at: null, cancel_reason: null });
  const audited = await ownerSql`select 1 from audit_log where subject_id = ${id} and action = 'booking.restored'`;
  expect(audited).toHaveLength(1);
  const again = await cancel(club.member, id, { now: after(20) });
  expect([again.status, again.body.sequence]).toEqual([200, 3]);
});

test("not later, not by others, not in another club, not a booking that has begun or whose court is closed", async () => {
  const [club, other] = await Promise.all([makeClub(), makeClub()]);
  const id = await canceled(club, club.member);
  expect(await outcome(restore(club.member, id, after(13)))).toBe(LATE);
  expect(await outcome(restore(club.coach, id))).toBe("403 forbidden: Access Denied");
  expect(await outcome(restore(club.admin, id))).toBe(LATE);
  expect(await outcome(restore(other.member, id))).toBe("404 not_found: Booking not found");
  const byStaff = await canceled(club, club.coach, club.front_desk, "12:00");
  expect(await outcome(restore(club.coach, byStaff))).toBe(LATE);
  await ownerSql`update courts set is_active = false where id = ${club.courts[0]?.id ?? ""}`;
  expect(await outcome(restore(club.member, id))).toBe("422 court_closed: This court is not available for booking");
  await ownerSql`update bookings set starts_at = ${now}, ends_at = ${after(3600)} where id = ${id}`;
  expect(await outcome(restore(club.member, id))).toBe("422 past: Cannot book in the past");
  expect(await occupancies(id)).toHaveLength(0);
});

test("not if the slot is booked by then, nor beside another own booking, nor beyond the limits", async () => {
  const club = await makeClub({ rules: { max_bookings_per_day: 1 }, courts: 2 });
  const id = await canceled(club, club.member);
  const elsewhere = { court_id: club.courts[1]?.id, start_time: "2026-07-16T12:00" };
  const made = await book(club.member, elsewhere, after(2));
  expect(await outcome(restore(club.member, id))).toBe("422 daily_limit: Daily limit reached (1 bookings per day)");
  await cancel(club.member, made.body.id, { now: after(3) });
  await book(club.member, { ...elsewhere, start_time: "2026-07-16T10:00" }, after(3));
  await ownerSql`update clubs set max_bookings_per_day = 3 where id = ${club.id}`;
  expect(await outcome(restore(club.member, id))).toBe("409 own_overlap: You already have a booking at this time");
  await book(club.coach, { court_id: club.courts[0]?.id, start_time: "2026-07-16T10:00" }, after(3));
  expect(await outcome(restore(club.member, id))).toBe(TAKEN);
});

test.each(["booker", "everyone"] as const)(
  "%s counts: nor beyond the limits of who has booked or been named since",
  async (player_counts) => {
    const club = await makeClub({ rules: { max_bookings_per_day: 1, player_counts }, courts: 2 });
    const ada = await club.person("member", "Ada Lindqvist");
    const [first, second] = club.courts.map(({ id }) => id);
    const withPlayer = (person: TestPerson, hour: number, court_id: string | undefined, player: TestPerson, at = now) =>
      book(person, { court_id, start_time: `2026-07-16T${hour}:00`, players: [{ user_id: player.id }] }, at);
    const { body: made } = await withPlayer(club.member, 10, first, ada);
    await cancel(club.member, made.id, { now });
    const { body: ofAda } = await book(ada, { court_id: second, start_time: "2026-07-16T12:00" }, after(2));
    const restored = await restore(club.member, made.id);
    if (player_counts === "booker") {
      expect(restored.status).toBe(200);
      await cancel(club.member, made.id, { now: after(6) });
    } else {
      expect(restored.rejection).toMatchObject({
        code: "player_daily_limit",
        message: "Ada Lindqvist has reached the daily limit (1 bookings per day)",
        details: { field: "id", person: "Ada Lindqvist" },
      });
      expect(await occupancies(String(made.id))).toHaveLength(0);
    }
    await cancel(ada, ofAda.id, { now: after(7) });
    // The booker is named by Bea instead.
    const bea = await club.person("member", "Bea Ortiz");
    const { body: ofBea } = await withPlayer(bea, 14, second, club.member, after(7));
    expect(await outcome(restore(club.member, made.id, after(8)))).toBe(
      player_counts === "booker" ? "200" : "422 daily_limit: Daily limit reached (1 bookings per day)",
    );
    await cancel(bea, ofBea.id, { now: after(9) });
    expect(await outcome(restore(club.member, made.id, after(9)))).toBe("200");
  },
);

test.each(["moved", "restored"] as const)(
  "nor beyond the limits of who has %s another booking into the day since",
  async (way) => {
    const club = await makeClub({ rules: { max_bookings_per_day: 1 }, courts: 2 });
    const { member, courts } = club;
    // The rows of the audit log bear the real clock, so the cancellations do too.
    const begin = new Date().toISOString();
    const at = (hour: number, day: number) => `${dateFromNow(day)}T${hour}:00`;
    const { body: one } = await book(member, { court_id: courts[0]?.id, start_time: at(10, 2) });
    const isMoved = way === "moved";
    const { body: moved } = await book(member, { court_id: courts[1]?.id, start_time: at(12, 3) });
    expect(await outcome(cancel(member, one.id, { now: begin }))).toBe("200");
    let other = moved;
    if (!isMoved) {
      other = (await book(member, { court_id: courts[1]?.id, start_time: at(12, 2) })).body;
      expect(await outcome(cancel(member, other.id, { now: begin }))).toBe("200");
    }
    await ownerSql`update bookings set created_at = now() - interval '1 hour' where club_id = ${club.id}`;
    const comesBack = isMoved
      ? call(`/bookings/${other.id}`, { method: "PATCH", token: member.token, body: { start_time: at(12, 2) } })
      : restore(member, other.id, after(1, begin));
    expect(await outcome(comesBack)).toBe("200");
    expect(await outcome(restore(member, one.id, after(5, begin)))).toBe(
      "422 daily_limit: Daily limit reached (1 bookings per day)",
    );
    expect(await occupancies(String(one.id))).toHaveLength(0);
    expect(await outcome(cancel(member, other.id, { now: begin }))).toBe("200");
    expect(await outcome(restore(member, one.id, after(5, begin)))).toBe("200");
  },
);

test("a slot offered to the waitlist in the meantime stays offered", async () => {
  const club = await makeFullClub();
  const holder = await club.person("member", "Member 1");
  await enqueue([holder], { preferred_start_time: "09:00", preferred_end_time: "10:00" });
  await club.free(0, "09:00");
  await runQueue(db, club.id);
  const id = club.bookingAt(0, "09:00");
  expect(await outcome(restore(club.front_desk, id, after(5, NOON)))).toBe(
    "409 slot_held: This time slot is offered to somebody on the waitlist",
  );
  expect((await join(club.coach, { preferred_start_time: "10:00", requested_date: DAY })).status).toBe(201);
});

test("if staff undo, the booker gets no mail; after a final cancellation they get one", async () => {
  const club = await makeClub();
  const notices = () =>
    ownerSql`select kind, send_after > now() + interval '10 seconds' as waits from notices
      where club_id = ${club.id} and kind = 'booking_canceled'`;
  const id = await canceled(club, club.member, club.front_desk);
  expect([...(await notices())]).toEqual([{ kind: "booking_canceled", waits: true }]);
  expect(await outcome(restore(club.front_desk, id))).toBe("200");
  expect(await notices()).toHaveLength(0);
  expect(await outcome(cancel(club.front_desk, id, { now: after(8) }))).toBe("200");
  expect(await notices()).toHaveLength(1);
  await ownerSql`update notices set state = 'sent', ended_at = now() where club_id = ${club.id}`;
  expect(await outcome(restore(club.front_desk, id, after(9)))).toBe(LATE);
  expect(await occupancies(id)).toHaveLength(0);
});

test("of four who restore or book one slot at once, one succeeds", async () => {
  const club = await makeClub();
  for (let round = 0; round < 5; round++) {
    const start = `${8 + round}:00`.padStart(5, "0");
    const id = await canceled(club, club.member, club.member, start);
    const input = { court_id: club.courts[0]?.id, start_time: `2026-07-16T${start}` };
    const responses = await Promise.all([
      restore(club.member, id),
      book(club.coach, input, after(5)),
      restore(club.member, id),
      book(club.front_desk, input, after(5)),
    ]);
    const [first, coach, second, desk] = responses.map(({ status }) => status);
    const rows = await ownerSql`
      select 1 from court_occupancies where club_id = ${club.id} and starts_at = ${`2026-07-16T${start}-04:00`}`;
    expect(rows).toHaveLength(1);
    expect(first).toBe(second);
    expect([first, coach, desk].toSorted()).toEqual([expect.any(Number), 409, 409]);
    await ownerSql`update bookings set status = 'canceled' where club_id = ${club.id}`;
    await ownerSql`delete from court_occupancies where club_id = ${club.id}`;
    await ownerSql`delete from person_occupancies where club_id = ${club.id}`;
  }
});
