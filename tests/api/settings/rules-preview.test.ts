import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { dumpClub } from "../../support/club-dump.ts";
import { insertEvent } from "../../support/insert-event.ts";
import { book } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { save } from "./settings-api.ts";

// Wednesday, 08:00 in New York.
const now = "2026-07-15T12:00:00Z";
const rules = {
  advance_booking_days: 30,
  max_bookings_per_day: 4,
  max_bookings_per_week: 10,
  max_booking_length_minutes: 120,
};

const preview = (person: TestPerson, body: unknown, when = now) =>
  call("/club/rules/preview", { method: "POST", token: person.token, body, now: when });

/** Books a court of the club on a day of July; returns the booking's id. */
async function at(club: TestClub, day: number, start: string, end: string, by = club.member, court = 0) {
  const input = {
    court_id: club.courts[court]?.id,
    start_time: `2026-07-${day}T${start}`,
    end_time: `2026-07-${day}T${end}`,
  };
  const made = await book(by, input, now);
  expect(made.status, made.text).toBe(201);
  return made.body.id;
}

const NONE = { count: 0, people: 0, reasons: [], bookings: [] };

test("a shorter window counts the bookings beyond it and their people, and changes nothing", async () => {
  const club = await makeClub({ rules });
  await at(club, 20, "10:00", "11:00");
  const far = await at(club, 25, "10:00", "11:00");
  await at(club, 26, "10:00", "11:00");
  await at(club, 26, "10:00", "11:00", club.coach, 1);
  // Staff are bound by no window.
  await at(club, 27, "10:00", "11:00", club.front_desk);
  const before = await dumpClub(club.id);
  const { status, body } = await preview(club.admin, { advance_booking_days: 9 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ count: 3, people: 2, reasons: [{ reason: "beyond_window", count: 3, people: 2 }] });
  expect((body.bookings as unknown[])[0]).toEqual({
    id: far,
    court_name: "Court 1",
    booked_by: club.member.name,
    start_time: "2026-07-25T14:00:00.000Z",
    end_time: "2026-07-25T15:00:00.000Z",
    reason: "beyond_window",
  });
  expect((await preview(club.admin, { advance_booking_days: 11 })).body).toEqual(NONE);
  expect((await preview(club.admin, { advance_booking_days: 60 })).body).toEqual(NONE);
  expect(await dumpClub(club.id)).toEqual(before);
});

test("a lower limit counts the later bookings of each person's day and week, today's earlier ones included", async () => {
  const club = await makeClub({ rules });
  await at(club, 16, "10:00", "11:00");
  const second = await at(club, 16, "12:00", "13:00");
  const third = await at(club, 16, "14:00", "15:00");
  await at(club, 16, "10:00", "11:00", club.coach, 1);
  const daily = await preview(club.admin, { max_bookings_per_day: 1 });
  expect(daily.body).toMatchObject({
    count: 2,
    people: 1,
    reasons: [{ reason: "over_daily_limit", count: 2, people: 1 }],
    bookings: [{ id: second }, { id: third }],
  });
  // At noon of that day the first is over, and still counts.
  const later = await preview(club.admin, { max_bookings_per_day: 1 }, "2026-07-16T15:30:00Z");
  expect(later.body).toMatchObject({ count: 2 });

  const nextWeek = await at(club, 19, "10:00", "11:00");
  const weekly = await preview(club.admin, { max_bookings_per_week: 2 });
  expect(weekly.body).toMatchObject({ count: 1, bookings: [{ id: third, reason: "over_weekly_limit" }] });
  expect(JSON.stringify(weekly.body)).not.toContain(nextWeek);
  expect((await preview(club.admin, { max_bookings_per_week: 0 })).body).toEqual(NONE);
});

