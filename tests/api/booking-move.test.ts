import { expect, test } from "vitest";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { call } from "../support/call.ts";
import { openLive } from "../support/live-stream.ts";
import { book, cancel, outcome } from "../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";

const now = "2026-07-15T12:00:00Z";
const DATE = "2026-07-16";
const at = (time: string) => `${DATE}T${time}`;
const after = (seconds: number) => new Date(Date.parse(now) + seconds * 1_000).toISOString();
const TAKEN = "409 slot_conflict: This time slot conflicts with an existing booking";

interface Move {
  court_id?: unknown;
  start_time?: unknown;
  end_time?: unknown;
  override_hold?: boolean;
}
const move = ({ token }: TestPerson, id: unknown, body: Move, when = now) =>
  call(`/bookings/${id}`, { method: "PATCH", token, body, now: when });

/** A booking of the club's member from 10:00 to 11:00 in New York on court 1. */
async function booked({ courts }: TestClub, person: TestPerson, start = "10:00", court = 0): Promise<string> {
  const made = await book(person, { court_id: courts[court]?.id, start_time: at(start) }, now);
  expect(made.status).toBe(201);
  return String(made.body.id);
}

const placeOf = async (id: string) => {
  const [row] = await ownerSql`
    select to_char(b.starts_at at time zone 'America/New_York', 'HH24:MI') as start, b.sequence,
      to_char(b.ends_at at time zone 'America/New_York', 'HH24:MI') as end, c.name as court
    from bookings b join courts c on c.club_id = b.club_id and c.id = b.court_id where b.id = ${id}`;
  return row;
};
const noticesOf = (id: string) =>
  ownerSql`
    select kind, details, extract(epoch from send_after - created_at)::int as delay from notices
    where dedupe_key like ${`booking_moved:${id}:%`} order by created_at`;

