import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { dayOf } from "../../support/days.ts";
import { listenAs } from "../../support/live-stream.ts";
import { dateFromNow, makeClub, ownerSql, type TestPerson } from "../../support/world.ts";

const ask = (person: TestPerson, method: string, path: string, body?: unknown) =>
  call(path, { method, token: person.token, ...(body !== undefined && { body }) });

test("a player who leaves the club is taken off the bookings ahead, and their bookers hear of it", async () => {
  const club = await makeClub({ courts: 4 });
  const [lea, ada, other] = await Promise.all([
    club.person("member", "Lea Left"),
    club.person("member", "Ada Lindqvist"),
    club.person("member", "Otto Other"),
  ]);
  const bookAt = async (person: TestPerson, court: number, start: string, more: object = {}) => {
    const players = [{ user_id: ada.id }, { user_id: lea.id }, { guest_name: "Gus" }];
    const body = { court_id: club.courts[court]?.id, start_time: start, players, ...more };
    const made = await ask(person, "POST", "/bookings", body);
    expect(made.status, made.text).toBe(201);
    return made.body;
  };
  // 21:00 in New York is the next day elsewhere.
  const [first, second] = [dateFromNow(2), dateFromNow(4)];
  const booked = await bookAt(club.member, 0, `${first}T21:00`);
  const ofOther = await bookAt(other, 1, `${second}T10:00`);
  const more = [
    await bookAt(club.member, 0, `${second}T12:00`),
    await bookAt(club.admin, 2, `${second}T14:00`),
    await bookAt(club.front_desk, 3, `${second}T16:00`, { walk_in: true }),
  ];
  await ownerSql`delete from notices where club_id = ${club.id}`;
  await dayOf(club.member, first);
  const next = await listenAs([club.member, other, club.coach, ada]);

  const removed = await ask(club.admin, "POST", `/members/${lea.id}/remove`, {});
  expect([removed.status, removed.body.canceled_bookings]).toEqual([200, 0]);
  const heard = await next();
  for (const { topic, dates } of heard)
    expect([topic, (dates as string[]).toSorted()]).toEqual(["bookings", [first, second]]);
  expect(heard.map(({ mine }) => mine)).toEqual([true, true, false, false]);

  for (const { id } of [booked, ofOther, ...more]) {
    const { body } = await ask(club.admin, "GET", `/bookings/${id}`);
    const players = (body.players as { name: string; is_booker: boolean }[]).filter(({ is_booker }) => !is_booker);
    expect([body.status, players.map(({ name }) => name)]).toEqual(["confirmed", ["Ada Lindqvist", "Gus"]]);
  }
  expect(await ownerSql`select 1 from person_occupancies where user_id = ${lea.id}`).toHaveLength(0);

  const notices = await ownerSql<{ user_id: string; details: { booking: { id: string } } }[]>`
    select user_id, details from notices where club_id = ${club.id} and kind like 'player%'`;
  const of = (to: TestPerson, { id, court_name, start_time, end_time }: Record<string, unknown>) => ({
    user_id: to.id,
    details: {
      courtName: court_name,
      startsAt: start_time,
      endsAt: end_time,
      booking: { id, sequence: 0 },
      playerName: "Lea Left",
    },
  });
  // Not the admin, who did it, nor the user who booked for the walk-in.
  expect(new Map(notices.map((each) => [each.details.booking.id, each]))).toEqual(
    new Map(
      [of(club.member, booked), of(other, ofOther), of(club.member, more[0] ?? {})].map((each) => [
        each.details.booking.id,
        each,
      ]),
    ),
  );
  expect(notices).toHaveLength(3);

  // What mails had put into the calendar of the player who left, as those had it.
  const [farewell] = await ownerSql<{ details: { canceled: []; left: { booking: object }[] } }[]>`
    select details from notices where club_id = ${club.id} and kind = 'member_removed'`;
  expect(farewell?.details.canceled).toEqual([]);
  expect(farewell?.details.left.map(({ booking }) => booking)).toEqual(
    [booked, ofOther, ...more].map(({ id }) => ({ id, sequence: 0 })),
  );
});

test("the players of a member who leaves hear at once that their bookings are canceled, and why", async () => {
  const club = await makeClub();
  const [lea, ada] = await Promise.all([club.person("member", "Lea Left"), club.person("member", "Ada Lindqvist")]);
  const players = [{ user_id: ada.id }, { guest_name: "Gus", guest_email: "gus@example.com" }];
  const body = { court_id: club.courts[0]?.id, start_time: `${dateFromNow(2)}T10:00`, players };
  expect((await ask(lea, "POST", "/bookings", body)).status).toBe(201);
  await ask(lea, "POST", "/me/leave-club", { club_id: club.id });
  const notices = await ownerSql`
    select user_id, address::text, details->>'reason' as reason, details->>'bookerName' as booker, send_after = created_at as now
    from notices where club_id = ${club.id} and kind = 'player_canceled' order by address`;
  const details = { reason: "No longer a member of the club", booker: "Lea Left", now: true };
  expect([...notices]).toEqual([
    { user_id: null, address: "gus@example.com", ...details },
    { user_id: ada.id, address: null, ...details },
  ]);
});

test("a player who leaves the club by themselves gets a mail that takes the booking out of their calendar", async () => {
  const club = await makeClub();
  const ada = await club.person("member", "Ada Lindqvist");
  const body = { court_id: club.courts[0]?.id, start_time: `${dateFromNow(2)}T10:00`, players: [{ user_id: ada.id }] };
  const { id } = (await ask(club.member, "POST", "/bookings", body)).body;
  const moved = await ask(club.member, "PATCH", `/bookings/${id}`, { start_time: `${dateFromNow(2)}T12:00` });
  expect(moved.status).toBe(200);
  expect((await ask(ada, "POST", "/me/leave-club", { club_id: club.id })).status).toBe(200);
  const notices = await ownerSql`select details from notices where club_id = ${club.id} and kind = 'member_left'`;
  expect(notices).toMatchObject([
    { details: { canceled: [], taught: [], left: [{ booking: { id, sequence: 1 } }], events: [] } },
  ]);
});

test("a member who plays on no booking leaves without a change of bookings", async () => {
  const club = await makeClub();
  const next = await listenAs([club.coach]);
  expect((await ask(club.member, "POST", "/me/leave-club", { club_id: club.id })).status).toBe(200);
  expect(await next()).toMatchObject([{ topic: "members" }]);
});
