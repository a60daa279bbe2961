import type { DayGrid } from "@courtside/contracts/domain/club-day/day-grid.ts";
import type { SharedCourt } from "@courtside/contracts/domain/club-day/shared-day.ts";
import { describe, expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { dayOf, joinedGrid, sharedDay, withoutIds } from "../../support/days.ts";
import { makeDevice } from "../../support/device.ts";
import { openLive } from "../../support/live-stream.ts";
import { book, cancel } from "../../support/try-booking.ts";
import { apiUrl, dateFromNow, makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";

const date = dateFromNow(2, "UTC");
const rules = {
  ...{ time_zone: "UTC", booking_hours_start: "08:00", booking_hours_end: "14:00", waitlist_enabled: false },
  ...{ max_bookings_per_day: 9, max_bookings_per_week: 0 },
};
const CLOSED = "This court is not available for booking";

const switchCourt = async ({ admin, courts }: TestClub, court: number, is_active: boolean) => {
  const change = { method: "PATCH", token: admin.token, body: { is_active } };
  const { status, text } = await call(`/courts/${courts[court]?.id}`, change);
  expect(status, text).toBe(200);
};
const bookAt = async (club: TestClub, court: number, time: string, by: TestPerson = club.member) => {
  const { status, text, body } = await book(by, { court_id: club.courts[court]?.id, start_time: `${date}T${time}` });
  expect(status, text).toBe(201);
  return String(body.id);
};
const namesOf = async (person: TestPerson) => (await dayOf(person, date)).courts.map(({ name }) => name);
const times = ({ taken }: Pick<SharedCourt, "taken"> = { taken: [] }) =>
  taken.map(([start = 0, , code]) => [start / 60, code]);

/** Court 1 is inactive and has a booking from 10 to 11. */
async function clubWithRest() {
  const club = await makeClub({ rules, courts: 3 });
  const bookingId = await bookAt(club, 0, "10:00");
  await switchCourt(club, 0, false);
  return { ...club, bookingId };
}

describe("a deactivated court with a booking", () => {
  test("is on the day of staff, where what is free is blocked, and not on the members'", async () => {
    const club = await clubWithRest();
    for (const staff of [club.admin, club.front_desk]) {
      const [court, ...others] = (await dayOf(staff, date)).courts;
      expect(court).toMatchObject({ name: "Court 1", is_active: false });
      expect(times(court)).toEqual([
        [8, 3],
        [10, 0],
        [11, 3],
      ]);
      expect(court?.taken.map(([, length]) => length)).toEqual([120, 60, 180]);
      expect(court?.details?.[1]).toMatchObject({ booking_id: club.bookingId, booked_by: club.member.name });
      for (const other of others) expect(other).not.toHaveProperty("is_active");
    }
    for (const person of [club.member, club.coach]) expect(await namesOf(person)).toEqual(["Court 2", "Court 3"]);
    // Another date has nothing on it.
    expect((await dayOf(club.admin, dateFromNow(3, "UTC"))).courts.map(({ name }) => name)).toEqual([
      "Court 2",
      "Court 3",
    ]);
  });

  test("offers nothing: every slot has the reason for which a booking is rejected, by /availability too", async () => {
    const club = await clubWithRest();
    const { admin, front_desk, courts } = club;
    for (const person of [admin, front_desk, club.member]) {
      const query = { date, sport: "tennis" };
      const { body } = await call("/availability", { token: person.token, query });
      expect(withoutIds(await joinedGrid(person, date))).toEqual(withoutIds(body as unknown as DayGrid));
    }
    const { courts: grids } = await joinedGrid(front_desk, date);
    expect(grids[0]?.slots.map(({ state, reason }) => [state, reason])).toEqual(
      ["blocked", "blocked", "booked", "blocked", "blocked", "blocked"].map((state) => [state, CLOSED]),
    );
    for (const { start_time } of grids[0]?.slots ?? []) {
      const { rejection } = await book(front_desk, { court_id: courts[0]?.id, start_time });
      expect([rejection.code, rejection.message]).toEqual(["court_closed", CLOSED]);
    }
    const queries: Record<string, string>[] = [{}, { length: "30" }, { courts: "2" }, { moving: club.bookingId }];
    for (const more of queries) {
      const { text } = await call("/free-times", {
        token: front_desk.token,
        query: { date, sport: "tennis", ...more },
      });
      expect(text).toContain(courts[1]?.id);
      expect(text).not.toContain(courts[0]?.id);
    }
  });

  test("is served by the desk until nothing is left: check-in, move and cancel, and then it is gone", async () => {
    const club = await clubWithRest();
    const { front_desk, courts, bookingId } = club;
    await switchCourt(club, 0, true);
    const other = await bookAt(club, 0, "12:00", club.coach);
    await switchCourt(club, 0, false);
    const as = { method: "POST", token: front_desk.token };
    const checkedIn = await call(`/bookings/${bookingId}/check-in`, { ...as, now: `${date}T09:45:00Z` });
    expect(checkedIn.status, checkedIn.text).toBe(200);
    expect((await dayOf(front_desk, date)).courts[0]?.details?.[1]).toMatchObject({ is_checked_in: true });
    const place = { court_id: courts[1]?.id, start_time: `${date}T10:00`, end_time: `${date}T11:00` };
    const moved = await call(`/bookings/${bookingId}`, { method: "PATCH", token: front_desk.token, body: place });
    expect(moved.status, moved.text).toBe(200);
    expect(times((await dayOf(front_desk, date)).courts[0])).toEqual([
      [8, 3],
      [12, 0],
      [13, 3],
    ]);
    expect((await cancel(front_desk, other)).status).toBe(200);
    expect(await namesOf(front_desk)).toEqual(["Court 2", "Court 3"]);
  });

  test("a block alone does not keep it on the day, an event does", async () => {
    const club = await makeClub({ rules, courts: 2 });
    const span = { start_time: `${date}T12:00`, end_time: `${date}T13:00`, reason: "Resurfacing" };
    const body = { ...span, court_ids: [club.courts[0]?.id] };
    expect((await call("/court-blocks", { method: "POST", token: club.admin.token, body })).status).toBe(201);
    await switchCourt(club, 0, false);
    expect(await namesOf(club.admin)).toEqual(["Court 2"]);
    const at = { starts_at: new Date(`${date}T09:00:00Z`), ends_at: new Date(`${date}T10:00:00Z`) };
    const row = { ...at, club_id: club.id, court_id: club.courts[0]?.id ?? "", kind: "event" };
    await ownerSql`insert into court_occupancies ${ownerSql(row)}`;
    await switchCourt(club, 1, false);
    expect(times((await dayOf(club.admin, date)).courts[0])).toEqual([
      [8, 3],
      [9, 2],
      [10, 3],
      [12, 3],
      [13, 3],
    ]);
  });
});

describe("switching a court", () => {
  test("gives the staff's day another version, also where the court is full", async () => {
    const club = await makeClub({ rules, courts: 1 });
    for (const hour of ["08", "09", "10", "11", "12", "13"]) await bookAt(club, 0, `${hour}:00`);
    const open = await sharedDay(club.admin, date);
    const etag = String(open.headers.get("etag"));
    await switchCourt(club, 0, false);
    const inactive = await sharedDay(club.admin, date, { "if-none-match": etag });
    expect([inactive.status, inactive.body.courts]).toMatchObject([200, [{ is_active: false }]]);
    expect((inactive.body.courts as SharedCourt[])[0]?.taken).toHaveLength(6);
    await switchCourt(club, 0, true);
    expect((await sharedDay(club.admin, date, { "if-none-match": etag })).status).toBe(304);
  });

  test("a change on an inactive court reaches the desk as a piece of its day", async () => {
    const club = await clubWithRest();
    await switchCourt(club, 0, true);
    const second = await bookAt(club, 0, "12:00", club.coach);
    await switchCourt(club, 0, false);
    const before = await dayOf(club.front_desk, date);
    const stream = await openLive(club.front_desk, apiUrl, { topic: "courts" });
    await cancel(club.front_desk, second);
    const { data } = await stream.next();
    stream.close();
    const after = await dayOf(club.front_desk, date);
    expect(data.days).toMatchObject([{ from: before.version, version: after.version, courts: [after.courts[0]] }]);
  });
});

test("a device on the wall shows what is left on an inactive court, and keeps it on its day sheet", async () => {
  const club = await makeClub({
    rules: { ...rules, booking_hours_start: "06:00", booking_hours_end: "22:00" },
    courts: 3,
  });
  const at = (hour: number) => `2026-07-15T${String(hour).padStart(2, "0")}:00:00.000Z`;
  const ask = async (path: string, hour: number) =>
    (await call(`/devices/${path}`, { token: device.token, now: at(hour) })).body;
  const made = await book(club.member, { court_id: club.courts[0]?.id, start_time: at(12) }, at(8));
  const body = { court_ids: [club.courts[2]?.id], start_time: at(12), end_time: at(13), reason: "Resurfacing" };
  await call("/court-blocks", { method: "POST", token: club.admin.token, body, now: at(8) });
  await switchCourt(club, 0, false);
  await switchCourt(club, 2, false);
  const device = await makeDevice(club);
  expect(await ask("board", 10)).toMatchObject({
    courts: [
      {
        name: "Court 1",
        is_active: false,
        now: { kind: "closed", end_time: at(12) },
        next: { kind: "booked", start_time: at(12) },
      },
      { name: "Court 2", now: null, next: null },
    ],
    closures: [],
  });
  expect((await ask("board", 12)).courts).toMatchObject([{ now: { kind: "booked" } }, {}]);
  expect((await ask("board", 13)).courts).toMatchObject([{ name: "Court 2" }]);
  const { days } = await ask("day-sheet", 10);
  expect(days).toMatchObject([
    {
      courts: [
        {
          name: "Court 1",
          is_active: false,
          entries: [{ kind: "closed" }, { booking_id: made.body.id }, { kind: "closed" }],
        },
        { name: "Court 2", entries: [] },
      ],
    },
    { courts: [{ name: "Court 2" }] },
  ]);
});

test("the desk's sports are the club's, and those of courts in use that it has taken off its list; members have their club's alone", async () => {
  const club = await makeClub({ rules: { ...rules, sports: ["tennis", "padel"] }, courts: 1 });
  const { admin, front_desk, member, coach } = club;
  const sportsOf = async ({ token }: TestPerson) => (await call("/me", { token })).body.desk_sports;
  const add = async (sport: string) => {
    const { body } = await call("/courts", { method: "POST", token: admin.token, body: { name: "Court 1", sport } });
    return String(body.id);
  };
  const off = (id: string) =>
    call(`/courts/${id}`, { method: "PATCH", token: admin.token, body: { is_active: false } });
  const [squash, pickleball, badminton] = [await add("squash"), await add("pickleball"), await add("badminton")];
  const booked = await book(member, { court_id: pickleball, start_time: `${date}T10:00` });
  for (const id of [pickleball, badminton]) expect((await off(id)).status).toBe(200);
  for (const person of [admin, front_desk])
    expect(await sportsOf(person)).toEqual(["tennis", "padel", "pickleball", "squash"]);
  for (const person of [member, coach]) expect(await sportsOf(person)).toBeUndefined();
  await ownerSql`update auth.sessions set impersonating_role = 'member' where id = ${admin.sessionId}`;
  expect(await sportsOf(admin)).toBeUndefined();
  await ownerSql`update auth.sessions set impersonating_role = null where id = ${admin.sessionId}`;
  await cancel(front_desk, booked.body.id);
  await off(squash);
  expect(await sportsOf(front_desk)).toEqual(["tennis", "padel"]);
});
