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
  const names = new Map([club.member, club.admin, ada, ben].map(({ id, name }) => [id, name]));
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

test("a player who leaves the club is taken off the bookings ahead, and the booker hears of it", async () => {
  const lea = await club.person("member", "Lea Left");
  const booked = await bookWith(12, [{ user_id: lea.id }, { user_id: ada.id }]);
  const removed = await ask(club.admin, "POST", `/members/${lea.id}/remove`, {});
  expect(removed.status).toBe(200);
  const { body } = await ask(club.member, "GET", `/bookings/${booked.id}`);
  expect(body).toMatchObject({ status: "confirmed", players: [{ is_booker: true }, { name: "Ada Lindqvist" }] });
  expect(await noticesAt(booked.start_time)).toContain(`player_left → ${club.member.name}`);
  expect(await ownerSql`select 1 from person_occupancies where user_id = ${lea.id}`).toHaveLength(0);
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
