import { describe, expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { dateFromNow, makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";

const at = (hour: number, day = 1) => `${dateFromNow(day)}T${String(hour).padStart(2, "0")}:00`;
const ask = (person: TestPerson, method: string, path: string, body?: unknown, now?: string) =>
  call(path, { method, token: person.token, now, ...(body !== undefined && { body }) });
const bookIn = (
  club: TestClub,
  person: TestPerson,
  body: { court?: number; start_time: string; [more: string]: unknown },
) => {
  const { court = 0, ...input } = body;
  return ask(person, "POST", "/bookings", { court_id: club.courts[court]?.id, ...input });
};

/** "201", or "409 player_busy players.0.user_id Ada Lindqvist". */
const outcome = ({ status, rejection }: Awaited<ReturnType<typeof call>>) =>
  status < 300
    ? String(status)
    : [status, rejection.code, rejection.details?.field, rejection.details?.person].filter(Boolean).join(" ");

describe("whose limits count", () => {
  test.each(["booker", "everyone"] as const)("%s", async (player_counts) => {
    const club = await makeClub({ courts: 3, rules: { player_counts, max_bookings_per_day: 1 } });
    const ada = await club.person("member", "Ada Lindqvist");
    const ben = await club.person("member", "Ben Ode");
    const isEveryone = player_counts === "everyone";
    expect(outcome(await bookIn(club, club.member, { start_time: at(7), players: [{ user_id: ada.id }] }))).toBe("201");

    // Ada plays once that day: named again, and booking herself.
    const again = await bookIn(club, ben, { start_time: at(9), players: [{ user_id: ada.id }] });
    expect(outcome(again)).toBe(isEveryone ? "422 player_daily_limit players.0.user_id Ada Lindqvist" : "201");
    if (isEveryone)
      expect(again.rejection.message).toBe("Ada Lindqvist has reached the daily limit (1 bookings per day)");
    expect(outcome(await bookIn(club, ada, { start_time: at(11) }))).toBe(
      isEveryone ? "422 daily_limit start_time" : "201",
    );

    // The grid says the same as the booking.
    const date = dateFromNow(1);
    const { body: grid } = await ask(ada, "GET", `/availability?date=${date}&sport=tennis`);
    expect(grid.allowance).toMatchObject({ bookings_today: 1, slots_left: 0 });
    const { body: own } = await ask(ada, "GET", `/me/days/${date}?sport=tennis`);
    expect((own.taken as { state: string }[]).map(({ state }) => state)).toContain("own");

    // The front desk is exempt, and who it names is.
    const byStaff = await bookIn(club, club.front_desk, {
      start_time: at(13),
      user_id: ada.id,
      players: [{ user_id: ben.id }],
    });
    expect(outcome(byStaff)).toBe("201");
  });

  test("a move counts the players on the new day, and must suit all of them", async () => {
    const club = await makeClub({ courts: 2, rules: { player_counts: "everyone", max_bookings_per_day: 1 } });
    const ada = await club.person("member", "Ada Lindqvist");
    const { body: booked } = await bookIn(club, club.member, { start_time: at(7), players: [{ user_id: ada.id }] });
    await bookIn(club, ada, { court: 1, start_time: at(7, 2) });
    const move = (start_time: string) => ask(club.member, "PATCH", `/bookings/${booked.id}`, { start_time });
    expect(outcome(await move(at(9)))).toBe("200");
    expect(outcome(await move(at(9, 2)))).toBe("422 player_daily_limit start_time Ada Lindqvist");
    expect(outcome(await move(at(7, 2)))).toBe("409 player_busy start_time Ada Lindqvist");
    // Undoing a move counts them on the day it goes back to.
    expect(outcome(await move(at(9, 3)))).toBe("200");
    const { body: ofAda } = await bookIn(club, ada, { court: 1, start_time: at(12) });
    expect(outcome(await move(at(9)))).toBe("422 player_daily_limit start_time Ada Lindqvist");
    await ask(ada, "POST", `/bookings/${ofAda.id}/cancel`, {});
    expect(outcome(await move(at(9)))).toBe("200");
    const rows = await ownerSql`
      select user_id, starts_at from person_occupancies where booking_id = ${String(booked.id)}`;
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ starts_at }) => String(starts_at))).size).toBe(1);
  });

  test("a booking and its players may move to a time that overlaps their own, but not another of a player's", async () => {
    const club = await makeClub({ courts: 2 });
    const ada = await club.person("member", "Ada Lindqvist");
    const { body: booked } = await bookIn(club, club.member, { start_time: at(7), players: [{ user_id: ada.id }] });
    const change = (body: object) => ask(club.front_desk, "PATCH", `/bookings/${booked.id}`, body);
    expect(outcome(await change({ end_time: at(9) }))).toBe("200");
    expect(outcome(await change({ start_time: at(8) }))).toBe("200");
    expect(outcome(await bookIn(club, ada, { court: 1, start_time: at(10) }))).toBe("201");
    expect(outcome(await change({ start_time: at(9) }))).toBe("409 player_busy start_time Ada Lindqvist");
  });

  test("changing players counts those who are added", async () => {
    const club = await makeClub({ courts: 2, rules: { player_counts: "everyone", max_bookings_per_day: 1 } });
    const ada = await club.person("member", "Ada Lindqvist");
    await bookIn(club, ada, { court: 1, start_time: at(7) });
    const { body: booked } = await bookIn(club, club.member, { start_time: at(9) });
    const put = (person: TestPerson) =>
      ask(person, "PUT", `/bookings/${booked.id}/players`, { players: [{ user_id: ada.id }] });
    expect(outcome(await put(club.member))).toBe("422 player_daily_limit players.0.user_id Ada Lindqvist");
    expect(outcome(await put(club.front_desk))).toBe("200");
    expect(outcome(await put(club.member))).toBe("200");
  });
});

