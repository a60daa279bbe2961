import { describe, expect, test } from "vitest";
import { bookingViolations, NO_VIOLATIONS } from "../../support/booking-invariants.ts";
import { call } from "../../support/call.ts";
import { book } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { seriesCalls, seriesOf } from "./series-calls.ts";

// A Monday noon in New York; the weeks of the club begin on Sunday.
const now = "2026-10-05T16:00:00Z";
const { make, move } = seriesCalls(now);
const open = { series_max_dates: 30, advance_booking_days: 365, max_bookings_per_day: 9 };

/** Three Tuesdays from October 13 on, 18:00 to 19:00 on court 1, with Ben; moved to Wednesdays. */
async function withBen(rules: Record<string, unknown>, more: object = {}) {
  const club = await makeClub({ courts: 3, rules: { ...open, ...rules } });
  const ben = await club.person("member", "Ben Ode");
  const players = [{ user_id: ben.id }];
  const input = { court_id: club.courts[0]?.id, start_time: "2026-10-13T18:00", count: 3, players, ...more };
  const { dates } = seriesOf(await make(club.member, input));
  return { club, ben, ids: dates.flatMap(({ booking_id }) => booking_id ?? []) };
}
const onCourtTwo = (club: TestClub, person: TestPerson, start_time: string) =>
  book(person, { court_id: club.courts[1]?.id, start_time }, now);
const TO_WEDNESDAY = { scope: "all", start_time: "2026-10-14T18:00" };
const startsOf = async (clubId: string) => {
  const rows = await ownerSql<{ at: string }[]>`
    select to_char(starts_at at time zone 'America/New_York', 'MM-DD HH24:MI') as at from bookings
    where club_id = ${clubId} and series_id is not null order by starts_at`;
  return rows.map(({ at }) => at);
};
const TUESDAYS = ["10-13 18:00", "10-20 18:00", "10-27 18:00"];
const WEDNESDAYS = ["10-14 18:00", "10-21 18:00", "10-28 18:00"];

