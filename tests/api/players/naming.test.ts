import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { dateFromNow, makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";

let club: TestClub;
let ada: TestPerson;
let ben: TestPerson;

beforeAll(async () => {
  club = await makeClub({ courts: 4, rules: { max_bookings_per_day: 20 } });
  [ada, ben] = await Promise.all([club.person("member", "Ada Lindqvist"), club.person("member", "Ben Ode")]);
});

const court = (n: number) => club.courts[n]?.id;
const at = (hour: number, day = 1) => `${dateFromNow(day)}T${String(hour).padStart(2, "0")}:00`;
const book = (person: TestPerson, body: object) =>
  call("/bookings", { method: "POST", token: person.token, body: { court_id: court(0), ...body } });
const put = (person: TestPerson, id: unknown, players: unknown) =>
  call(`/bookings/${id}/players`, { method: "PUT", token: person.token, body: { players } });
const read = (person: TestPerson, id: unknown) => call(`/bookings/${id}`, { token: person.token });

interface OwnBooking {
  booking_id?: string;
  state: string;
  is_booker?: boolean;
}

const names = (body: Record<string, unknown>) => (body.players as { name: string }[]).map(({ name }) => name);

const busyOf = (id: unknown) => ownerSql`select user_id from person_occupancies where booking_id = ${String(id)}`;

describe("a booking with players", () => {
  test("names its booker first, then the others in their order, and reserves every member's time", async () => {
    const guest = { guest_name: "  Gus  Guest ", guest_email: " Gus@Example.com " };
    const players = [{ user_id: ada.id }, guest, { user_id: ben.id }];
    const { status, body } = await book(club.member, { start_time: at(7), players });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      max_players: 4,
      sequence: 0,
      series_id: null,
      can_change_players: true,
      walk_in: false,
      players: [
        { user_id: club.member.id, is_booker: true, is_me: true, guest_name: null },
        { user_id: ada.id, name: "Ada Lindqvist", is_booker: false, is_me: false },
        { user_id: null, guest_name: "Gus Guest", guest_email: "gus@example.com", name: "Gus Guest" },
        { user_id: ben.id, name: "Ben Ode", is_booker: false, is_me: false },
      ],
    });
    expect((await busyOf(body.id)).map(({ user_id }) => user_id).toSorted()).toEqual(
      [club.member.id, ada.id, ben.id].toSorted(),
    );
    expect((await read(club.member, body.id)).body.players).toEqual(body.players);
  });

  test("a change of players that have been changed meanwhile is rejected, the same again is not", async () => {
    const { body } = await book(club.member, {
      start_time: at(6, 2),
      players: [{ user_id: ada.id }, { user_id: ben.id }],
    });
    const idsOf = (players: unknown) =>
      (players as { id: string; is_booker: boolean }[]).filter(({ is_booker }) => !is_booker).map(({ id }) => id);
    const change = (players: object[], seen: string[]) =>
      call(`/bookings/${body.id}/players`, { method: "PUT", token: club.member.token, body: { players, seen } });
    const seen = idsOf(body.players);
    const left = await call(`/bookings/${body.id}/players/me`, { method: "DELETE", token: ben.token });
    expect(left.status).toBe(200);
    const wanted = [{ user_id: ada.id }, { user_id: ben.id }, { guest_name: "Gus Guest" }];
    const late = await change(wanted, seen);
    expect([late.status, late.rejection.code]).toEqual([409, "players_changed"]);
    expect(names((await read(club.member, body.id)).body)).toEqual([club.member.name, "Ada Lindqvist"]);
    const now = idsOf((await read(club.member, body.id)).body.players);
    const saved = await change(wanted, now);
    expect([saved.status, names(saved.body).slice(1)]).toEqual([200, ["Ada Lindqvist", "Ben Ode", "Gus Guest"]]);
    expect((await change(wanted, now)).status).toBe(200);
    const wrong = await change(wanted, ["ada"]);
    expect([wrong.status, wrong.rejection.details?.field]).toEqual([400, "seen.0"]);
  });

  test("without players names its booker alone", async () => {
    const { body } = await book(club.member, { start_time: at(8) });
    expect(names(body)).toEqual([club.member.name]);
  });

  test("takes the booker named, and a person named twice, once", async () => {
    const players = [{ user_id: club.member.id }, { user_id: ada.id }, { user_id: ada.id }];
    const { body } = await book(club.member, { start_time: at(9), players });
    expect(names(body)).toEqual([club.member.name, "Ada Lindqvist"]);
  });

  test("is listed for the players, who read it, see names and may leave but not change it", async () => {
    const { body: booked } = await book(club.member, { start_time: at(10), players: [{ user_id: ada.id }] });
    const { body } = await call("/bookings?scope=mine", { token: ada.token });
    const listed = (body.data as { id: string }[]).find(({ id }) => id === booked.id);
    expect(listed).toMatchObject({
      user_name: club.member.name,
      user_email: null,
      can_cancel: false,
      can_change_players: false,
      can_leave: true,
    });
    expect((await put(ada, booked.id, [])).status).toBe(403);
    expect((await call(`/bookings/${booked.id}/cancel`, { method: "POST", token: ada.token, body: {} })).status).toBe(
      403,
    );
    expect((await read(ben, booked.id)).status).toBe(403);
  });

  test("is on the day of a player as theirs but not booked by them; of the booker and of staff without that mark", async () => {
    const { body: booked } = await book(club.member, { start_time: at(13, 4), players: [{ user_id: ada.id }] });
    const date = dateFromNow(4);
    const marksOf = async (person: TestPerson) => {
      const [own, grid] = await Promise.all([
        call(`/me/days/${date}?sport=tennis`, { token: person.token }),
        call(`/availability?date=${date}&sport=tennis`, { token: person.token }),
      ]);
      const courts = grid.body.courts as { occupancies: OwnBooking[] }[];
      const all = [...(own.body.taken as OwnBooking[]), ...courts.flatMap(({ occupancies }) => occupancies)];
      return all.filter(({ booking_id }) => booking_id === booked.id).map(({ state, is_booker }) => [state, is_booker]);
    };
    expect(await marksOf(ada)).toEqual([
      ["own", false],
      ["own", false],
    ]);
    expect(await marksOf(club.member)).toEqual([
      ["own", undefined],
      ["own", undefined],
    ]);
    expect(await marksOf(club.front_desk)).toEqual([["booked", undefined]]);
    const byStaff = await book(club.member, { start_time: at(14, 4), players: [{ user_id: club.front_desk.id }] });
    expect(byStaff.status).toBe(201);
    const { body: ofStaff } = await call(`/me/days/${date}?sport=tennis`, { token: club.front_desk.token });
    expect(ofStaff.taken).toMatchObject([{ state: "own", booking_id: byStaff.body.id }]);
    expect((ofStaff.taken as OwnBooking[])[0]).not.toHaveProperty("is_booker");
  });

  test("shows its people to no other member in the club's list", async () => {
    const { body: booked } = await book(club.member, { start_time: at(11), players: [{ user_id: ada.id }] });
    const { body } = await call(`/bookings?scope=club&date=${dateFromNow(1)}`, { token: ben.token });
    const listed = (body.data as { id: string; user_name: string; players: unknown[] }[]).find(
      ({ id }) => id === booked.id,
    );
    expect(listed).toMatchObject({ user_name: "Member", players: [] });
  });
});

