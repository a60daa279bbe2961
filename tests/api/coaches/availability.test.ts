import type { CoachAvailability, FreeTimes } from "@courtside/contracts/api/client.ts";
import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { book, outcome } from "../../support/try-booking.ts";
import { makeClub, type TestClub, type TestPerson } from "../../support/world.ts";
import { place, schedule } from "../lessons/teaching.ts";

/** A Monday noon in New York. */
const NOW = "2026-02-16T17:00:00Z";
const hours = (day_of_week: string, start_time: string, end_time: string) => ({ day_of_week, start_time, end_time });
const at = (coach: TestPerson, part: string) => `/coaches/${coach.id}/${part}`;
const replace = (coach: TestPerson, version: number, rows: object[], by = coach) =>
  call(at(coach, "availability"), { method: "PUT", token: by.token, body: { version, rows }, now: NOW });
const add = (coach: TestPerson, body: object) =>
  call(at(coach, "availability"), { method: "POST", token: coach.token, body, now: NOW });
const week = async (coach: TestPerson, by = coach) =>
  (await call(at(coach, "availability"), { token: by.token })).body as unknown as CoachAvailability;
const plain = ({ rows }: CoachAvailability) =>
  rows.map(({ day_of_week, start_time, end_time }) => `${day_of_week} ${start_time}-${end_time}`);

test("a week is replaced as a whole, from Monday on; errors are reported by row and field and change nothing", async () => {
  const club = await makeClub();
  const { coach, member, front_desk } = club;
  expect(await week(coach)).toMatchObject({ version: 0, rows: [], times: { length: 33 } });
  const rows = [
    hours("sunday", "06:00", "07:30"),
    hours("monday", "13:00", "22:00"),
    hours("monday", "09:00", "13:00"),
  ];
  const saved = await replace(coach, 0, rows);
  const expected = ["monday 09:00-13:00", "monday 13:00-22:00", "sunday 06:00-07:30"];
  expect([saved.status, plain(saved.body as unknown as CoachAvailability)]).toEqual([200, expected]);
  const wrong = async (...bad: object[]) => {
    const { status, rejection } = await replace(coach, 1, [hours("tuesday", "09:00", "12:00"), ...bad]);
    return `${status} ${rejection.details?.field}: ${rejection.message}`;
  };
  expect(await wrong(hours("monday", "12:00", "12:00"))).toBe("400 rows.1.end_time: End time must be after start time");
  expect(await wrong(hours("monday", "21:00", "06:30"))).toBe("400 rows.1.end_time: End time must be after start time");
  expect(await wrong(hours("tuesday", "11:30", "13:00"))).toBe(
    "400 rows.1.start_time: These hours overlap others on Tuesday",
  );
  expect(await wrong(hours("monday", "09:15", "12:00"))).toMatch("400 rows.1.start_time: Choose a time between 06:00");
  expect(await wrong(hours("monday", "05:30", "12:00"))).toMatch("400 rows.1.start_time");
  expect(await wrong(hours("monday", "20:00", "22:30"))).toMatch("400 rows.1.end_time");
  expect(await wrong(hours("someday", "20:00", "22:30"))).toMatch("400 rows.1.day_of_week");
  expect(await outcome(replace(coach, 0, []))).toBe(
    "409 availability_changed: This availability was changed meanwhile. Nothing was saved.",
  );
  expect(plain(await week(coach, member))).toEqual(expected);
  // Its response was lost: what is stored already is no conflict, and is not saved once more.
  expect((await replace(coach, 0, rows.toReversed())).body).toMatchObject({ version: 1, rows: { length: 3 } });
  // Editors of a coach are staff too (docs/product/coaching.md#coach-page).
  expect((await replace(coach, 1, [], front_desk)).body).toMatchObject({ version: 2, rows: [] });
});