test("staff make a booking longer in place: id, audit row, mail, live change and occupancies follow", async () => {
  const club = await makeClub();
  const id = await booked(club, club.member);
  const stream = await openLive(club.coach);
  const longer = await move(club.front_desk, id, { end_time: at("12:30") });
  expect(longer.status).toBe(200);
  expect(longer.body).toMatchObject({
    id,
    court_name: "Court 1",
    user_name: club.member.name,
    start_time: "2026-07-16T14:00:00.000Z",
    end_time: "2026-07-16T16:30:00.000Z",
    status: "confirmed",
  });
  expect(await placeOf(id)).toEqual({ court: "Court 1", start: "10:00", end: "12:30", sequence: 1 });
  const court_id = club.courts[0]?.id;
  expect((await stream.next()).data).toEqual({ topic: "bookings", dates: [DATE], court_id });
  stream.close();
  const audited =
    await ownerSql`select actor_id, detail from audit_log where subject_id = ${id} and action = 'booking.moved'`;
  const from = { court_id, start_time: "2026-07-16T14:00:00.000Z", end_time: "2026-07-16T15:00:00.000Z" };
  const detail = { from, to: { ...from, end_time: "2026-07-16T16:30:00.000Z" } };
  expect([...audited]).toEqual([{ actor_id: club.front_desk.id, detail }]);
  const [notice, ...more] = await noticesOf(id);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    kind: "booking_moved",
    details: { byStaff: true, from: { courtName: "Court 1" }, to: { endsAt: "2026-07-16T16:30:00.000Z" } },
    // Until it can no longer be undone.
    delay: 15,
  });
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("another court, another start with the same length, and both at once; the old time is free for others", async () => {
  const club = await makeClub();
  const id = await booked(club, club.member);
  const stream = await openLive(club.coach);
  await move(club.member, id, { court_id: club.courts[1]?.id });
  expect(await placeOf(id)).toMatchObject({ court: "Court 2", start: "10:00", end: "11:00", sequence: 1 });
  expect((await stream.next()).data).toEqual({ topic: "bookings", dates: [DATE] });
  stream.close();
  const [notice] = await noticesOf(id);
  expect(notice?.details).toMatchObject({
    byStaff: false,
    from: { courtName: "Court 1" },
    to: { courtName: "Court 2" },
  });
  await move(club.member, id, { start_time: at("15:00") });
  expect(await placeOf(id)).toMatchObject({ court: "Court 2", start: "15:00", end: "16:00", sequence: 2 });
  await move(club.member, id, { court_id: club.courts[0]?.id, start_time: at("16:00"), end_time: at("17:00") });
  expect(await placeOf(id)).toMatchObject({ court: "Court 1", start: "16:00", end: "17:00", sequence: 3 });
  for (const [court, time] of [
    ["0", "10:00"],
    ["1", "10:00"],
    ["1", "15:00"],
  ] as const) {
    await booked(club, await club.person("member"), time, Number(court));
  }
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("its players need room on another court; their own court keeps them, and alternatives have room", async () => {
  const club = await makeClub({ courts: 3 });
  const [first, second, third] = club.courts.map(({ id }) => id);
  await ownerSql`update courts set max_players = 2 where id = ${second ?? ""}`;
  const players = [{ guest_name: "Gus Guest" }, { guest_name: "Gil Guest" }];
  const made = await book(club.member, { court_id: first, start_time: at("10:00"), players }, now);
  const id = String(made.body.id);
  for (const person of [club.member, club.front_desk]) {
    const rejected = await move(person, id, { court_id: second, start_time: at("12:00") });
    expect([rejected.status, rejected.rejection], rejected.text).toMatchObject([
      422,
      {
        code: "too_many_players",
        message: "At most 2 can play on this booking",
        details: { field: "court_id" },
      },
    ]);
  }
  expect(await placeOf(id)).toEqual({ court: "Court 1", start: "10:00", end: "11:00", sequence: 0 });

  // The club lowers the number: the booking still moves where it is.
  await ownerSql`update courts set max_players = 2 where id = ${first ?? ""}`;
  expect(await outcome(move(club.member, id, { start_time: at("12:00") }))).toBe("200");
  for (const time of ["10:00", "11:00", "13:00", "14:00"]) {
    await booked(club, await club.person("member"), time);
  }
  await booked(club, await club.person("member"), "15:00");
  const taken = await move(club.member, id, { start_time: at("15:00") });
  expect(taken.rejection.code).toBe("slot_conflict");
  const courts = ((taken.rejection.details?.alternatives ?? []) as { court_id: string }[]).map((each) => each.court_id);
  // Its own court keeps it, although fewer may play there now.
  expect([first, second, third].map((court) => courts.includes(court ?? ""))).toEqual([true, false, true]);
  expect(await outcome(move(club.member, id, { court_id: third, start_time: at("15:00") }))).toBe("200");

  const walkIn = { court_id: third, start_time: at("17:00"), walk_in: true, players };
  const { body } = await book(club.front_desk, walkIn, now);
  expect(await outcome(move(club.front_desk, body.id, { court_id: second }))).toBe("200");
});

test("it is judged as if its own place were free: overlapping itself, its own time and the limits do not count", async () => {
  const club = await makeClub({
    rules: {
      max_bookings_per_day: 1,
      max_bookings_per_week: 1,
      slot_length_minutes: 30,
      max_booking_length_minutes: 90,
    },
  });
  const id = await booked(club, club.member);
  expect(await outcome(move(club.member, id, { start_time: at("10:15") }))).toMatch(/^422 misaligned/);
  expect(await outcome(move(club.member, id, { end_time: at("11:00") }))).toBe("200");
  expect(await outcome(move(club.member, id, { start_time: at("10:30") }))).toBe("200");
  expect(await outcome(move(club.member, id, { start_time: at("10:00"), end_time: at("11:30") }))).toBe("200");
  expect(await outcome(move(club.member, id, { end_time: at("12:00") }))).toBe(
    "422 max_length: Bookings are limited to 90 minutes",
  );
  expect(await outcome(move(club.front_desk, id, { end_time: at("12:15") }))).toBe("200");
  expect(await placeOf(id)).toMatchObject({ start: "10:00", end: "12:15" });
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("a taken place is rejected with alternatives, none of them its own old place, and nothing changes", async () => {
  const club = await makeClub();
  const id = await booked(club, club.member);
  await booked(club, await club.person("member"), "11:00");
  const longer = await move(club.front_desk, id, { end_time: at("12:00") });
  expect([longer.status, longer.rejection.code]).toEqual([409, "slot_conflict"]);
  const alternatives = longer.rejection.details?.alternatives as { court_name: string; start_time: string }[];
  expect(alternatives.map(({ court_name, start_time }) => `${court_name} ${start_time.slice(11, 16)}`)).toEqual([
    "Court 1 13:00",
    "Court 1 12:00",
    "Court 1 16:00",
  ]);
  const beside = await move(club.front_desk, id, { start_time: at("11:00") });
  const offered = beside.rejection.details?.alternatives as { court_id: string; start_time: string }[];
  expect(offered.length).toBeGreaterThan(0);
  const old = { court_id: club.courts[0]?.id, start_time: "2026-07-16T14:00:00.000Z" };
  expect(offered.some(({ court_id, start_time }) => court_id === old.court_id && start_time === old.start_time)).toBe(
    false,
  );
  expect(await placeOf(id)).toEqual({ court: "Court 1", start: "10:00", end: "11:00", sequence: 0 });
  expect(await noticesOf(id)).toHaveLength(0);
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("alternatives of a move are what could be booked without the booking: neither its time nor a limit counts it, others count", async () => {
  const places = async (response: ReturnType<typeof move>) => {
    const { rejection } = await response;
    expect(rejection).toMatchObject({ code: "slot_conflict", details: { field: "start_time" } });
    const alternatives = rejection.details?.alternatives as { court_name: string; start_time: string }[];
    return alternatives.map((each) => `${each.court_name} ${each.start_time.slice(5, 16)}`);
  };
  const first = await makeClub({ rules: { max_bookings_per_day: 2, max_bookings_per_week: 2 } });
  const id = await booked(first, first.member, "11:00", 1);
  await booked(first, first.member, "13:00", 1);
  await booked(first, await first.person("member"), "12:00");
  const taken = { court_id: first.courts[0]?.id, start_time: at("12:00") };
  // 11:00 is its own time, on the other court; at 13:00 the member plays.
  expect(await places(move(first.member, id, taken))).toEqual([
    "Court 1 07-16T15:00",
    "Court 1 07-16T14:00",
    "Court 1 07-16T18:00",
  ]);

  // On the day and in the week of the place that is taken the member has a booking already, and this one is not of them.
  for (const rules of [{ max_bookings_per_day: 1 }, { max_bookings_per_day: 2, max_bookings_per_week: 1 }]) {
    const club = await makeClub({ rules });
    const moved = await booked(club, club.member);
    const then = (time: string) => `2026-07-20T${time}`;
    const court_id = club.courts[0]?.id;
    for (const [person, time] of [
      [club.member, "18:00"],
      [await club.person("member"), "12:00"],
    ] as const) {
      expect((await book(person, { court_id, start_time: then(time) }, now)).status).toBe(201);
    }
    expect(await places(move(club.member, moved, { start_time: then("12:00") }))).toEqual([]);
  }
});

test("every rule of a new booking holds: hours, past, window, closed court, blocks, another own booking", async () => {
  const club = await makeClub();
  const id = await booked(club, club.member);
  const as = (body: Move, person = club.member) => outcome(move(person, id, body));
  expect(await as({ start_time: at("22:00") })).toBe("422 outside_hours: Outside booking hours (06:00 - 22:00)");
  expect(await as({ start_time: "2026-07-14T10:00" })).toBe("422 past: Cannot book in the past");
  expect(await as({ start_time: "2026-08-20T10:00" })).toMatch(/^422 advance_window/);
  for (const end_time of [at("09:00"), at("10:00")]) {
    expect(await as({ end_time })).toBe("400 end_before_start: End time must be after start time");
    expect((await move(club.member, id, { end_time })).rejection.details).toEqual({ field: "end_time" });
  }
  await booked(club, club.member, "15:00", 1);
  expect(await as({ start_time: at("15:00") })).toBe("409 own_overlap: You already have a booking at this time");
  expect(await as({ start_time: at("15:00") }, club.admin)).toBe(
    "409 own_overlap: The member already has a booking at this time",
  );
  await ownerSql`update courts set is_active = false where id = ${club.courts[1]?.id ?? ""}`;
  expect(await as({ court_id: club.courts[1]?.id })).toBe("422 court_closed: This court is not available for booking");
  const blocked = { court_ids: [club.courts[0]?.id], start_time: at("12:00"), end_time: at("13:00") };
  await call("/court-blocks", { method: "POST", token: club.admin.token, body: blocked, now });
  expect(await as({ end_time: at("12:30") }, club.admin)).toBe(TAKEN);
  expect(await placeOf(id)).toMatchObject({ start: "10:00", end: "11:00", sequence: 0 });
});

test("not canceled ones, ended ones or lessons; members up to the cut-off; of a begun one staff change the end alone", async () => {
  const club = await makeClub({ rules: { cancel_cutoff_hours: 24 } });
  const id = await booked(club, club.member);
  expect(await outcome(move(club.member, id, { start_time: at("12:00") }, after(3 * 3600)))).toBe(
    "422 move_cutoff: Bookings can be changed up to 24 hours before they start",
  );
  const late = await move(club.member, id, { start_time: at("12:00") }, after(3 * 3600));
  expect(late.rejection.details).toEqual({ field: "id" });
  const running = "2026-07-16T14:30:00Z";
  expect(await outcome(move(club.member, id, { end_time: at("12:00") }, running))).toMatch(/^422 begun/);
  expect(await outcome(move(club.front_desk, id, { start_time: at("12:00") }, running))).toBe(
    "422 begun: A booking that has begun keeps its court and start",
  );
  expect(await outcome(move(club.front_desk, id, { end_time: at("12:00") }, running))).toBe("200");
  expect(await outcome(move(club.front_desk, id, { end_time: at("10:15") }, running))).toMatch(/^422 past/);
  const over = "2026-07-16T16:00:00Z";
  expect(await outcome(move(club.admin, id, { end_time: at("13:00") }, over))).toBe(
    "422 not_movable: Only a confirmed booking that is not over can be changed",
  );
  const other = await booked(club, club.coach, "17:00");
  await cancel(club.admin, other, { now });
  expect(await outcome(move(club.admin, other, { end_time: at("19:00") }))).toBe(
    "422 not_movable: Only a confirmed booking that is not over can be changed",
  );
  const lesson = { coach_id: club.coach.id, member_id: club.member.id, court_id: club.courts[1]?.id };
  const made = await call("/lessons", {
    method: "POST",
    token: club.admin.token,
    body: { ...lesson, start_time: at("18:00"), end_time: at("19:00") },
    now,
  });
  const ofLesson = await move(club.admin, made.body.id, { end_time: at("20:00") });
  expect([ofLesson.status, ofLesson.rejection], ofLesson.text).toMatchObject([
    422,
    {
      code: "lesson_not_movable",
      message: "A lesson keeps its time: cancel it and schedule it again",
      details: { field: "id" },
    },
  ]);
});

test("the response is the booking as it is listed, and the live change has the dates that it left and came to", async () => {
  const club = await makeClub();
  const [court_id, other] = club.courts.map((court) => court.id);
  await ownerSql`update courts set max_players = 3 where id = ${other ?? ""}`;
  const id = await booked(club, club.member);
  const stream = await openLive(club.coach);
  for (const [body, heard] of [
    [
      { start_time: "2026-07-17T12:00", end_time: "2026-07-17T13:00" },
      { dates: [DATE, "2026-07-17"], court_id },
    ],
    [{ start_time: "2026-07-17T15:00" }, { dates: ["2026-07-17"], court_id }],
    [{ court_id: other }, { dates: ["2026-07-17"] }],
  ] as const) {
    const moved = await move(club.member, id, body);
    expect(moved.status, moved.text).toBe(200);
    const { body: list } = await call("/bookings", { token: club.member.token, query: { scope: "mine" }, now });
    expect(list.data).toEqual([moved.body]);
    expect(moved.body).toMatchObject({ can_cancel: true, status: "confirmed", user_email: club.member.email });
    const { data } = await stream.next();
    expect(data).toEqual({ topic: "bookings", ...heard });
  }
  stream.close();
});

test("a booking whose booker has left the club stays where it is; one for a guest without an account moves without its maker", async () => {
  const club = await makeClub({ courts: 3 });
  const gone = await club.person("member");
  const id = await booked(club, gone);
  await ownerSql`update memberships set left_at = now() where user_id = ${gone.id}`;
  expect(await outcome(move(club.front_desk, id, { start_time: at("12:00") }))).toBe(
    "404 not_found: Booking not found",
  );

  const desk = await club.person("front_desk");
  const walkIn = async (court: number, start: string) => {
    const guest = { walk_in: true, players: [{ guest_name: "Wanda Walker" }] };
    const input = { court_id: club.courts[court]?.id, start_time: at(start), ...guest };
    return (await book(desk, input, now)).body.id;
  };
  const [first, second] = [await walkIn(1, "14:00"), await walkIn(2, "15:00")];
  const move18 = (each: unknown) => outcome(move(club.admin, each, { start_time: at("18:00") }));
  await ownerSql`update memberships set role = 'member' where user_id = ${desk.id}`;
  // It is no booking of theirs: they are not on court then.
  expect((await book(desk, { court_id: club.courts[0]?.id, start_time: at("18:00") }, now)).status).toBe(201);
  expect(await move18(first)).toBe("200");
  await ownerSql`update memberships set left_at = now() where user_id = ${desk.id}`;
  expect(await move18(second)).toBe("200");
  const ofMaker = await ownerSql`select kind from notices where user_id = ${desk.id} and kind = 'booking_moved'`;
  expect(ofMaker).toHaveLength(0);
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("members move their own alone, and another club's booking does not exist", async () => {
  const [club, other] = await Promise.all([makeClub(), makeClub()]);
  const id = await booked(club, club.member);
  for (const person of [club.coach, await club.person("member")]) {
    expect(await outcome(move(person, id, { end_time: at("12:00") }))).toBe("403 forbidden: Access Denied");
  }
  expect(await outcome(move(other.admin, id, { end_time: at("12:00") }))).toBe("404 not_found: Booking not found");
  expect(await outcome(move(club.admin, id, { court_id: other.courts[0]?.id }))).toBe("404 not_found: Court not found");
  expect(await placeOf(id)).toMatchObject({ sequence: 0 });
});

test.each([
  ["body", {}],
  ["court_id", { court_id: "court" }],
  ["start_time", { start_time: "tomorrow" }],
  ["end_time", { end_time: 12 }],
  ["start_time", { start_time: "2026-02-30T10:00" }],
  ["end_time", { end_time: "2026-02-30T10:00" }],
])("%s of %j is rejected by its name", async (field, body) => {
  const club = await makeClub();
  const id = await booked(club, club.member);
  const { status, rejection } = await move(club.admin, id, body);
  expect([status, rejection.details?.field]).toEqual([400, field]);
});

test("the same place again changes nothing; moves in quick succession send one mail, and none once undone", async () => {
  const club = await makeClub();
  const id = await booked(club, club.member);
  expect((await move(club.front_desk, id, { end_time: at("11:00") })).status).toBe(200);
  expect(await placeOf(id)).toMatchObject({ sequence: 0 });
  await move(club.front_desk, id, { end_time: at("12:00") });
  await move(club.front_desk, id, { end_time: at("12:30") });
  const [notice, ...more] = await noticesOf(id);
  expect(more).toEqual([]);
  expect(notice?.details).toMatchObject({
    from: { endsAt: "2026-07-16T15:00:00.000Z" },
    to: { endsAt: "2026-07-16T16:30:00.000Z" },
  });
  await move(club.front_desk, id, { end_time: at("11:00") });
  expect(await noticesOf(id)).toHaveLength(0);
  expect(await placeOf(id)).toEqual({ court: "Court 1", start: "10:00", end: "11:00", sequence: 3 });
});

test("bookings that change places at once, and others that want the same time, never overlap and never get lost", async () => {
  const club = await makeClub({ courts: 3, rules: { max_bookings_per_day: 20 } });
  const members = await Promise.all(Array.from({ length: 6 }, () => club.person("member")));
  const ids = await Promise.all(members.map((member, n) => booked(club, member, n < 3 ? "10:00" : "12:00", n % 3)));
  for (let round = 0; round < 5; round++) {
    const responses = await Promise.all([
      ...ids.map((id, n) =>
        move(members[n] ?? club.member, id, {
          court_id: club.courts[(n + round + 1) % 3]?.id,
          start_time: at(["10:00", "11:00", "12:00"][(n + round) % 3] ?? ""),
        }),
      ),
      book(club.coach, { court_id: club.courts[round % 3]?.id, start_time: at("11:00") }, now),
    ]);
    for (const { status, text } of responses) expect([200, 201, 409], text).toContain(status);
  }
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
  const [kept] =
    await ownerSql`select count(*)::int as n from bookings where id = any(${ids}::uuid[]) and status = 'confirmed'`;
  expect(kept?.n).toBe(6);
});
