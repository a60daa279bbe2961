import { beforeAll, expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { dateFromNow, makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";

let club: TestClub;
let ada: TestPerson;
let ben: TestPerson;

beforeAll(async () => {
  club = await makeClub({ courts: 2, rules: { max_bookings_per_day: 20 } });
  [ada, ben] = await Promise.all([club.person("member", "Ada Lindqvist"), club.person("member", "Ben Ode")]);
});

const at = (hour: number, day = 1) => `${dateFromNow(day)}T${String(hour).padStart(2, "0")}:00`;
const ask = (person: TestPerson, method: string, path: string, body?: unknown) =>
  call(path, { method, token: person.token, ...(body !== undefined && { body }) });

/** "kind → recipient", in the order of writing, of notices about a court's time. */
async function noticesAt(start: unknown): Promise<string[]> {
  const rows = await ownerSql<{ kind: string; user_id: string | null; address: string | null }[]>`
    select kind, user_id, address::text from notices
    where club_id = ${club.id} and coalesce(details->>'startsAt', details->'to'->>'startsAt') = ${String(start)}
    order by kind, user_id is null, user_id`;
  const names = new Map([club.member, club.admin, club.front_desk, ada, ben].map(({ id, name }) => [id, name]));
  return rows.map(({ kind, user_id, address }) => `${kind} → ${names.get(user_id ?? "") ?? address}`);
}

const bookWith = async (hour: number, players: unknown[]) =>
  (await ask(club.member, "POST", "/bookings", { court_id: club.courts[0]?.id, start_time: at(hour), players })).body;

test("players and guests with an address hear of the booking and of being removed or leaving, and the booker of a leave", async () => {
  const players = [
    { user_id: ada.id },
    { guest_name: "Gus", guest_email: "gus@example.com" },
    { guest_name: "Nameless" },
  ];
  const booked = await bookWith(7, players);
  const made = [`booking_made → ${club.member.name}`, "player_added → Ada Lindqvist", "player_added → gus@example.com"];
  expect(await noticesAt(booked.start_time)).toEqual(made);
  await ask(club.member, "PUT", `/bookings/${booked.id}/players`, { players: [{ user_id: ada.id }] });
  expect(await noticesAt(booked.start_time)).toEqual([...made, "player_removed → gus@example.com"]);
  await ask(ada, "DELETE", `/bookings/${booked.id}/players/me`);
  expect(await noticesAt(booked.start_time)).toEqual([
    ...made,
    `player_left → ${club.member.name}`,
    "player_removed → Ada Lindqvist",
    "player_removed → gus@example.com",
  ]);
});

test("they hear of a move once, and of a cancellation unless it is undone", async () => {
  const booked = await bookWith(8, [{ user_id: ben.id }, { guest_name: "Gil", guest_email: "gil@example.com" }]);
  await ask(club.member, "PATCH", `/bookings/${booked.id}`, { start_time: at(9) });
  const { body: moved } = await ask(club.member, "PATCH", `/bookings/${booked.id}`, { start_time: at(10) });
  const moves = [`booking_moved → ${club.member.name}`, "player_moved → Ben Ode", "player_moved → gil@example.com"];
  expect(await noticesAt(moved.start_time)).toEqual(moves);
  await ask(club.member, "POST", `/bookings/${booked.id}/cancel`, {});
  expect(await noticesAt(moved.start_time)).toEqual([
    `booking_canceled → ${club.member.name}`,
    moves[0],
    "player_canceled → Ben Ode",
    "player_canceled → gil@example.com",
    ...moves.slice(1),
  ]);
  const restored = await ask(club.member, "POST", `/bookings/${booked.id}/restore`);
  expect(restored.status).toBe(200);
  expect(await noticesAt(moved.start_time)).toEqual(moves);
  const busy = await ownerSql`select user_id from person_occupancies where booking_id = ${String(booked.id)}`;
  expect(busy.map(({ user_id }) => user_id).toSorted()).toEqual([club.member.id, ben.id].toSorted());
});

test("moves in quick succession are one mail to each, from the first to the last time, and none once the booking is back", async () => {
  const booked = await bookWith(16, [{ user_id: ben.id }, { guest_name: "Gil", guest_email: "gil@example.com" }]);
  const made = await noticesAt(booked.start_time);
  const moveTo = async (hour: number) =>
    (await ask(club.member, "PATCH", `/bookings/${booked.id}`, { start_time: at(hour) })).body.start_time;
  const between = await moveTo(17);
  const last = await moveTo(18);
  expect(await noticesAt(between)).toEqual([]);
  expect(await noticesAt(last)).toEqual([
    `booking_moved → ${club.member.name}`,
    "player_moved → Ben Ode",
    "player_moved → gil@example.com",
  ]);
  const from = await ownerSql`
    select distinct details->'from'->>'startsAt' as start from notices
    where club_id = ${club.id} and details->'to'->>'startsAt' = ${String(last)}`;
  expect([...from]).toEqual([{ start: booked.start_time }]);
  expect(await moveTo(16)).toBe(booked.start_time);
  expect([await noticesAt(last), await noticesAt(booked.start_time)]).toEqual([[], made]);
});

test("each mail about a move tells the old and the new place, also of another court or length, once the mail before was sent", async () => {
  const { body: booked } = await ask(club.member, "POST", "/bookings", {
    court_id: club.courts[0]?.id,
    start_time: at(8, 2),
    players: [{ user_id: ada.id }],
  });
  const placeOf = ({ court_name, start_time, end_time }: Record<string, unknown>) => ({
    courtName: court_name,
    startsAt: start_time,
    endsAt: end_time,
  });
  let before = placeOf(booked);
  for (const place of [
    { court_id: club.courts[1]?.id },
    { end_time: at(10, 2) },
    { start_time: at(9, 2), end_time: at(10, 2) },
    { start_time: at(12, 2) },
  ]) {
    const moved = await ask(club.front_desk, "PATCH", `/bookings/${booked.id}`, place);
    expect(moved.status).toBe(200);
    const sent = await ownerSql`
      update notices set state = 'sent', ended_at = now()
      where user_id = ${ada.id} and kind = 'player_moved' and state = 'queued'
        and details->'to'->'booking'->>'id' = ${String(booked.id)}
      returning details`;
    const after = placeOf(moved.body);
    expect([...sent]).toMatchObject([{ details: { from: before, to: after } }]);
    before = after;
  }
});

test("mails about moves and cancellations wait until these can no longer be undone; all are of use until the booking ends", async () => {
  const players = [{ user_id: ada.id }, { user_id: ben.id }];
  const { body: booked } = await ask(club.member, "POST", "/bookings", {
    court_id: club.courts[0]?.id,
    start_time: at(14, 2),
    players,
  });
  await ask(ada, "DELETE", `/bookings/${booked.id}/players/me`);
  await ask(club.member, "PATCH", `/bookings/${booked.id}`, { start_time: at(15, 2) });
  await ask(club.member, "POST", `/bookings/${booked.id}/cancel`, {});
  const rows = await ownerSql`
    select distinct kind, extract(epoch from send_after - created_at)::int as waits,
      round(extract(epoch from coalesce(details->>'endsAt', details->'to'->>'endsAt')::timestamptz - useful_until) / 60)::int as ends
    from notices
    where club_id = ${club.id} and kind like 'player%'
      and coalesce(details->'booking'->>'id', details->'to'->'booking'->>'id') = ${String(booked.id)}
    order by kind`;
  expect([...rows]).toEqual([
    { kind: "player_added", waits: 0, ends: 0 },
    { kind: "player_canceled", waits: 15, ends: 0 },
    { kind: "player_left", waits: 0, ends: 0 },
    { kind: "player_moved", waits: 15, ends: 0 },
    { kind: "player_removed", waits: 0, ends: 0 },
  ]);
});

test("staff who play hear nothing of what they do themselves, except that they are removed", async () => {
  const desk = club.front_desk;
  const made = await ask(desk, "POST", "/bookings", {
    court_id: club.courts[0]?.id,
    user_id: club.member.id,
    start_time: at(17, 2),
    players: [{ user_id: desk.id }, { user_id: ada.id }],
  });
  const { id } = made.body;
  expect(await noticesAt(made.body.start_time)).toEqual([
    `booking_made → ${club.member.name}`,
    "player_added → Ada Lindqvist",
  ]);
  const moved = await ask(desk, "PATCH", `/bookings/${id}`, { start_time: at(18, 2) });
  const moves = [`booking_moved → ${club.member.name}`, "player_moved → Ada Lindqvist"];
  expect(await noticesAt(moved.body.start_time)).toEqual(moves);
  await ask(desk, "POST", `/bookings/${id}/cancel`, {});
  const canceled = [`booking_canceled → ${club.member.name}`, moves[0], "player_canceled → Ada Lindqvist", moves[1]];
  expect(await noticesAt(moved.body.start_time)).toEqual(canceled);
  expect((await ask(desk, "POST", `/bookings/${id}/restore`)).status).toBe(200);
  await ask(desk, "PUT", `/bookings/${id}/players`, { players: [{ user_id: ada.id }] });
  expect(await noticesAt(moved.body.start_time)).toEqual([...moves, `player_removed → ${desk.name}`]);
});

test("a walk-in has no booker to name, or to hear that a player has left", async () => {
  const { body: booked } = await ask(club.front_desk, "POST", "/bookings", {
    court_id: club.courts[0]?.id,
    start_time: at(20, 2),
    walk_in: true,
    players: [{ guest_name: "Wanda", guest_email: "wanda@example.com" }, { user_id: ada.id }],
  });
  await ask(ada, "DELETE", `/bookings/${booked.id}/players/me`);
  const rows = await ownerSql`
    select kind, address::text, details->'bookerName' as booker, details->'isGuest' as guest from notices
    where club_id = ${club.id} and details->'booking'->>'id' = ${String(booked.id)} order by kind, address`;
  expect([...rows]).toEqual([
    { kind: "player_added", address: "wanda@example.com", booker: null, guest: true },
    { kind: "player_added", address: null, booker: null, guest: false },
    { kind: "player_removed", address: null, booker: null, guest: false },
  ]);
});

test("each notice names the court and time, who booked, whether its reader is a guest, and what the reader did themselves", async () => {
  const [cay, dee] = await Promise.all([club.person("member", "Cay Moor"), club.person("member", "Dee Hall")]);
  const guest = { guest_name: "Gwen", guest_email: "gwen@example.com" };
  const booked = await bookWith(19, [{ user_id: cay.id }, { user_id: dee.id }, guest]);
  const detailsOf = async (kind: string) => {
    const rows = await ownerSql<{ user_id: string | null; address: string | null; details: Record<string, unknown> }[]>`
      select user_id, address::text, details from notices
      where club_id = ${club.id} and kind = ${kind}
        and coalesce(details->'booking'->>'id', details->'to'->'booking'->>'id') = ${String(booked.id)}`;
    return new Map(rows.map(({ user_id, address, details }) => [user_id ?? address, details]));
  };
  const time = { courtName: "Court 1", startsAt: booked.start_time, endsAt: booked.end_time };
  const added = await detailsOf("player_added");
  const of = (isGuest: boolean) => ({ ...time, bookerName: club.member.name, isGuest });
  expect(added.get(cay.id)).toMatchObject(of(false));
  expect(added.get("gwen@example.com")).toMatchObject(of(true));
  expect([...added.keys()]).toHaveLength(3);

  await ask(dee, "DELETE", `/bookings/${booked.id}/players/me`);
  expect((await detailsOf("player_left")).get(club.member.id)).toMatchObject({ ...time, playerName: "Dee Hall" });
  expect((await detailsOf("player_removed")).get(dee.id)).toMatchObject({ ...of(false), byReader: true });
  await ask(club.member, "PUT", `/bookings/${booked.id}/players`, { players: [{ user_id: cay.id }] });
  const removed = (await detailsOf("player_removed")).get("gwen@example.com");
  expect(removed).toMatchObject(of(true));
  expect(removed).not.toHaveProperty("byReader");

  const { body: moved } = await ask(club.member, "PATCH", `/bookings/${booked.id}`, { start_time: at(20) });
  const later = { courtName: "Court 1", startsAt: moved.start_time, endsAt: moved.end_time };
  expect((await detailsOf("player_moved")).get(cay.id)).toMatchObject({
    from: time,
    to: later,
    bookerName: club.member.name,
    isGuest: false,
  });
  await ask(club.member, "POST", `/bookings/${booked.id}/cancel`, { reason: "Injured" });
  expect((await detailsOf("player_canceled")).get(cay.id)).toMatchObject({
    ...later,
    bookerName: club.member.name,
    isGuest: false,
    reason: "Injured",
  });
});