test("after an earlier closing the hours of before stay as they are; new and changed ones must suit the club", async () => {
  const { coach, admin } = await makeClub();
  const late = hours("monday", "18:00", "22:00");
  await replace(coach, 0, [late, hours("tuesday", "18:00", "22:00")]);
  const body = { version: 1, booking_hours_end: "20:00" };
  expect((await call("/club", { method: "PATCH", token: admin.token, body, now: NOW })).status).toBe(200);
  const saved = await replace(coach, 1, [late, hours("friday", "09:00", "12:00")]);
  expect([saved.status, plain(saved.body as unknown as CoachAvailability)]).toEqual([
    200,
    ["monday 18:00-22:00", "friday 09:00-12:00"],
  ]);
  const rejected = async (row: object) => (await replace(coach, 2, [row])).rejection.details?.field;
  expect(await rejected(hours("monday", "17:00", "22:00"))).toBe("rows.0.end_time");
  expect(await rejected(hours("tuesday", "18:00", "22:00"))).toBe("rows.0.end_time");
});

test("of several saves at once one succeeds; single hours are added and deleted, and never overlap", async () => {
  const { coach, admin } = await makeClub();
  const starts = ["06:00", "07:00", "08:00", "09:00", "10:00", "11:00"];
  const saves = await Promise.all(
    starts.map((start, n) => replace(coach, 0, [hours("friday", start, "20:00")], n % 2 ? admin : coach)),
  );
  expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await week(coach)).rows).toHaveLength(1);
  const adds = await Promise.all(starts.map((start) => add(coach, hours("monday", start, "12:00"))));
  expect(adds.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400, 400]);
  const { rows, version } = await week(coach);
  expect([rows.length, version]).toEqual([2, 2]);
  expect(await outcome(add(coach, hours("monday", "", "12:00")))).toMatch("400");
  const remove = () =>
    call(`${at(coach, "availability")}/${rows[0]?.id}`, { method: "DELETE", token: coach.token, now: NOW });
  expect((await remove()).body).toMatchObject({ version: 3, rows: { length: 1 } });
  expect(await outcome(remove())).toBe("404 not_found: Availability not found");
});

const take = (coach: TestPerson, body: object) =>
  call(at(coach, "time-off"), { method: "POST", token: coach.token, body, now: NOW });

test("time off: dates with or without times; existing lessons are listed; it can be deleted", async () => {
  const club = await makeClub();
  const { coach, member, admin } = club;
  await schedule(coach, { ...place(club), member_id: member.id });
  const rejected = async (body: object) => {
    const { status, rejection } = await take(coach, { starts_on: "2026-02-18", ...body });
    return `${status} ${rejection.details?.field}: ${rejection.message}`;
  };
  expect(await rejected({ ends_on: "2026-02-17" })).toBe("400 ends_on: End time must be after start time");
  expect(await rejected({ start_time: "12:00", end_time: "12:00" })).toBe(
    "400 end_time: End time must be after start time",
  );
  expect(await rejected({ start_time: "12:00" })).toBe("400 end_time: Please fill in all fields");
  expect(await rejected({ starts_on: "2026-02-01" })).toBe("400 ends_on: Cannot book in the past");
  expect(await rejected({ ends_on: "2028-02-18" })).toMatch("400 ends_on");
  const made = await take(coach, { starts_on: "2026-02-18", note: "Doctor" });
  expect(made.body).toMatchObject({
    time_off: { starts_on: "2026-02-18", ends_on: "2026-02-18", start_time: null, note: "Doctor" },
    standing: [{ kind: "lesson", title: "Test member", can_cancel: true }],
  });
  const path = at(coach, "time-off");
  expect((await call(path, { token: member.token, now: NOW })).status).toBe(403);
  expect((await call(path, { token: admin.token, now: NOW })).body.data).toHaveLength(1);
  const { time_off } = made.body as { time_off: { id: string } };
  const remove = () => call(`${path}/${time_off.id}`, { method: "DELETE", token: coach.token, now: NOW });
  expect([(await remove()).status, await outcome(remove())]).toEqual([200, "404 not_found: Time off not found"]);
});

const freeOf = async (coach: TestPerson, by: TestPerson, query: Record<string, string> = {}) =>
  (await call(at(coach, "free"), { token: by.token, query, now: NOW })).body as unknown as FreeTimes;
/** "15:00 free 2" for each time of a date: when it starts in UTC, its state, and how many courts are free. */
const timesOn = ({ days }: FreeTimes, date: string) =>
  days
    .find((day) => day.date === date)
    ?.times.map(
      ({ start_time, state, free_court_ids }) => `${start_time.slice(11, 16)} ${state} ${free_court_ids.length}`,
    );

