import { expect, test } from "vitest";
import { bookMeanwhile, changeMeanwhile } from "../support/book-meanwhile.ts";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { call } from "../support/call.ts";
import { book, outcome } from "../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";

// What a concurrent transaction takes after a request has judged and before it writes: only the database's constraints see it.

/** Noon in New York. */
const now = "2026-07-15T16:00:00Z";
const [startsAt, endsAt] = ["2026-07-16T14:00:00Z", "2026-07-16T15:00:00Z"];
const AT_TEN = "2026-07-16T10:00";
const OWN = "You already have a booking at this time";
const THEIRS = "The member already has a booking at this time";

const clubWithBen = async () => {
  const club = await makeClub({ courts: 3 });
  return { club, ben: await club.person("member", "Ben Ode") };
};
/** Court 3 at ten, with the person on it. */
const elsewhere = (club: TestClub, { id: personId }: TestPerson) => ({
  ...{ courtId: club.courts[2]?.id, personId, startsAt, endsAt },
});
const onCourt = (club: TestClub, court: number) => ({
  ...{ courtId: club.courts[court]?.id, personId: null, startsAt, endsAt },
});
const bookingsOf = async (club: TestClub, { id }: TestPerson) =>
  ownerSql`select to_char(starts_at at time zone 'UTC', 'HH24:MI') as at from bookings
    where club_id = ${club.id} and user_id = ${id} order by starts_at`.then((rows) => rows.map(({ at }) => at));