describe("changing players", () => {
  test("replaces the list, frees who was removed and takes a bare array too", async () => {
    const { body: booked } = await book(club.member, { start_time: at(12), players: [{ user_id: ada.id }] });
    const changed = await put(club.member, booked.id, [{ guest_name: "Zoe" }, { user_id: ben.id }]);
    expect(changed.status).toBe(200);
    expect(names(changed.body)).toEqual([club.member.name, "Zoe", "Ben Ode"]);
    expect((await busyOf(booked.id)).map(({ user_id }) => user_id)).not.toContain(ada.id);
    const bare = await call(`/bookings/${booked.id}/players`, { method: "PUT", token: club.member.token, body: [] });
    expect(names(bare.body)).toEqual([club.member.name]);
    expect(await busyOf(booked.id)).toHaveLength(1);
  });

  test("keeps the rows of those who stay", async () => {
    const players = [{ user_id: ada.id }, { guest_name: "Gus", guest_email: "gus2@example.com" }];
    const { body: booked } = await book(club.member, { start_time: at(13), players });
    const changed = await put(club.member, booked.id, [{ guest_name: " gus " }, { user_id: ada.id }]);
    const ids = (body: Record<string, unknown>) => (body.players as { id: string }[]).map(({ id }) => id);
    expect(ids(changed.body).toSorted()).toEqual(ids(booked).toSorted());
    expect(names(changed.body)).toEqual([club.member.name, "Gus", "Ada Lindqvist"]);
  });

  test("staff change any", async () => {
    const { body: booked } = await book(club.member, { start_time: at(14) });
    const changed = await put(club.front_desk, booked.id, [{ user_id: ben.id }]);
    expect(names(changed.body)).toEqual([club.member.name, "Ben Ode"]);
  });

  test("leaving frees the player, and the booker cannot leave", async () => {
    const { body: booked } = await book(club.member, { start_time: at(15), players: [{ user_id: ada.id }] });
    const leave = (person: TestPerson) =>
      call(`/bookings/${booked.id}/players/me`, { method: "DELETE", token: person.token });
    expect(await leave(club.member)).toMatchObject({ status: 422, body: { code: "booker_leaves" } });
    expect((await leave(ben)).status).toBe(403);
    const left = await leave(ada);
    expect(left).toMatchObject({ status: 200, body: { players: [], user_name: "Member" } });
    expect((await busyOf(booked.id)).map(({ user_id }) => user_id)).toEqual([club.member.id]);
    expect((await leave(ada)).status).toBe(403);
  });

  test("is not for a lesson, whose people are its coach and its member", async () => {
    const lesson = { coach_id: club.coach.id, member_id: club.member.id, court_id: court(3) };
    const body = { ...lesson, start_time: at(18), end_time: at(19) };
    expect((await call("/lessons", { method: "POST", token: club.admin.token, body })).status).toBe(201);
    const { body: mine } = await call("/bookings?scope=mine", { token: club.coach.token });
    const [listed] = (mine.data as { id: string; kind: string }[]).filter(({ kind }) => kind === "lesson");
    const { status, rejection } = await put(club.front_desk, listed?.id, [{ user_id: ben.id }]);
    expect([status, rejection.code, rejection.message]).toEqual([
      422,
      "lesson_players",
      "The people of a lesson are its coach and its member",
    ]);
    expect((await busyOf(listed?.id)).map(({ user_id }) => user_id).toSorted()).toEqual(
      [club.coach.id, club.member.id].toSorted(),
    );
  });

  test("ends with the start", async () => {
    const { body: booked } = await book(club.member, { start_time: at(16), players: [{ user_id: ada.id }] });
    const now = new Date(Date.parse(String(booked.start_time)) + 1000).toISOString();
    const late = await call(`/bookings/${booked.id}/players`, {
      method: "PUT",
      token: club.member.token,
      body: { players: [] },
      now,
    });
    expect(late).toMatchObject({ status: 422, body: { code: "players_fixed", details: { field: "id" } } });
    expect(late.rejection.message).toBe("Players can be changed until the booking starts");
  });

  test("ends when another tab cancels, and says so to the booker and to who leaves", async () => {
    const { body: booked } = await book(club.member, { start_time: at(17), players: [{ user_id: ada.id }] });
    const path = `/bookings/${booked.id}`;
    await call(`${path}/cancel`, { method: "POST", token: club.member.token, body: {} });
    const body = { players: [] };
    const late = [
      await call(`${path}/players`, { method: "PUT", token: club.member.token, body }),
      await call(`${path}/players/me`, { method: "DELETE", token: ada.token }),
    ];
    for (const { status, rejection } of late)
      expect([status, rejection.code, rejection.message]).toEqual([422, "players_fixed", "This booking was canceled"]);
  });
});

