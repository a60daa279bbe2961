import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { bookingViolations, NO_VIOLATIONS } from "../../support/booking-invariants.ts";
import { call } from "../../support/call.ts";
import { apiUrl, makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";

const now = "2026-10-05T16:00:00Z";
let second: ApiProcess;

beforeAll(async () => {
  const env = {
    DATABASE_URL: inject("apiDatabaseUrl"),
    DATA_DIR: inject("dataDir"),
    SITE_URL: apiUrl,
    TEST_CLOCK: "on",
    SEND_NOTICES: "off",
  };
  second = await startApi(env);
});
afterAll(() => second.stop());

const post = (path: string, body: object, { token }: TestPerson, racer: number) =>
  call(path, { method: "POST", token, body, now, url: racer % 2 === 0 ? apiUrl : second.url });
const input = ({ courts }: TestClub, more: object = {}) => ({
  ...{ court_id: courts[0]?.id, start_time: "2026-10-06T18:00", every_weeks: 1, count: 20, ...more },
});
const bookedBy = (clubId: string) => ownerSql<{ user_id: string; count: number }[]>`
  select user_id, count(*)::int as count from bookings where club_id = ${clubId} and status = 'confirmed' group by 1`;

test("series over the same slots from two processes: one is booked whole, the others read which dates are taken", async () => {
  for (let round = 0; round < 4; round++) {
    const club = await makeClub({ rules: { series_max_dates: 30, advance_booking_days: 365 } });
    const people = [
      club.member,
      club.coach,
      club.front_desk,
      ...(await Promise.all([1, 2].map(() => club.person("member")))),
    ];
    const responses = await Promise.all(
      people.map((person, racer) => post("/booking-series", input(club), person, racer)),
    );
    const won = responses.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    for (const { status, rejection } of responses.filter(({ status }) => status !== 201)) {
      expect([status, rejection.code]).toEqual([409, "slot_conflict"]);
      expect(rejection.details?.dates).toHaveLength(20);
    }
    expect((await bookedBy(club.id)).map(({ count }) => count)).toEqual([20]);
    expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
  }
});

test("series on two courts that name each other's, and single bookings between them: no deadlock, whole series, no overlap", async () => {
  const club = await makeClub({ rules: { series_max_dates: 30, advance_booking_days: 365 } });
  const [one, other] = club.courts;
  const people = await Promise.all(Array.from({ length: 8 }, () => club.person("member")));
  const series = people.slice(0, 4).map((person, racer) => {
    const [court, swap] = racer % 2 === 0 ? [one, other] : [other, one];
    const choices = { "2026-10-13": { court_id: swap?.id }, "2026-10-27": { court_id: swap?.id } };
    return post("/booking-series", input(club, { court_id: court?.id, choices }), person, racer);
  });
  const single = people.slice(4).map((person, racer) => {
    const body = { court_id: club.courts[racer % 2]?.id, start_time: "2026-11-03T18:00" };
    return post("/bookings", body, person, racer);
  });
  const responses = await Promise.all([...series, ...single]);
  expect(responses.filter(({ status }) => status !== 201 && status !== 409).map(({ text }) => text)).toEqual([]);
  const counts = new Map((await bookedBy(club.id)).map(({ user_id, count }) => [user_id, count]));
  for (const [at, person] of people.slice(0, 4).entries()) {
    expect(counts.get(person.id) ?? 0).toBe(responses[at]?.status === 201 ? 20 : 0);
  }
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("one member's series and bookings at once never pass the limits of a day", async () => {
  const club = await makeClub({
    courts: 4,
    rules: { series_max_dates: 30, advance_booking_days: 365, max_bookings_per_day: 1 },
  });
  const calls = [0, 1, 2, 3].flatMap((court) => [
    post("/booking-series", input(club, { court_id: club.courts[court]?.id, count: 5 }), club.member, court),
    post(
      "/bookings",
      { court_id: club.courts[court]?.id, start_time: `2026-10-13T${10 + court}:00` },
      club.member,
      court + 1,
    ),
  ]);
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => ![201, 409, 422].includes(status))).toEqual([]);
  const perDay = await ownerSql`
    select max(count)::int as most from (
      select count(*) from bookings where user_id = ${club.member.id} and status = 'confirmed'
      group by (starts_at at time zone 'America/New_York')::date
    ) days`;
  expect(perDay[0]?.most).toBe(1);
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});