test("hours, slots, zone and sports count what a save asks about", async () => {
  const club = await makeClub({ rules });
  const late = await at(club, 16, "20:00", "22:00");
  await at(club, 17, "09:00", "10:00", club.coach);
  const changes = { booking_hours_end: "21:00" };
  expect((await preview(club.admin, changes)).body).toMatchObject({
    count: 1,
    people: 1,
    bookings: [{ id: late, reason: "outside_hours" }],
  });
  expect((await save(club.admin, changes, now)).rejection.details).toMatchObject({ count: 1 });
  expect((await preview(club.admin, { slot_length_minutes: 120 })).body).toMatchObject({
    reasons: [{ reason: "off_slots", count: 1 }],
  });
  expect((await preview(club.admin, { time_zone: "America/Chicago" })).body).toMatchObject({
    count: 2,
    people: 2,
    reasons: [{ reason: "other_local_time" }],
  });
  expect((await preview(club.admin, { sports: ["padel"] })).body).toMatchObject({
    reasons: [{ reason: "sport", count: 2 }],
  });
});

test("a shorter longest booking and an earlier cut-off name what they mean; each booking is counted once", async () => {
  const club = await makeClub({ rules });
  const long = await at(club, 16, "10:00", "12:00");
  await at(club, 17, "10:00", "11:00");
  expect((await preview(club.admin, { max_booking_length_minutes: 60 })).body).toMatchObject({
    count: 1,
    bookings: [{ id: long, reason: "too_long" }],
  });
  expect((await preview(club.admin, { cancel_cutoff_hours: 48 })).body).toMatchObject({
    count: 1,
    bookings: [{ id: long, reason: "past_cancel_cutoff" }],
  });
  const both = { max_booking_length_minutes: 60, booking_hours_end: "11:00", cancel_cutoff_hours: 72 };
  expect((await preview(club.admin, both)).body).toMatchObject({
    count: 2,
    bookings: [{ id: long, reason: "outside_hours" }, { reason: "past_cancel_cutoff" }],
  });
});

test("past and canceled bookings and other clubs' ones are not counted", async () => {
  const [club, other] = await Promise.all([makeClub({ rules }), makeClub({ rules })]);
  await at(other, 25, "20:00", "22:00");
  const canceled = await at(club, 25, "20:00", "22:00");
  await call(`/bookings/${canceled}/cancel`, { method: "POST", token: club.member.token, body: {}, now });
  await at(club, 16, "20:00", "22:00");
  const changes = { advance_booking_days: 5, booking_hours_end: "21:00", max_bookings_per_day: 1 };
  expect((await preview(club.admin, changes, "2026-07-18T12:00:00Z")).body).toEqual(NONE);
  expect((await preview(club.admin, changes)).body).toMatchObject({ count: 1 });
});

test("the list is cut after twenty, the totals are not", async () => {
  const club = await makeClub({ rules: { ...rules, max_bookings_per_day: 20, max_bookings_per_week: 0 }, courts: 2 });
  for (const person of [club.member, club.coach]) {
    const court = person === club.member ? 0 : 1;
    for (let hour = 8; hour < 20; hour += 1) {
      await at(
        club,
        16,
        `${String(hour).padStart(2, "0")}:00`,
        `${String(hour + 1).padStart(2, "0")}:00`,
        person,
        court,
      );
    }
  }
  const { body } = await preview(club.admin, { max_bookings_per_day: 1 });
  expect(body).toMatchObject({ count: 22, people: 2, reasons: [{ count: 22 }] });
  expect(body.bookings).toHaveLength(20);
});

test("only an admin previews rules", async () => {
  const club = await makeClub();
  for (const person of [club.front_desk, club.coach, club.member]) {
    const { status, rejection } = await preview(person, { max_bookings_per_day: 1 });
    expect([status, rejection.message]).toEqual([403, "Access Denied. Only administrators can access club settings."]);
  }
});