describe("a rejected player is named with the field, and nothing has changed", () => {
  test("who is elsewhere", async () => {
    await book(ada, { court_id: court(1), start_time: at(7, 2) });
    const players = [{ guest_name: "Gus" }, { user_id: ben.id }, { user_id: ada.id }];
    const { status, rejection } = await book(club.member, { start_time: at(7, 2), players });
    expect([status, rejection.code, rejection.message]).toEqual([
      409,
      "player_busy",
      "Ada Lindqvist already has a booking at this time",
    ]);
    expect(rejection.details).toEqual({ field: "players.2.user_id", person: "Ada Lindqvist" });
    const { body: booked } = await book(club.member, { start_time: at(7, 2) });
    expect(booked.id).toBeDefined();
    const changed = await put(club.member, booked.id, [{ user_id: ada.id }]);
    expect(changed).toMatchObject({ status: 409, body: { details: { field: "players.0.user_id" } } });
    expect(names((await read(club.member, booked.id)).body)).toHaveLength(1);
  });

  test("but not who plays before and after", async () => {
    const elsewhere = (hour: number) => book(ada, { court_id: court(1), start_time: at(hour, 3) });
    for (const hour of [10, 12]) expect((await elsewhere(hour)).status).toBe(201);
    const between = await book(club.member, { start_time: at(11, 3), players: [{ user_id: ada.id }] });
    expect(names(between.body)).toEqual([club.member.name, "Ada Lindqvist"]);
  });

  test("who is unknown, of another club, or has left", async () => {
    const other = await makeClub();
    const gone = await club.person("member", "Lea Left");
    await ownerSql`update memberships set left_at = now() where user_id = ${gone.id}`;
    const outcome = async (user_id: string) => {
      const { status, rejection } = await book(club.member, { start_time: at(8, 2), players: [{ user_id }] });
      return [status, rejection.code, rejection.details?.field, rejection.details?.person];
    };
    expect(await outcome(other.member.id)).toEqual([404, "not_found", "players.0.user_id", undefined]);
    expect(await outcome(crypto.randomUUID())).toEqual([404, "not_found", "players.0.user_id", undefined]);
    expect(await outcome(gone.id)).toEqual([422, "player_left", "players.0.user_id", "Lea Left"]);
  });

  test("more than the court has room for", async () => {
    const guests = (n: number) => Array.from({ length: n }, (_, at) => ({ guest_name: `Guest ${at}` }));
    const { status, rejection } = await book(club.member, { start_time: at(9, 2), players: guests(4) });
    expect([status, rejection.code, rejection.message]).toEqual([
      422,
      "too_many_players",
      "At most 4 can play on this booking",
    ]);
    expect(rejection.details).toEqual({ field: "players" });
    await ownerSql`update courts set max_players = 2 where id = ${court(2) ?? null}`;
    const two = await book(club.member, { court_id: court(2), start_time: at(9, 2), players: guests(2) });
    expect(two.status).toBe(422);
    expect((await book(club.member, { court_id: court(2), start_time: at(9, 2), players: guests(1) })).status).toBe(
      201,
    );
  });

  test("two guests who cannot be distinguished", async () => {
    const players = [{ guest_name: "Jo Smith" }, { guest_name: "jo  smith" }];
    const { status, rejection } = await book(club.member, { start_time: at(10, 2), players });
    expect([status, rejection.code, rejection.details?.field]).toEqual([
      422,
      "guest_named_twice",
      "players.1.guest_name",
    ]);
    const apart = [{ guest_name: "Jo Smith" }, { guest_name: "Jo Smith", guest_email: "jo@example.com" }];
    expect((await book(club.member, { start_time: at(10, 2), players: apart })).status).toBe(201);
  });

  test.each([
    [[{}], "players.0.user_id"],
    [[{ guest_name: "" }], "players.0.guest_name"],
    [[{ guest_name: "A\nB" }], "players.0.guest_name"],
    [[{ guest_name: "A", guest_email: "no address" }], "players.0.guest_email"],
    [[{ guest_name: "A", guest_email: "a@example" }], "players.0.guest_email"],
    [[{ guest_name: "A", guest_email: "a b@example.com" }], "players.0.guest_email"],
    [[{ guest_name: "A", guest_email: "a@exam ple.com" }], "players.0.guest_email"],
    [[{ guest_name: "A", guest_email: "a@example.com b" }], "players.0.guest_email"],
    [[{ user_id: "x" }], "players.0.user_id"],
    [[{ user_id: "3f0d9c5e-4b1f-4a53-9c3e-0d6f3f1f9c11", guest_name: "A" }], "players.0.user_id"],
    ["everyone", "players"],
    [Array.from({ length: 31 }, () => ({ guest_name: "A" })), "players"],
  ])("malformed: %j", async (players, field) => {
    const { status, rejection } = await book(club.member, { start_time: at(11, 2), players });
    expect([status, rejection.details?.field]).toEqual([400, field]);
  });

  test("malformed: neither a member nor a guest, or both; a member's missing address is none", async () => {
    const messageOf = async (player: object) =>
      (await book(club.member, { start_time: at(13, 2), players: [player] })).rejection.message;
    expect(await messageOf({ guest_email: "a@example.com" })).toContain("names neither a member nor a guest");
    expect(await messageOf({ user_id: ada.id, guest_name: "A" })).toContain("names a member and a guest");
    expect(await messageOf({ user_id: ada.id, guest_email: "a@example.com" })).toContain("names a member and a guest");
    const players = [{ user_id: ada.id, guest_email: null }];
    const { body } = await book(club.member, { start_time: at(13, 2), players });
    expect(names(body)).toEqual([club.member.name, "Ada Lindqvist"]);
  });

  test("malformed, where the players are changed", async () => {
    const { body: booked } = await book(club.member, { start_time: at(12, 2) });
    const fieldOf = async (body: unknown) => {
      const sent = { method: "PUT", token: club.member.token, body };
      const { status, rejection } = await call(`/bookings/${booked.id}/players`, sent);
      return [status, rejection.details?.field];
    };
    expect(await fieldOf({ players: [{ guest_name: "A" }, {}] })).toEqual([400, "players.1.user_id"]);
    expect(await fieldOf([{ guest_name: "" }])).toEqual([400, "players.0.guest_name"]);
    expect(await fieldOf({})).toEqual([400, "players"]);
    expect((await fieldOf("everyone"))[0]).toBe(400);
  });
});