describe("each date of a moved series is judged for each of its players", () => {
  const DAILY = "Ben Ode has reached the daily limit (1 bookings per day)";
  const WEEKLY = "Ben Ode has reached the weekly limit (2 bookings per week)";
  const BUSY = "Ben Ode already has a booking at this time";
  const daily = { max_bookings_per_day: 1 };
  const weekly = { max_bookings_per_week: 2 };

  test.each([
    // What Ben has booked besides; who moves; whose limits count; what is said of October 20.
    ["daily limit", ["2026-10-21T09:00"], daily, "everyone", "member", DAILY],
    ["daily limit", ["2026-10-21T09:00"], daily, "booker", "member", null],
    ["daily limit", ["2026-10-21T09:00"], daily, "everyone", "front_desk", null],
    ["daily limit on the day it leaves", ["2026-10-20T09:00"], daily, "everyone", "member", null],
    [
      "weekly limit, of which the booking is one before and after",
      ["2026-10-22T09:00"],
      weekly,
      "everyone",
      "member",
      null,
    ],
    ["weekly limit", ["2026-10-22T09:00", "2026-10-23T09:00"], weekly, "everyone", "member", WEEKLY],
    ["weekly limit", ["2026-10-22T09:00", "2026-10-23T09:00"], weekly, "booker", "member", null],
    ["weekly limit", ["2026-10-22T09:00", "2026-10-23T09:00"], weekly, "everyone", "front_desk", null],
    ["overlap", ["2026-10-21T18:00"], {}, "everyone", "member", BUSY],
    ["overlap", ["2026-10-21T18:00"], {}, "booker", "member", BUSY],
    ["overlap", ["2026-10-21T18:00"], {}, "booker", "front_desk", BUSY],
    ["nothing else", [], { ...daily, ...weekly }, "everyone", "member", null],
  ] as const)(
    "%s beside %j under %j, counting %s, moved by %s: %s",
    async (_, booked, limits, player_counts, role, said) => {
      const { club, ben, ids } = await withBen({ player_counts: "booker" });
      for (const start of booked) expect((await onCourtTwo(club, ben, start)).status).toBe(201);
      await ownerSql`update clubs set ${ownerSql({ ...limits, player_counts })} where id = ${club.id}`;
      const moved = await move(club[role], ids[0], TO_WEDNESDAY);
      if (said === null) expect(moved.status, moved.text).toBe(200);
      else {
        expect([moved.status, moved.rejection.details?.dates], moved.text).toMatchObject([
          422,
          [{ booking_id: ids[1], date: "2026-10-20", message: said }],
        ]);
      }
      expect(await startsOf(club.id)).toEqual(said === null ? WEDNESDAYS : TUESDAYS);
      expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
    },
  );

  test("the moved dates count one after the other: the second of two that come into one week exceeds its limit", async () => {
    const { club, ben, ids } = await withBen({ player_counts: "everyone" });
    await onCourtTwo(club, ben, "2026-10-29T09:00");
    // A Saturday; the next date is the Tuesday after it.
    expect((await move(club.member, ids[1], { start_time: "2026-10-24T18:00" })).status).toBe(200);
    await ownerSql`update clubs set max_bookings_per_week = 2 where id = ${club.id}`;
    const later = await move(club.member, ids[1], { scope: "following", start_time: "2026-10-25T18:00" });
    expect([later.status, later.rejection.details?.dates], later.text).toMatchObject([
      422,
      [{ booking_id: ids[2], date: "2026-10-27", code: "player_weekly_limit" }],
    ]);
  });

  test("a court without room for them is in the way on each of their dates", async () => {
    const { club, ids } = await withBen({});
    const alone = { method: "PUT", token: club.member.token, now, body: { players: [] } };
    expect((await call(`/bookings/${ids[1]}/players`, alone)).status).toBe(200);
    await ownerSql`update courts set max_players = 1 where id = ${club.courts[1]?.id ?? ""}`;
    const moved = await move(club.member, ids[0], { scope: "all", court_id: club.courts[1]?.id });
    expect([moved.status, moved.rejection.details?.dates], moved.text).toMatchObject([
      422,
      [
        { booking_id: ids[0], date: "2026-10-13", code: "too_many_players" },
        { booking_id: ids[2], date: "2026-10-27", code: "too_many_players" },
      ],
    ]);
    expect((await move(club.member, ids[0], { scope: "all", court_id: club.courts[2]?.id })).status).toBe(200);
    expect((await move(club.member, ids[0], TO_WEDNESDAY)).status).toBe(200);
  });

  test("the places to which all can move are those at which the players are free too", async () => {
    const { club, ben, ids } = await withBen({});
    await book(club.coach, { court_id: club.courts[0]?.id, start_time: "2026-10-13T20:00" }, now);
    await onCourtTwo(club, ben, "2026-10-20T19:00");
    const moved = await move(club.member, ids[0], { scope: "all", start_time: "2026-10-13T20:00" });
    expect(moved.rejection.code, moved.text).toBe("slot_conflict");
    const places = moved.rejection.details?.alternatives as { court_name: string; start_time: string }[];
    expect(places.map((each) => `${each.court_name} ${each.start_time}`)).toEqual([
      "Court 1 2026-10-14T01:00:00.000Z",
      "Court 2 2026-10-14T00:00:00.000Z",
      "Court 3 2026-10-14T00:00:00.000Z",
    ]);
  });

  test("players differ by date: only those who play on a date are judged for it", async () => {
    const { club, ben, ids } = await withBen({});
    const put = await call(`/bookings/${ids[1]}/players`, {
      ...{ method: "PUT", token: club.member.token, now },
      body: { players: [] },
    });
    expect(put.status, put.text).toBe(200);
    await onCourtTwo(club, ben, "2026-10-21T18:00");
    expect((await move(club.member, ids[0], TO_WEDNESDAY)).status).toBe(200);
    expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
  });
});

describe("the guests of a moved series", () => {
  const guests = { players: [{ guest_name: "Gus Guest" }] };
  // Two in October, two in November, where they stay if all move by two weeks.
  const over = { ...guests, start_time: "2026-10-20T18:00", count: 4 };

  test("the dates that come into a month count together against the host's quota of it; staff are exempt", async () => {
    const { club, ids } = await withBen({ guests_per_member_month: 3 }, over);
    const later = { scope: "all", start_time: "2026-11-03T18:00" };
    const rejected = await move(club.member, ids[0], later);
    expect([rejected.status, rejected.rejection.details?.dates], rejected.text).toMatchObject([
      422,
      [{ booking_id: ids[1], code: "guest_month_limit", message: "Guest limit reached (3 guests per month)" }],
    ]);
    expect((await move(club.front_desk, ids[0], later)).status).toBe(200);
  });

  test("the host's quota of a year counts those that come into it", async () => {
    const { club, ids } = await withBen({}, { ...guests, start_time: "2026-12-15T18:00", count: 3 });
    await ownerSql`update clubs set guests_per_member_year = 1 where id = ${club.id}`;
    const rejected = await move(club.member, ids[0], { scope: "all", start_time: "2026-12-29T18:00" });
    expect(rejected.rejection.details?.dates, rejected.text).toMatchObject([
      { booking_id: ids[2], code: "guest_year_limit", message: "Guest limit reached (1 guest per year)" },
    ]);
  });

  test("a guest's visits of a year count those that come into it; staff are exempt", async () => {
    const { club, ids } = await withBen({}, { ...guests, start_time: "2026-12-15T18:00", count: 3 });
    await ownerSql`update clubs set visits_per_guest_year = 1 where id = ${club.id}`;
    // To December 29, January 5 and 12.
    const later = { scope: "all", start_time: "2026-12-29T18:00" };
    const rejected = await move(club.member, ids[0], later);
    expect([rejected.status, rejected.rejection.details?.dates], rejected.text).toMatchObject([
      422,
      [
        {
          booking_id: ids[2],
          code: "guest_visits_limit",
          message: "Gus Guest has reached the limit of 1 visit a year",
        },
      ],
    ]);
    expect((await move(club.front_desk, ids[0], later)).status).toBe(200);
  });

  test("a guest's visits of both years that the new dates lie in count, with any host", async () => {
    const gus = { guest_name: "Gus Guest", guest_email: "gus@example.com" };
    // November 24, December 22 and January 19; a week later the first alone comes into another month.
    const { club, ben, ids } = await withBen(
      {},
      {
        ...{ players: [gus], start_time: "2026-11-24T18:00", every_weeks: 4 },
      },
    );
    const visit = { court_id: club.courts[1]?.id, start_time: "2026-11-10T09:00", players: [gus] };
    expect((await book(ben, visit, now)).status).toBe(201);
    const allow = (visits: number) =>
      ownerSql`update clubs set visits_per_guest_year = ${visits} where id = ${club.id}`;
    const later = { scope: "all", start_time: "2026-12-01T18:00" };
    await allow(2);
    const rejected = await move(club.member, ids[0], later);
    expect(rejected.rejection.details?.dates, rejected.text).toMatchObject([
      { booking_id: ids[0], date: "2026-11-24", code: "guest_visits_limit" },
    ]);
    await allow(3);
    expect((await move(club.member, ids[0], later)).status).toBe(200);
  });

  test("a quota that has become lower does not keep them from moving within their months", async () => {
    const { club, ids } = await withBen({}, over);
    await ownerSql`update clubs set guests_per_member_month = 1 where id = ${club.id}`;
    expect((await move(club.member, ids[0], { scope: "all", start_time: "2026-10-20T10:00" })).status).toBe(200);
  });
});