describe("when a day and a week begin", () => {
  // A Monday in New York; weeks begin on Sunday.
  const now = "2026-10-05T16:00:00Z";

  async function adaBooks(limits: object, starts: string[]) {
    const open = { booking_hours_start: "00:00", booking_hours_end: "24:00", advance_booking_days: 30 };
    const club = await makeClub({ courts: 2, rules: { player_counts: "everyone", ...open, ...limits } });
    const ada = await club.person("member", "Ada Lindqvist");
    for (const start of starts) {
      const body = { court_id: club.courts[1]?.id, start_time: `2026-10-${start}` };
      expect(outcome(await ask(ada, "POST", "/bookings", body, now))).toBe("201");
    }
    /** Others name her one after the other. */
    return async (start: string) => {
      const host = await club.person("member");
      const body = { court_id: club.courts[0]?.id, start_time: `2026-10-${start}`, players: [{ user_id: ada.id }] };
      const { status, rejection } = await ask(host, "POST", "/bookings", body, now);
      return status === 201 ? "201" : rejection.message;
    };
  }

  test("a booking at midnight counts on the day that begins with it, and not on the day before", async () => {
    const limits = { max_bookings_per_day: 1, max_bookings_per_week: 7 };
    const withAda = await adaBooks(limits, ["13T23:00", "15T00:00"]);
    const isReached = "Ada Lindqvist has reached the daily limit (1 bookings per day)";
    expect(await withAda("15T10:00")).toBe(isReached);
    expect(await withAda("13T10:00")).toBe(isReached);
    expect(await withAda("14T10:00")).toBe("201");
    expect(await withAda("14T12:00")).toBe(isReached);
  });

  test("a booking at midnight on Sunday counts in the week that begins with it, and not in the week before", async () => {
    const limits = { max_bookings_per_day: 7, max_bookings_per_week: 1 };
    const withAda = await adaBooks(limits, ["10T23:00", "18T00:00"]);
    const isReached = "Ada Lindqvist has reached the weekly limit (1 bookings per week)";
    expect(await withAda("19T10:00")).toBe(isReached);
    expect(await withAda("09T10:00")).toBe(isReached);
    expect(await withAda("14T10:00")).toBe("201");
    expect(await withAda("17T23:00")).toBe(isReached);
  });
});

describe("how many play", () => {
  test("is set by the club for a sport and for a court, and said with the booking", async () => {
    const club = await makeClub({ courts: 2 });
    const { body: settings } = await ask(club.admin, "GET", "/club");
    const save = (max_players: object) => ask(club.admin, "PATCH", "/club", { version: settings.version, max_players });
    expect(outcome(await save({ tennis: 0 }))).toBe("400 validation_failed max_players");
    expect(await save({ tennis: 6 })).toMatchObject({ status: 200, body: { max_players: { tennis: 6 } } });
    const { body: booked } = await bookIn(club, club.member, { start_time: at(7) });
    expect(booked.max_players).toBe(6);
    const change = (max_players: unknown) => ask(club.admin, "PATCH", `/courts/${club.courts[0]?.id}`, { max_players });
    expect(outcome(await change(31))).toBe("400 validation_failed max_players");
    expect(await change(2)).toMatchObject({ status: 200, body: { max_players: 2 } });
    const players = [{ guest_name: "One" }, { guest_name: "Two" }];
    const put = await ask(club.member, "PUT", `/bookings/${booked.id}/players`, { players });
    expect(outcome(put)).toBe("422 too_many_players players");
  });

  test("a lower number lets those on a booking leave and be exchanged, and makes no room for more", async () => {
    const club = await makeClub();
    const people = (names: string) => ({ players: [...names].map((guest_name) => ({ guest_name })) });
    const { body: booked } = await bookIn(club, club.member, { start_time: at(7), ...people("ABC") });
    await ask(club.admin, "PATCH", `/courts/${club.courts[0]?.id}`, { max_players: 2 });
    const put = (names: string) => ask(club.member, "PUT", `/bookings/${booked.id}/players`, people(names));
    expect(outcome(await put("ABCD"))).toBe("422 too_many_players players");
    expect(outcome(await put("ABD"))).toBe("200");
    expect(outcome(await put("AB"))).toBe("200");
    const again = await put("ABC");
    expect([outcome(again), again.rejection.message]).toEqual([
      "422 too_many_players players",
      "At most 2 can play on this booking",
    ]);
    expect(outcome(await put("A"))).toBe("200");
    expect(outcome(await put("AB"))).toBe("422 too_many_players players");
  });
});