test("a partner who is booked meanwhile is named, and nothing is written", async () => {
  const { club, ben } = await clubWithBen();
  const guests = [{ guest_name: "Ann Guest" }, { user_id: ben.id }];
  const response = await bookMeanwhile(club, elsewhere(club, ben), () =>
    book(club.member, { court_id: club.courts[0]?.id, start_time: AT_TEN, players: guests }, now),
  );
  expect(response.status).toBe(409);
  expect(response.rejection).toMatchObject({
    code: "player_busy",
    message: "Ben Ode already has a booking at this time",
    details: { field: "players.1.user_id" },
  });
  expect(await bookingsOf(club, club.member)).toEqual([]);
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("a booker who is booked meanwhile: alone and with a partner, by themself and by staff", async () => {
  const { club } = await clubWithBen();
  const input = { court_id: club.courts[0]?.id, start_time: AT_TEN };
  const alone = await bookMeanwhile(club, elsewhere(club, club.member), () => book(club.member, input, now));
  expect([alone.status, alone.rejection.code, alone.rejection.message]).toEqual([409, "own_overlap", OWN]);

  const other = await clubWithBen();
  const together = { court_id: other.club.courts[0]?.id, start_time: AT_TEN, players: [{ user_id: other.ben.id }] };
  const response = await bookMeanwhile(other.club, elsewhere(other.club, other.club.member), () =>
    book(other.club.member, together, now),
  );
  expect([response.status, response.rejection.message, response.rejection.details]).toEqual([
    409,
    OWN,
    { field: "start_time" },
  ]);
  const third = await clubWithBen();
  const byStaff = {
    ...{ court_id: third.club.courts[0]?.id, start_time: AT_TEN, user_id: third.ben.id },
    players: [{ guest_name: "Ann Guest" }],
  };
  const forBen = await bookMeanwhile(third.club, elsewhere(third.club, third.ben), () =>
    book(third.club.front_desk, byStaff, now),
  );
  expect([forBen.status, forBen.rejection.code, forBen.rejection.message]).toEqual([409, "own_overlap", THEIRS]);
});

test("a court that is booked meanwhile: with alternatives, also for who books with a partner", async () => {
  for (const isAlone of [true, false]) {
    const { club, ben } = await clubWithBen();
    const players = isAlone ? [] : [{ user_id: ben.id }];
    const response = await bookMeanwhile(club, onCourt(club, 0), () =>
      book(club.member, { court_id: club.courts[0]?.id, start_time: AT_TEN, players }, now),
    );
    expect([response.status, response.rejection.code]).toEqual([409, "slot_conflict"]);
    expect(response.rejection.details?.alternatives).toHaveLength(3);
    expect(await bookingsOf(club, club.member)).toEqual([]);
  }
});

test("a booking does not move where its booker or its player is taken meanwhile", async () => {
  const { club, ben } = await clubWithBen();
  const input = { court_id: club.courts[0]?.id, start_time: "2026-07-16T12:00", players: [{ user_id: ben.id }] };
  const { id } = (await book(club.member, input, now)).body;
  const move = ({ token }: TestPerson) =>
    call(`/bookings/${id}`, { method: "PATCH", token, body: { start_time: AT_TEN }, now });
  const cases = [
    [elsewhere(club, ben), club.member, "409 player_busy: Ben Ode already has a booking at this time"],
    [elsewhere(club, club.member), club.member, `409 own_overlap: ${OWN}`],
    [elsewhere(club, club.member), club.front_desk, `409 own_overlap: ${THEIRS}`],
  ] as const;
  for (const [taken, mover, said] of cases) {
    const moved = bookMeanwhile(club, taken, () => move(mover));
    expect(await outcome(moved)).toBe(said);
    expect((await moved).rejection.details).toMatchObject({ field: "start_time" });
    await ownerSql`delete from bookings where club_id = ${club.id} and starts_at = ${startsAt}`;
  }
  expect(await bookingsOf(club, club.member)).toEqual(["16:00"]);
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("a series does not move where one of its people is taken meanwhile, and says on which dates", async () => {
  const { club, ben } = await clubWithBen();
  await ownerSql`update clubs set series_max_dates = 5, advance_booking_days = 60 where id = ${club.id}`;
  const said = async (players: object[], taken: Parameters<typeof bookMeanwhile>[1]) => {
    const body = { court_id: club.courts[0]?.id, start_time: "2026-07-16T12:00", every_weeks: 1, count: 2, players };
    const made = await call("/booking-series", { method: "POST", token: club.member.token, body, now });
    const [first, second] = (made.body.dates as { booking_id: string }[]).map(({ booking_id }) => booking_id);
    const input = { scope: "all", start_time: AT_TEN };
    const response = await bookMeanwhile(club, taken, () =>
      call(`/bookings/${first}`, { method: "PATCH", token: club.member.token, body: input, now }),
    );
    expect(response.status, response.text).toBe(422);
    expect(await bookingsOf(club, club.member)).toEqual(expect.arrayContaining(["16:00", "16:00"]));
    const dates = response.rejection.details?.dates as { booking_id: string; code: string; message: string }[];
    await ownerSql`delete from bookings where club_id = ${club.id}`;
    return dates.map(({ booking_id, code, message }) => [[first, second].indexOf(booking_id), code, message]);
  };
  // Without other players all dates move at once, otherwise one by one.
  expect(await said([], elsewhere(club, club.member))).toEqual([[0, "own_overlap", OWN]]);
  const busy = [0, "player_busy", "Ben Ode already has a booking at this time"];
  expect(await said([{ user_id: ben.id }], elsewhere(club, ben))).toEqual([busy]);
});

test("a player who is booked meanwhile is not added to a booking, and is named", async () => {
  const { club, ben } = await clubWithBen();
  const { id } = (await book(club.member, { court_id: club.courts[0]?.id, start_time: AT_TEN }, now)).body;
  const players = [{ guest_name: "Ann Guest" }, { user_id: club.coach.id }, { user_id: ben.id }];
  const response = await bookMeanwhile(club, elsewhere(club, ben), () =>
    call(`/bookings/${id}/players`, { method: "PUT", token: club.member.token, body: { players }, now }),
  );
  expect([response.status, response.rejection], response.text).toMatchObject([
    409,
    {
      code: "player_busy",
      message: "Ben Ode already has a booking at this time",
      details: { field: "players.2.user_id" },
    },
  ]);
  expect(await ownerSql`select 1 from booking_players where booking_id = ${String(id)}`).toHaveLength(0);
  expect(await ownerSql`select 1 from person_occupancies where user_id = ${club.coach.id}`).toHaveLength(0);
});

test("neither a booking nor a series moves once another player has joined or its booker has left the club meanwhile", async () => {
  for (const scope of ["this", "all"]) {
    const { club, ben } = await clubWithBen();
    await ownerSql`update clubs set series_max_dates = 5, advance_booking_days = 60 where id = ${club.id}`;
    const body = { court_id: club.courts[0]?.id, start_time: "2026-07-16T12:00", every_weeks: 1, count: 2 };
    const made = await call("/booking-series", { method: "POST", token: club.member.token, body, now });
    const [first] = (made.body.dates as { booking_id: string }[]).map(({ booking_id }) => booking_id);
    const move = () =>
      call(`/bookings/${first}`, {
        ...{ method: "PATCH", token: club.front_desk.token, now },
        body: { scope, start_time: AT_TEN },
      });
    const player = { club_id: club.id, booking_id: first, position: 1, user_id: ben.id, added_by: club.member.id };
    const joined = await changeMeanwhile(
      club.member.id,
      (sql) => sql`insert into booking_players ${sql(player)}`,
      move,
    );
    expect([joined.status, joined.rejection], joined.text).toMatchObject([
      409,
      {
        code: "players_changed",
        details: { field: "id" },
      },
    ]);
    const left = await changeMeanwhile(
      club.member.id,
      (sql) => sql`update memberships set left_at = now() where user_id = ${club.member.id}`,
      move,
    );
    expect(await outcome(Promise.resolve(left))).toBe("404 not_found: Booking not found");
    expect(await bookingsOf(club, club.member)).toEqual(["16:00", "16:00"]);
  }
});
