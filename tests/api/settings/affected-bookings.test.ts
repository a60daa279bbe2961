import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { insertEvent } from "../../support/insert-event.ts";
import { book } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub } from "../../support/world.ts";
import { readClub, save } from "./settings-api.ts";

const now = "2026-07-15T12:00:00Z";
const rules = { advance_booking_days: 30, max_bookings_per_day: 20, max_booking_length_minutes: 120 };

const at = (club: TestClub, start: string, end: string, by = club.member) =>
  book(by, { court_id: club.courts[0]?.id, start_time: `2026-07-16T${start}`, end_time: `2026-07-16T${end}` }, now);

interface Affected {
  count: number;
  bookings: {
    id: string;
    court_name: string;
    booked_by: string;
    start_time: string;
    end_time: string;
    reason: string;
  }[];
}

/** The bookings that a save would affect, or null if it succeeds. */
async function affects(club: TestClub, changes: Record<string, unknown>, when = now): Promise<Affected | null> {
  const response = await save(club.admin, changes, when);
  if (response.status === 200) return null;
  expect([response.status, response.rejection.code], response.text).toEqual([409, "strands_bookings"]);
  return response.rejection.details as unknown as Affected;
}

test("shorter hours list the affected bookings, save nothing before the confirmation, and keep the bookings", async () => {
  const club = await makeClub({ rules });
  const late = await at(club, "20:00", "22:00");
  await at(club, "10:00", "11:00");
  const changes = { booking_hours_end: "21:00", location: "New Street" };
  const asked = await save(club.admin, changes, now);
  expect(asked.rejection).toMatchObject({
    code: "strands_bookings",
    message: "1 booking does not fit the new settings",
    details: {
      count: 1,
      bookings: [
        {
          id: late.body.id,
          court_name: "Court 1",
          booked_by: club.member.name,
          start_time: "2026-07-17T00:00:00.000Z",
          end_time: "2026-07-17T02:00:00.000Z",
          reason: "outside_hours",
        },
      ],
    },
  });
  expect((await readClub(club.admin)).body).toMatchObject({ version: 1, booking_hours_end: "22:00", location: "" });
  expect((await save(club.admin, { ...changes, confirm_stranded: 1 }, now)).body).toMatchObject({
    version: 2,
    booking_hours_end: "21:00",
    location: "New Street",
  });
  const mine = await call("/bookings", { token: club.member.token, now });
  expect(mine.body.data).toHaveLength(2);
});

test("a confirmation is for the number shown: with one more in the meantime, it is requested again", async () => {
  const club = await makeClub({ rules });
  await at(club, "20:00", "22:00");
  await at(club, "18:00", "20:00", club.coach);
  expect(await affects(club, { booking_hours_end: "19:00", confirm_stranded: 1 })).toMatchObject({ count: 2 });
  expect(await affects(club, { booking_hours_end: "19:00", confirm_stranded: 2 })).toBeNull();
});

test("another slot length affects bookings that no longer begin and end with a slot", async () => {
  const club = await makeClub({ rules });
  await at(club, "06:00", "08:00");
  const off = await at(club, "09:00", "10:00");
  const affected = await affects(club, { slot_length_minutes: 120 });
  expect(affected).toMatchObject({ count: 1, bookings: [{ id: off.body.id, reason: "off_slots" }] });
  expect(await affects(club, { slot_length_minutes: 30 })).toBeNull();
});

test("bookings that never fitted the slots are not newly affected: staff book quarter hours", async () => {
  const club = await makeClub({ rules });
  await at(club, "09:15", "10:30", club.front_desk);
  expect(await affects(club, { slot_length_minutes: 90 })).toBeNull();
});

test("another zone moves every booking on the club's clock; removing a sport affects those of its courts", async () => {
  const club = await makeClub({ rules });
  await at(club, "10:00", "11:00");
  expect(await affects(club, { time_zone: "America/Chicago" })).toMatchObject({
    count: 1,
    bookings: [{ reason: "other_local_time" }],
  });
  expect(await affects(club, { sports: ["pickleball"] })).toMatchObject({ count: 1, bookings: [{ reason: "sport" }] });
  // The same clock under another name, and a sport without courts.
  expect(await affects(club, { time_zone: "America/Detroit", sports: ["tennis", "padel"] })).toBeNull();
});