test("booker, players and guests each get one mail with their dates; the undo takes all of them back", async () => {
  const { club, ben, ids } = await withBen({}, {});
  const guest = [{ user_id: ben.id }, { guest_name: "Gus Guest", guest_email: "gus@example.com" }];
  await call(`/bookings/${ids[2]}/players`, {
    ...{ method: "PUT", token: club.member.token, now },
    body: { players: guest },
  });
  const mails = () => ownerSql`
    select user_id, address, jsonb_array_length(details->'moved') as dates, details->'playing' as playing from notices
    where club_id = ${club.id} and kind in ('series_moved', 'player_moved') order by dates desc, details ? 'playing'`;
  expect((await move(club.member, ids[0], TO_WEDNESDAY)).status).toBe(200);
  expect([...(await mails())]).toEqual([
    { user_id: club.member.id, address: null, dates: 3, playing: null },
    { user_id: ben.id, address: null, dates: 3, playing: { bookerName: club.member.name, isGuest: false } },
    { user_id: null, address: "gus@example.com", dates: 1, playing: { bookerName: club.member.name, isGuest: true } },
  ]);
  const back = {
    scope: "all",
    court_id: club.courts[0]?.id,
    start_time: "2026-10-13T18:00",
    end_time: "2026-10-13T19:00",
  };
  expect((await move(club.member, ids[0], back)).status).toBe(200);
  expect(await startsOf(club.id)).toEqual(TUESDAYS);
  expect(await mails()).toHaveLength(0);
});

test("of several players of a moved series the one who is elsewhere is named, in either order", async () => {
  const club = await makeClub({ courts: 3, rules: open });
  const [ben, cleo] = [await club.person("member", "Ben Ode"), await club.person("member", "Cleo Day")];
  expect((await onCourtTwo(club, cleo, "2026-10-21T18:00")).status).toBe(201);
  let last: string[] = [];
  for (const [index, players] of [
    [ben, cleo],
    [cleo, ben],
  ].entries()) {
    const start_time = `2026-10-13T${18 - 2 * index}:00`;
    const body = {
      court_id: club.courts[0]?.id,
      start_time,
      count: 3,
      players: players.map(({ id }) => ({ user_id: id })),
    };
    const { dates } = seriesOf(await make(club.member, body));
    const moved = await move(club.member, String(dates[0]?.booking_id), TO_WEDNESDAY);
    expect([moved.status, moved.rejection.details?.dates], moved.text).toMatchObject([
      422,
      [{ booking_id: dates[1]?.booking_id, message: "Cleo Day already has a booking at this time" }],
    ]);
    last = dates.map(({ booking_id }) => String(booking_id));
  }
  // On a date without her her other booking does not matter.
  const alone = { method: "PUT", token: club.member.token, now, body: { players: [{ user_id: ben.id }] } };
  expect((await call(`/bookings/${last[1]}/players`, alone)).status).toBe(200);
  const moved = await move(club.member, last[0], TO_WEDNESDAY);
  expect(moved.status, moved.text).toBe(200);
});
