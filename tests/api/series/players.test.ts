import { describe, expect, test } from "vitest";
import { bookingViolations, NO_VIOLATIONS } from "../../support/booking-invariants.ts";
import { call } from "../../support/call.ts";
import { book } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub } from "../../support/world.ts";
import { previewOf, rowsOf, seriesCalls, seriesOf } from "./series-calls.ts";

// A Monday noon in New York.
const now = "2026-10-05T16:00:00Z";
const { preview, make, cancel } = seriesCalls(now);
const open = { series_max_dates: 30, advance_booking_days: 365, max_bookings_per_day: 2 };
const input = ({ courts }: TestClub, players: unknown[], more: object = {}) => ({
  ...{ court_id: courts[0]?.id, start_time: "2026-10-06T18:00", count: 4, players, ...more },
});
const withBen = async (rules: Record<string, unknown> = {}) => {
  const club = await makeClub({ courts: 3, rules: { ...open, ...rules } });
  return { club, ben: await club.person("member", "Ben Ode") };
};
const busyOf = async (userId: string) => {
  const rows = await ownerSql<{ at: string }[]>`
    select to_char(starts_at at time zone 'America/New_York', 'MM-DD HH24:MI') as at from person_occupancies
    where user_id = ${userId} order by starts_at`;
  return rows.map(({ at }) => at);
};
const fatesOf = (dates: { fate: string; message: string | null }[]) =>
  dates.map(({ fate, message }) => (message === null ? fate : `${fate}: ${message}`));