describe("what the history says", () => {
  test("that players were changed, and that one left", async () => {
    const club = await makeClub();
    const ada = await club.person("member", "Ada Lindqvist");
    const { body: booked } = await bookIn(club, club.member, { start_time: at(7) });
    await ask(club.member, "PUT", `/bookings/${booked.id}/players`, { players: [{ user_id: ada.id }] });
    await ask(ada, "DELETE", `/bookings/${booked.id}/players/me`);
    const { body } = await ask(club.member, "GET", `/bookings/${booked.id}`);
    expect((body.history as { code: string }[]).map(({ code }) => code)).toEqual([
      "created",
      "players_changed",
      "player_left",
    ]);
  });
});

describe("races", () => {
  test("two bookers who name the same partner at once: one winner, the other reads who is busy", async () => {
    const club = await makeClub({ courts: 12, rules: { max_bookings_per_day: 20 } });
    const ada = await club.person("member", "Ada Lindqvist");
    const bookers = await Promise.all(Array.from({ length: 6 }, () => club.person("member")));
    for (const hour of [7, 8, 9]) {
      const outcomes = await Promise.all(
        bookers.map(async (booker, court) =>
          outcome(await bookIn(club, booker, { court, start_time: at(hour), players: [{ user_id: ada.id }] })),
        ),
      );
      expect(outcomes.toSorted()).toEqual([
        "201",
        ...Array.from({ length: 5 }, () => "409 player_busy players.0.user_id Ada Lindqvist"),
      ]);
    }
    const rows = await ownerSql`select 1 from person_occupancies where user_id = ${ada.id}`;
    expect(rows).toHaveLength(3);
  });

  test("members who name each other, move and are named at once end without a person in two places", async () => {
    const club = await makeClub({ courts: 8, rules: { max_bookings_per_day: 20 } });
    const people = await Promise.all(Array.from({ length: 6 }, () => club.person("member")));
    const statuses = await Promise.all(
      Array.from({ length: 48 }, async (_, n) => {
        const booker = people[n % 6] ?? club.member;
        const partner = people[(n * 5 + 1) % 6] ?? club.member;
        const start_time = at(7 + (n % 4));
        const { status, body } = await bookIn(club, booker, {
          court: n % 8,
          start_time,
          players: [{ user_id: partner.id }],
        });
        if (status !== 201) return status;
        const players = [{ user_id: people[(n + 2) % 6]?.id }, { guest_name: `Guest ${n % 3}` }];
        const changed = await ask(booker, "PUT", `/bookings/${body.id}/players`, { players });
        const moved = await ask(booker, "PATCH", `/bookings/${body.id}`, { start_time: at(12 + (n % 4)) });
        return Math.max(changed.status, moved.status);
      }),
    );
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const [row] = await ownerSql`
      select
        (select count(*)::int from person_occupancies a join person_occupancies b on b.club_id = a.club_id
           and b.user_id = a.user_id and b.id > a.id and b.starts_at < a.ends_at and b.ends_at > a.starts_at
         where a.club_id = ${club.id}) as torn,
        (select count(*)::int from booking_players p join bookings b on b.club_id = p.club_id and b.id = p.booking_id
         where p.club_id = ${club.id} and p.user_id is not null and b.status = 'confirmed' and not exists (
           select from person_occupancies o where o.club_id = p.club_id and o.booking_id = p.booking_id
             and o.user_id = p.user_id and o.starts_at = b.starts_at and o.ends_at = b.ends_at)) as free,
        (select count(*)::int from person_occupancies o join bookings b on b.club_id = o.club_id and b.id = o.booking_id
         where o.club_id = ${club.id} and o.user_id <> b.user_id and not exists (
           select from booking_players p where p.club_id = o.club_id and p.booking_id = o.booking_id and p.user_id = o.user_id)) as stray`;
    expect(row).toEqual({ torn: 0, free: 0, stray: 0 });
  });
});