async function fill(club: TestClub) {
  const { coach, member, admin } = club;
  const rival = await club.person("coach", "Rival");
  await replace(coach, 0, [hours("wednesday", "09:00", "15:30"), hours("monday", "11:00", "13:00")]);
  await schedule(coach, { ...place(club, "09:00", "09:30"), member_id: member.id });
  await book(member, { court_id: club.courts[0]?.id, start_time: "2026-02-18T11:00" }, NOW);
  const [one, two] = await Promise.all([club.person("member", "One"), club.person("member", "Two")]);
  await schedule(admin, { ...place(club, "12:00", "13:00"), member_id: one.id, coach_id: rival.id });
  await schedule(admin, { ...place(club, "12:00", "13:00", 1), member_id: two.id, coach_id: coach.id });
  await take(coach, { starts_on: "2026-02-18", start_time: "13:30", end_time: "14:30" });
}

test("a coach's free times: hours less lessons, bookings and time off, with the courts that are free", async () => {
  const club = await makeClub();
  await fill(club);
  const { coach, member, admin } = club;
  const stranger = await club.person("member");
  const monday = await freeOf(coach, stranger);
  expect([monday.days[0]?.date, timesOn(monday, "2026-02-16")]).toEqual([
    "2026-02-16",
    ["16:00 past 2", "17:00 free 2"],
  ]);
  const seen = ["14:00 busy 1", "15:00 free 2", "16:00 free 1", "17:00 busy 0", "18:00 busy 2", "19:00 busy 2"];
  expect(timesOn(monday, "2026-02-18")).toEqual(seen);
  expect(timesOn(await freeOf(coach, member), "2026-02-18")?.[2]).toBe("16:00 own_overlap 1");
  expect(timesOn(await freeOf(coach, stranger, { length: "120" }), "2026-02-18")).toHaveLength(5);
  expect(await freeOf(coach, stranger, { sport: "squash" })).toMatchObject({ courts: [] });
  expect(timesOn(await freeOf(coach, stranger, { sport: "squash" }), "2026-02-18")?.[1]).toBe("15:00 no_court 0");
  const calendar = await call(at(coach, "schedule"), { token: coach.token, now: NOW });
  expect(calendar.body).toMatchObject({
    days: { length: 7 },
    items: [
      { kind: "lesson", title: "Test member" },
      { kind: "lesson", title: "Two" },
    ],
    time_off: [{ starts_at: "2026-02-18T18:30:00.000Z", ends_at: "2026-02-18T19:30:00.000Z" }],
  });
  const { body: booked } = await book(
    stranger,
    { court_id: club.courts[1]?.id, start_time: "2026-02-18T16:00", players: [{ user_id: coach.id }] },
    NOW,
  );
  const { body: busy } = await call(at(coach, "schedule"), { token: coach.token, now: NOW });
  expect((busy.items as object[])[2]).toMatchObject({
    ...{ kind: "booking", id: booked.id, title: `Plays with ${stranger.name}`, can_cancel: false },
  });
  expect((await call(at(coach, "schedule"), { token: stranger.token, now: NOW })).status).toBe(403);
  expect((await call(at(coach, "schedule"), { token: admin.token, now: NOW })).status).toBe(200);
});

test("hours are local: over a clock change they keep their wall time, and a skipped hour is not offered", async () => {
  const { coach } = await makeClub({ rules: { booking_hours_start: "00:00", booking_hours_end: "10:00" } });
  await replace(coach, 0, [hours("sunday", "06:00", "09:00"), hours("saturday", "06:00", "08:00")]);
  const free = await freeOf(coach, coach, { from: "2026-03-07" });
  expect([timesOn(free, "2026-03-07"), timesOn(free, "2026-03-08")]).toEqual([
    ["11:00 free 2", "12:00 free 2"],
    ["10:00 free 2", "11:00 free 2", "12:00 free 2"],
  ]);
  await take(coach, { starts_on: "2026-03-08", start_time: "02:30", end_time: "07:00" });
  const calendar = await call(at(coach, "schedule"), { token: coach.token, query: { from: "2026-03-08" }, now: NOW });
  // 02:30 does not exist: off from 03:00, the first time after the change.
  expect(calendar.body.time_off).toMatchObject([{ starts_at: "2026-03-08T07:00:00.000Z" }]);
});
