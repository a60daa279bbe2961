import { describe, expect, test } from "vitest";
import { book, outcome } from "../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";

// A Wednesday in New York; the api's clock is 08:00 there.
const now = "2026-07-15T12:00:00Z";
const today = "2026-07-15";

/** Books one slot at a club-local time; returns the outcome. */
const tryAt = (club: TestClub, person: TestPerson, start_time: string, end_time?: string, court = 0) =>
  outcome(book(person, { court_id: club.courts[court]?.id, start_time, ...(end_time && { end_time }) }, now));

describe("a person is in one place at a time, and a court is booked once", () => {
  test("a member or coach on two courts at once: 409", async () => {
    const club = await makeClub({ rules: { slot_length_minutes: 30, max_booking_length_minutes: 60 } });
    for (const person of [club.member, club.coach]) {
      const court = person === club.member ? 0 : 1;
      expect(await tryAt(club, person, `${today}T10:00`, `${today}T11:00`, court)).toBe("201");
    }
    const rejected = "409 own_overlap: You already have a booking at this time";
    await ownerSql`insert into courts (club_id, name, sport) values (${club.id}, 'Third', 'tennis')`;
    const [third] = await ownerSql`select id from courts where club_id = ${club.id} and name = 'Third'`;
    for (const start of ["10:00", "10:30"]) {
      const input = { court_id: String(third?.id), start_time: `${today}T${start}` };
      expect(await outcome(book(club.member, input, now))).toBe(rejected);
      expect(await outcome(book(club.coach, input, now))).toBe(rejected);
    }
    // Half open: the next booking may begin when the last one ends.
    expect(await outcome(book(club.member, { court_id: String(third?.id), start_time: `${today}T11:00` }, now))).toBe(
      "201",
    );
  });

  test("bookings by staff in their own name may overlap", async () => {
    const club = await makeClub();
    expect(await tryAt(club, club.admin, `${today}T10:00`, undefined, 0)).toBe("201");
    expect(await tryAt(club, club.admin, `${today}T10:00`, undefined, 1)).toBe("201");
  });

  test.each(["booking", "block", "event", "offer_held"])(
    "a court that a %s occupies in part is taken, for staff too",
    async (kind) => {
      const club = await makeClub();
      const court = club.courts[0]?.id ?? "";
      const span = { starts_at: new Date(`${today}T10:40:00-04:00`), ends_at: new Date(`${today}T10:45:00-04:00`) };
      await ownerSql`insert into court_occupancies ${ownerSql({ club_id: club.id, court_id: court, kind, ...span })}`;
      const rejected = "409 slot_conflict: This time slot conflicts with an existing booking";
      for (const person of [club.member, club.admin])
        expect(await tryAt(club, person, `${today}T10:00`)).toBe(rejected);
      expect(await tryAt(club, club.admin, `${today}T10:30`, `${today}T11:00`)).toBe(rejected);
      expect(await tryAt(club, club.admin, `${today}T10:15`, `${today}T10:30`)).toBe("201");
    },
  );
});

test("a rejected booking is recorded in the transaction that judged it", async () => {
  const club = await makeClub();
  expect(await tryAt(club, club.coach, `${today}T10:00`)).toBe("201");
  expect(await tryAt(club, club.member, `${today}T10:00`)).toMatch(/^409 slot_conflict/);
  // The judgement locks the booker's membership, and a row names the last transaction that locked it.
  const rows = await ownerSql`
    select m.xmax::text = a.xmin::text as is_same, a.detail from audit_log a
    join memberships m on m.club_id = a.club_id and m.user_id = a.actor_id
    where a.club_id = ${club.id} and a.outcome = 'refused'`;
  expect(rows).toEqual([{ is_same: true, detail: { code: "slot_conflict" } }]);
});