test("every date is booked with its players: their time, their guests' visits and fees, and one mail to each", async () => {
  const { club, ben } = await withBen({ guest_fee_cents: 500 });
  const players = [
    { guest_name: "Gus Guest", guest_email: "Gus@Example.com" },
    { user_id: ben.id },
    { user_id: club.member.id },
  ];
  const series = seriesOf(await make(club.member, input(club, players)));
  expect(series.progress).toEqual({ done: 4, total: 4 });
  const listed = await ben.api.GET("/bookings", { params: { query: { scope: "mine" } } });
  expect(listed.data?.data.map((each) => each.players.map(({ name }) => name))).toEqual(
    Array(4).fill([club.member.name, "Gus Guest", "Ben Ode"]),
  );
  // Ben may not act on the series.
  expect(new Set(listed.data?.data.map(({ series_id }) => series_id))).toEqual(new Set([null]));
  const own = await club.member.api.GET("/bookings", { params: { query: { scope: "mine" } } });
  expect(new Set(own.data?.data.map(({ series_id }) => series_id))).toEqual(new Set([series.id]));
  const week = ["10-06 18:00", "10-13 18:00", "10-20 18:00", "10-27 18:00"];
  expect(await busyOf(ben.id)).toEqual(week);
  expect(await busyOf(club.member.id)).toEqual(week);
  const visits = await ownerSql`
    select count(*)::int as visits, count(distinct guest_id)::int as guests, sum(fee_cents)::int as due from booking_players
    where club_id = ${club.id} and guest_id is not null`;
  expect([...visits]).toEqual([{ visits: 4, guests: 1, due: 2000 }]);
  const notices = await ownerSql`
    select user_id, address, details from notices where club_id = ${club.id} and kind = 'series_made'
    order by details ? 'playing', user_id is null`;
  expect(notices.map(({ user_id, address, details }) => [user_id, address, details.playing])).toEqual([
    [club.member.id, null, undefined],
    [ben.id, null, { bookerName: club.member.name, isGuest: false }],
    [null, "gus@example.com", { bookerName: club.member.name, isGuest: true }],
  ]);
  expect(notices.map(({ details }) => details.booked.length)).toEqual([4, 4, 4]);
  expect(await ownerSql`select kind from notices where club_id = ${club.id} and kind <> 'series_made'`).toHaveLength(0);
  expect(await ownerSql`select players from booking_series where club_id = ${club.id}`).toEqual([{ players: null }]);
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("who makes a series for others and plays in it gets no mail about it", async () => {
  const { club, ben } = await withBen();
  const players = [{ user_id: club.front_desk.id }, { user_id: ben.id }];
  const body = input(club, players, { user_id: club.member.id });
  expect((await make(club.front_desk, body)).status).toBe(201);
  const notices = await ownerSql`
    select user_id, details->'byStaff' as by_staff from notices where club_id = ${club.id} order by details ? 'playing'`;
  expect([...notices]).toEqual([
    { user_id: club.member.id, by_staff: true },
    { user_id: ben.id, by_staff: false },
  ]);
});

test("who cancels a series notifies each player of their own dates in one mail; a date that is restored leaves these mails", async () => {
  const { club, ben } = await withBen();
  const players = [{ user_id: ben.id }, { guest_name: "Gus Guest", guest_email: "gus@example.com" }];
  const { dates } = seriesOf(await make(club.member, input(club, players)));
  const ids = dates.map(({ booking_id }) => String(booking_id));
  const alone = { method: "PUT", token: club.member.token, now, body: { players: [{ user_id: ben.id }] } };
  expect((await call(`/bookings/${ids[1]}/players`, alone)).status).toBe(200);
  const mails = async () => {
    const rows = await ownerSql`
      select user_id, address, details from notices where club_id = ${club.id} and kind = 'series_canceled'
      order by details ? 'playing', user_id is null`;
    return rows.map(({ user_id, address, details }) => {
      const canceled = details.canceled as { booking: { id: string } }[];
      return [user_id ?? address, details.playing, canceled.map(({ booking }) => ids.indexOf(booking.id))];
    });
  };
  const asPlayer = (isGuest: boolean) => ({ bookerName: club.member.name, isGuest });
  expect((await cancel(club.member, ids[1], "following", "Holiday")).status).toBe(200);
  expect(await mails()).toEqual([
    [club.member.id, undefined, [1, 2, 3]],
    [ben.id, asPlayer(false), [1, 2, 3]],
    ["gus@example.com", asPlayer(true), [2, 3]],
  ]);
  const single = await ownerSql`select kind from notices where club_id = ${club.id} and kind = 'player_canceled'`;
  expect([...single]).toEqual([]);
  const restore = (id: unknown) => call(`/bookings/${id}/restore`, { method: "POST", token: club.member.token, now });
  expect((await restore(ids[3])).status).toBe(200);
  expect(await mails()).toEqual([
    [club.member.id, undefined, [1, 2]],
    [ben.id, asPlayer(false), [1, 2]],
    ["gus@example.com", asPlayer(true), [2]],
  ]);
  expect((await restore(ids[2])).status).toBe(200);
  expect((await mails()).map(([who, , left]) => [who, left])).toEqual([
    [club.member.id, [1]],
    [ben.id, [1]],
  ]);
  const reasons = await ownerSql`
    select distinct details->>'reason' as reason from notices where club_id = ${club.id} and kind = 'series_canceled'`;
  expect([...reasons]).toEqual([{ reason: "Holiday" }]);
});

test("a player who is elsewhere on one date is named there; nothing is booked until that date is settled", async () => {
  const { club, ben } = await withBen();
  await book(ben, { court_id: club.courts[1]?.id, start_time: "2026-10-13T18:00" }, now);
  const body = input(club, [{ user_id: ben.id }]);
  const before = await rowsOf(club.id);
  const fates = ["free", "player_busy: Ben Ode already has a booking at this time", "free", "free"];
  expect(fatesOf(previewOf(await preview(club.member, body)).dates)).toEqual(fates);
  expect(fatesOf(previewOf(await preview(club.front_desk, { ...body, user_id: club.member.id })).dates)).toEqual(fates);
  const rejected = await make(club.member, body);
  expect([rejected.status, rejected.rejection.code]).toEqual([422, "series_dates"]);
  expect(rejected.rejection.details?.dates).toMatchObject([{ date: "2026-10-13", code: "player_busy" }]);
  expect(await rowsOf(club.id)).toEqual(before);
  const other = { "2026-10-13": { start_time: "2026-10-13T19:00" } };
  expect((await make(club.member, { ...body, choices: other })).status).toBe(201);
  expect(await busyOf(ben.id)).toEqual(["10-06 18:00", "10-13 18:00", "10-13 19:00", "10-20 18:00", "10-27 18:00"]);
});

test("of several players the one who is elsewhere is named, in either order", async () => {
  const { club, ben } = await withBen();
  const cleo = await club.person("member", "Cleo Day");
  await book(cleo, { court_id: club.courts[1]?.id, start_time: "2026-10-13T18:00" }, now);
  for (const players of [
    [ben, cleo],
    [cleo, ben],
  ]) {
    const body = input(
      club,
      players.map(({ id }) => ({ user_id: id })),
    );
    expect(fatesOf(previewOf(await preview(club.member, body)).dates)).toEqual([
      "free",
      "player_busy: Cleo Day already has a booking at this time",
      "free",
      "free",
    ]);
  }
});

test("alternatives for a taken date are times at which the players are free too", async () => {
  const { club, ben } = await withBen();
  const other = await club.person("member");
  await book(other, { court_id: club.courts[0]?.id, start_time: "2026-10-13T18:00" }, now);
  await book(ben, { court_id: club.courts[1]?.id, start_time: "2026-10-13T17:00" }, now);
  const { dates } = previewOf(await preview(club.member, input(club, [{ user_id: ben.id }])));
  expect(dates[1]?.alternatives.map(({ start_time }) => start_time)).toEqual([
    "2026-10-13T23:00:00.000Z",
    "2026-10-13T20:00:00.000Z",
    "2026-10-14T00:00:00.000Z",
  ]);
});

test("alternatives for a taken date are courts with room for all players", async () => {
  const { club, ben } = await withBen({ max_bookings_per_day: 9, max_bookings_per_week: 9 });
  const [first, small, third] = club.courts.map(({ id }) => id);
  const other = await club.person("member");
  for (const hour of [16, 17, 18, 19, 20]) {
    expect((await book(other, { court_id: first, start_time: `2026-10-13T${hour}:00` }, now)).status).toBe(201);
  }
  await ownerSql`update courts set max_players = 2 where id = ${small ?? ""}`;
  const players = [{ user_id: ben.id }, { guest_name: "Gus Guest" }];
  const { dates } = previewOf(await preview(club.member, input(club, players)));
  expect(dates[1]?.alternatives.map(({ court_id }) => court_id)).toEqual([third]);
});

describe("limits", () => {
  const twice = { weekdays: ["tuesday", "wednesday"] };

  test.each([
    ["everyone", ["free", "over_limit: Ben Ode has reached the weekly limit (2 bookings per week)", "free", "free"]],
    ["booker", ["free", "free", "free", "free"]],
  ])("of the players, if the club counts %s's; the series's own dates count", async (player_counts, fates) => {
    const { club, ben } = await withBen({ player_counts, max_bookings_per_week: 2 });
    await book(ben, { court_id: club.courts[1]?.id, start_time: "2026-10-08T09:00" }, now);
    const body = input(club, [{ user_id: ben.id }], twice);
    expect(fatesOf(previewOf(await preview(club.member, body)).dates)).toEqual(fates);
    expect((await make(club.member, body)).status).toBe(player_counts === "everyone" ? 422 : 201);
    const ofStaff = previewOf(await preview(club.front_desk, { ...body, user_id: club.member.id }));
    expect(ofStaff.dates[1]?.code).not.toBe("player_weekly_limit");
  });

  test("of guests a month: the date that exceeds the host's quota, until another month begins; staff are exempt", async () => {
    const { club } = await withBen({ guests_per_member_month: 3 });
    await book(club.member, { court_id: club.courts[1]?.id, start_time: "2026-10-09T09:00" }, now);
    const body = input(club, [{ guest_name: "Gus Guest" }], { count: 6 });
    const over = "over_limit: Guest limit reached (3 guests per month)";
    const fates = ["free", "free", "free", over, "free", "free"];
    expect(fatesOf(previewOf(await preview(club.member, body)).dates)).toEqual(fates);
    expect(await ownerSql`select id from guests where club_id = ${club.id}`).toHaveLength(0);
    const rejected = await make(club.member, body);
    expect([rejected.status, rejected.rejection.code]).toEqual([422, "series_dates"]);
    expect(await ownerSql`select id from guests where club_id = ${club.id}`).toHaveLength(0);
    const settled = seriesOf(await make(club.member, { ...body, choices: { "2026-10-27": "skip" } }));
    expect(settled.dates.map(({ outcome }) => outcome)).toEqual([
      ...["booked", "booked", "booked", "skipped", "booked", "booked"],
    ]);
    const desk = { ...body, start_time: "2026-10-07T18:00", user_id: club.member.id };
    expect((await make(club.front_desk, desk)).status).toBe(201);
  });

  test("of guests a year, each year with what the host has in it; of a player's bookings of a day", async () => {
    const { club, ben } = await withBen({
      ...{ guests_per_member_year: 2, player_counts: "everyone", max_bookings_per_day: 1 },
    });
    const guest = { guest_name: "Gus Guest" };
    for (const date of ["2026-10-09", "2027-02-02"]) {
      const visit = { court_id: club.courts[1]?.id, start_time: `${date}T09:00`, players: [guest] };
      expect((await book(club.member, visit, now)).status).toBe(201);
    }
    const body = input(club, [guest], { every_weeks: 8 });
    const over = "over_limit: Guest limit reached (2 guests per year)";
    expect(fatesOf(previewOf(await preview(club.member, body)).dates)).toEqual(["free", over, "free", over]);
    await book(ben, { court_id: club.courts[1]?.id, start_time: "2026-10-13T09:00" }, now);
    const withPartner = input(club, [{ user_id: ben.id }], { count: 2 });
    expect(fatesOf(previewOf(await preview(club.member, withPartner)).dates)).toEqual([
      ...["free", "over_limit: Ben Ode has reached the daily limit (1 bookings per day)"],
    ]);
  });

  test("of one guest's visits a year, named, whoever brought them before", async () => {
    const { club, ben } = await withBen({ visits_per_guest_year: 2 });
    const guest = { guest_name: "Gus Guest", guest_email: "gus@example.com" };
    const before = { court_id: club.courts[1]?.id, start_time: "2026-10-09T09:00", players: [guest] };
    expect((await call("/bookings", { method: "POST", token: ben.token, body: before, now })).status).toBe(201);
    const { dates } = previewOf(await preview(club.member, input(club, [guest], { every_weeks: 6, count: 4 })));
    expect(fatesOf(dates)).toEqual([
      "free",
      expect.stringMatching(/^over_limit: .*Gus Guest/),
      expect.stringMatching(/^over_limit: .*Gus Guest/),
      // In the next year.
      "free",
    ]);
    const unknown = input(club, [{ guest_name: "Una Unknown" }], { count: 3 });
    expect(fatesOf(previewOf(await preview(club.member, unknown)).dates)).toEqual([
      ...["free", "free", "over_limit: Una Unknown has reached the limit of 2 visits a year"],
    ]);
  });
});

test("bad input names the field and the person; another club's member is unknown", async () => {
  const { club, ben } = await withBen();
  const stranger = (await makeClub()).member;
  const left = await club.person("member", "Lea Gone");
  await ownerSql`update memberships set left_at = now() where user_id = ${left.id}`;
  const guest = (name: string) => ({ guest_name: name });
  const cases: [unknown, number, string, string][] = [
    [[{ user_id: stranger.id }], 404, "not_found", "players.0.user_id"],
    [[{ user_id: ben.id }, { user_id: left.id }], 422, "player_left", "players.1.user_id"],
    [[guest("A"), guest("a")], 422, "guest_named_twice", "players.1.guest_name"],
    [["A", "B", "C", "D"].map(guest), 422, "too_many_players", "players"],
    [[{}], 400, "validation_failed", "players.0.user_id"],
    ["Ben", 400, "validation_failed", "players"],
  ];
  const before = await rowsOf(club.id);
  for (const [players, status, code, field] of cases) {
    for (const ask of [preview, make]) {
      const response = await ask(club.member, { ...input(club, []), players });
      expect([response.status, response.rejection.details?.field], response.text).toEqual([status, field]);
      expect(response.rejection.code).toBe(code);
    }
  }
  expect(await rowsOf(club.id)).toEqual(before);
});

test("guests whom staff have merged are one: a series that names both is rejected", async () => {
  const { club } = await withBen();
  const named = ["Jo Smith", "Joanna Smith"].map((guest_name) => ({ guest_name }));
  for (const [at, guest] of named.entries()) {
    const visit = { court_id: club.courts[1]?.id, start_time: `2026-10-08T${10 + at}:00`, players: [guest] };
    expect((await book(club.member, visit, now)).status).toBe(201);
  }
  const { token } = club.front_desk;
  const { body } = await call("/guests", { token, query: { search: "smith" }, now });
  const [one, other] = body.data as { id: string }[];
  const merge = { method: "POST", token, body: { into: other?.id }, now };
  expect((await call(`/guests/${one?.id}/merge`, merge)).status).toBe(200);
  for (const ask of [preview, make]) {
    const { status, rejection } = await ask(club.member, input(club, named));
    expect([status, rejection]).toMatchObject([
      422,
      {
        code: "guest_named_twice",
        message: expect.stringContaining("Joanna Smith"),
        details: { field: "players.1.guest_name" },
      },
    ]);
  }
});

test("two series that name the same partner, each other, and single bookings: each is whole or nothing, no deadlock", async () => {
  const { club, ben } = await withBen();
  const others = await Promise.all([1, 2].map(() => club.person("member")));
  const [one, two] = others;
  if (!one || !two) throw new Error("no members");
  const players = [{ user_id: ben.id }, { guest_name: "Gus Guest" }];
  const at = (court: number) => ({ court_id: club.courts[court]?.id, count: 12 });
  const responses = await Promise.all([
    make(one, input(club, [...players, { user_id: two.id }], at(0))),
    make(two, input(club, [...players, { user_id: one.id }], at(1))),
    ...["2026-10-13", "2026-10-20"].map((date) =>
      call("/bookings", {
        ...{ method: "POST", token: club.member.token, now },
        body: { court_id: club.courts[2]?.id, start_time: `${date}T18:00`, players },
      }),
    ),
  ]);
  expect(responses.map(({ status }) => status).filter((status) => ![201, 409, 422].includes(status))).toEqual([]);
  const rows = await ownerSql<{ series_id: string; count: number }[]>`
    select series_id, count(*)::int as count from bookings where club_id = ${club.id} and series_id is not null group by 1`;
  const won = responses.slice(0, 2).filter(({ status }) => status === 201);
  expect(won.length).toBeLessThan(2);
  expect(rows.map(({ count }) => count)).toEqual(won.map(() => 12));
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});