test.each([
  [{}, "body"],
  [{ max_bookings_per_day: 0 }, "max_bookings_per_day"],
  [{ max_bookings_per_day: "2" }, "max_bookings_per_day"],
  [{ advance_booking_days: 366 }, "advance_booking_days"],
  [{ slot_length_minutes: 50 }, "slot_length_minutes"],
  [{ booking_hours_end: "05:00" }, "booking_hours_end"],
  [{ booking_hours_end: "25:00" }, "booking_hours_end"],
  [{ time_zone: "Mars/Base" }, "time_zone"],
  [{ sports: [] }, "sports"],
  [{ max_booking_length_minutes: 45 }, "max_booking_length_minutes"],
])("%j: 400 naming %s", async (body, field) => {
  const club = await makeClub({ courts: 0 });
  const { status, rejection } = await preview(club.admin, body);
  expect([status, rejection.details?.field]).toEqual([400, field]);
});

test("what is no rule is rejected, not ignored", async () => {
  const club = await makeClub({ courts: 0 });
  expect((await preview(club.admin, { name: "Other", max_bookings_per_day: 1 })).status).toBe(400);
});

test("hours and zone name the event dates ahead that they put elsewhere, also without bookings", async () => {
  const club = await makeClub({ rules });
  const { dateId } = await insertEvent({
    ...{ clubId: club.id, courtId: club.courts[0]?.id, createdBy: club.coach.id },
    ...{ startsAt: new Date("2026-07-17T01:00:00Z"), title: "Late Doubles" },
  });
  const named = (reason: string) => ({
    ...{ count: 0, bookings: [], affected_events: { events: [{ id: dateId, reason }], events_total: 1 } },
  });
  expect((await preview(club.admin, { booking_hours_end: "21:00" })).body).toMatchObject(named("outside_hours"));
  expect((await preview(club.admin, { time_zone: "America/Chicago" })).body).toMatchObject(named("other_local_time"));
  expect((await preview(club.admin, { booking_hours_start: "08:00" })).body).toEqual(NONE);
});

test("a sport that is taken off the list names its active courts and its event dates ahead, also without bookings", async () => {
  const club = await makeClub({ rules: { ...rules, sports: ["tennis", "padel"] }, courts: 3 });
  const [first, second, closed] = club.courts;
  await ownerSql`update courts set is_active = false where id = ${closed?.id ?? ""}`;
  const insertDate = (courtId: string | undefined, startsAt: string, title: string) =>
    insertEvent({ clubId: club.id, courtId, createdBy: club.coach.id, startsAt: new Date(startsAt), title });
  await insertDate(first?.id, "2026-07-14T18:00:00Z", "Over");
  // On an inactive court too.
  const { eventId, dateId } = await insertDate(closed?.id, "2026-07-16T18:00:00Z", "Ladder night");
  const off = await insertDate(first?.id, "2026-07-17T18:00:00Z", "Called off");
  await ownerSql`update event_dates set canceled_at = now() where id = ${off.dateId}`;
  const dropped = {
    courts: [
      { id: first?.id, name: "Court 1", sport: "tennis" },
      { id: second?.id, name: "Court 2", sport: "tennis" },
    ],
    events: [
      {
        ...{ id: dateId, event_id: eventId, title: "Ladder night" },
        ...{ start_time: "2026-07-16T18:00:00.000Z", end_time: "2026-07-16T19:00:00.000Z" },
      },
    ],
    events_total: 1,
  };
  expect((await preview(club.admin, { sports: ["padel"] })).body).toEqual({ ...NONE, dropped_sports: dropped });
  expect((await preview(club.admin, { sports: ["tennis"] })).body).toEqual(NONE);
  await at(club, 20, "10:00", "11:00");
  const asked = await save(club.admin, { sports: ["padel"] }, now);
  expect(asked.rejection).toMatchObject({ code: "strands_bookings", details: { count: 1, dropped_sports: dropped } });
  expect((await save(club.admin, { sports: ["padel"], confirm_stranded: 1 }, now)).status).toBe(200);
});