test("event dates ahead that a change puts outside the hours or at another local time count as bookings do", async () => {
  const club = await makeClub({ rules });
  const insert = (startsAt: string, title: string) =>
    insertEvent({
      ...{ clubId: club.id, courtId: club.courts[0]?.id, createdBy: club.coach.id },
      ...{ startsAt: new Date(startsAt), title },
    });
  const late = await insert("2026-07-17T01:00:00Z", "Late Doubles");
  await insert("2026-07-14T01:00:00Z", "Over");
  const off = await insert("2026-07-18T01:00:00Z", "Called off");
  await ownerSql`update event_dates set canceled_at = now() where id = ${off.dateId}`;
  const shorter = { booking_hours_end: "21:00" };
  const asked = await save(club.admin, shorter, now);
  const affected_events = {
    events: [
      {
        ...{ id: late.dateId, event_id: late.eventId, title: "Late Doubles", court_name: "Court 1" },
        ...{ start_time: "2026-07-17T01:00:00.000Z", end_time: "2026-07-17T02:00:00.000Z", reason: "outside_hours" },
      },
    ],
    events_total: 1,
  };
  expect(asked.rejection).toMatchObject({
    code: "strands_bookings",
    message: "1 event date does not fit the new settings",
    details: { count: 1, bookings: [], affected_events },
  });
  await at(club, "20:00", "22:00");
  expect((await save(club.admin, shorter, now)).rejection).toMatchObject({
    message: "1 booking and 1 event date do not fit the new settings",
    details: { count: 2, affected_events },
  });
  expect(await affects(club, { ...shorter, confirm_stranded: 1 })).toMatchObject({ count: 2 });
  const zone = { time_zone: "America/Chicago" };
  expect(await affects(club, zone)).toMatchObject({
    count: 2,
    affected_events: { events: [{ reason: "other_local_time" }], events_total: 1 },
  });
  // Those of a sport that is taken off are named with it.
  expect(await affects(club, { ...zone, sports: ["padel"] })).toMatchObject({
    count: 1,
    dropped_sports: { events_total: 1 },
  });
  expect(await affects(club, { slot_length_minutes: 30 })).toBeNull();
  expect(await affects(club, { version: 2, ...shorter, confirm_stranded: 2 })).toBeNull();
});

test("past and canceled bookings, other clubs' ones, limits and windows need no confirmation", async () => {
  const [club, other] = await Promise.all([makeClub({ rules }), makeClub({ rules })]);
  await at(other, "20:00", "22:00");
  const canceled = await at(club, "20:00", "22:00");
  await call(`/bookings/${canceled.body.id}/cancel`, { method: "POST", token: club.member.token, body: {}, now });
  await book(club.front_desk, { court_id: club.courts[0]?.id, start_time: "2026-07-15T08:00" }, now);
  await at(club, "10:00", "12:00");
  expect(
    await affects(club, { max_bookings_per_day: 1, advance_booking_days: 0, max_booking_length_minutes: 60 }),
  ).toBeNull();
  const shorter = { version: 2, booking_hours_start: "09:00", booking_hours_end: "14:00" };
  expect(await affects(club, shorter)).toMatchObject({ count: 1 });
  expect(await affects(club, shorter, "2026-07-15T13:00:00Z")).toBeNull();
});

test("a long list is cut after twenty, by start, and counted in full", async () => {
  const club = await makeClub({
    rules: { ...rules, slot_length_minutes: 30, max_booking_length_minutes: 30 },
    courts: 2,
  });
  for (const court of club.courts) {
    for (let half = 0; half < 12; half += 1) {
      const start_time = `2026-07-16T${String(15 + Math.floor(half / 2)).padStart(2, "0")}:${half % 2 ? "30" : "00"}`;
      expect((await book(club.front_desk, { court_id: court.id, start_time }, now)).status).toBe(201);
    }
  }
  const affected = await affects(club, { booking_hours_end: "15:00" });
  expect(affected?.count).toBe(24);
  expect(affected?.bookings).toHaveLength(20);
  const starts = affected?.bookings.map(({ start_time }) => start_time) ?? [];
  expect(starts).toEqual(starts.toSorted());
});
