import { describe, expect, test } from "vitest";
import { book, cancel, outcome } from "../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";

// A Wednesday in New York; the api's clock is 08:00 there.
const now = "2026-07-15T12:00:00Z";
const today = "2026-07-15";

/** Books one slot at a club-local time; returns the outcome. */
const tryAt = (club: TestClub, person: TestPerson, start_time: string, end_time?: string, court = 0) =>
  outcome(book(person, { court_id: club.courts[court]?.id, start_time, ...(end_time && { end_time }) }, now));

describe("members and coaches have the club's rules, staff fewer", () => {
  test("the window: its last day is open, the next is not", async () => {
    const club = await makeClub({ rules: { advance_booking_days: 7 } });
    expect(await tryAt(club, club.member, "2026-07-22T21:00")).toBe("201");
    for (const person of [club.member, club.coach]) {
      expect(await tryAt(club, person, "2026-07-23T06:00")).toBe(
        "422 advance_window: Bookings are limited to 7 days in advance",
      );
    }
    expect(await tryAt(club, club.front_desk, "2026-07-23T06:00")).toBe("201");
    expect(await tryAt(club, club.admin, "2027-07-23T06:00")).toBe("201");
  });

  test("a window of 0 days is today, by the club's calendar and not the server's", async () => {
    const rules = { advance_booking_days: 0, time_zone: "Pacific/Kiritimati" };
    const club = await makeClub({ rules });
    // 02:00 on the 16th at the club.
    expect(await tryAt(club, club.member, "2026-07-16T10:00")).toBe("201");
    expect(await tryAt(club, club.member, "2026-07-17T10:00")).toMatch("422 advance_window");
    expect(await tryAt(club, club.member, "2026-07-15T21:00")).toBe("422 past: Cannot book in the past");
  });

  test("the daily limit counts confirmed bookings of the club-local date", async () => {
    const club = await makeClub({ rules: { max_bookings_per_day: 2 } });
    expect(await tryAt(club, club.member, `${today}T10:00`)).toBe("201");
    const second = await book(club.member, { court_id: club.courts[0]?.id, start_time: `${today}T20:00` }, now);
    const rejected = "422 daily_limit: Daily limit reached (2 bookings per day)";
    expect(await tryAt(club, club.member, `${today}T21:00`)).toBe(rejected);
    // 21:00 in New York is the next day in UTC, but still the same date at the club.
    expect(await tryAt(club, club.member, "2026-07-16T06:00")).toBe("201");
    await cancel(club.member, second.body.id, { now });
    expect(await tryAt(club, club.member, `${today}T21:00`)).toBe("201");
  });

  test("the weekly limit runs from Sunday to Saturday", async () => {
    const rules = { max_bookings_per_week: 2, advance_booking_days: 14 };
    const club = await makeClub({ rules });
    expect(await tryAt(club, club.member, "2026-07-18T21:00")).toBe("201");
    expect(await tryAt(club, club.member, "2026-07-16T10:00")).toBe("201");
    const rejected = "422 weekly_limit: Weekly limit reached (2 bookings per week)";
    expect(await tryAt(club, club.member, "2026-07-17T10:00")).toBe(rejected);
    expect(await tryAt(club, club.member, "2026-07-19T06:00")).toBe("201");
  });

  test("0 means no weekly limit", async () => {
    const club = await makeClub({ rules: { max_bookings_per_week: 0, max_bookings_per_day: 20 } });
    for (const hour of [10, 11, 12, 13, 14, 15, 16, 17]) {
      expect(await tryAt(club, club.member, `${today}T${hour}:00`)).toBe("201");
    }
  });

  test("staff are exempt from limits, in their own name", async () => {
    const club = await makeClub({ rules: { max_bookings_per_day: 1, max_bookings_per_week: 1 } });
    for (const hour of [10, 11, 12]) expect(await tryAt(club, club.front_desk, `${today}T${hour}:00`)).toBe("201");
  });

  test("the longest booking", async () => {
    const rules = { slot_length_minutes: 30, max_booking_length_minutes: 90 };
    const club = await makeClub({ rules });
    const rejected = "422 max_length: Bookings are limited to 90 minutes";
    expect(await tryAt(club, club.member, `${today}T10:00`, `${today}T12:00`)).toBe(rejected);
    expect(await tryAt(club, club.member, `${today}T10:00`, `${today}T11:30`)).toBe("201");
    expect(await tryAt(club, club.front_desk, `${today}T12:00`, `${today}T20:00`)).toBe("201");
  });

  test("opening hours apply to every role", async () => {
    const club = await makeClub({ rules: { booking_hours_start: "08:00", booking_hours_end: "20:30" } });
    const rejected = "422 outside_hours: Outside booking hours (08:00 - 20:30)";
    for (const person of [club.member, club.admin]) {
      expect(await tryAt(club, person, "2026-07-16T07:00")).toBe(rejected);
      expect(await tryAt(club, person, "2026-07-16T20:00")).toBe(rejected);
      expect(await tryAt(club, person, "2026-07-16T19:00", "2026-07-17T09:00")).toBe(rejected);
    }
    expect(await tryAt(club, club.member, "2026-07-16T19:00")).toBe("201");
    expect(await tryAt(club, club.admin, "2026-07-16T20:00", "2026-07-16T20:30")).toBe("201");
  });

  test("slots for members, quarter hours for staff", async () => {
    const club = await makeClub();
    const rejected = "422 misaligned: Bookings start and end on the club's time slots";
    expect(await tryAt(club, club.member, `${today}T10:15`)).toBe(rejected);
    expect(await tryAt(club, club.member, `${today}T10:00`, `${today}T10:45`)).toBe(rejected);
    expect(await tryAt(club, club.admin, `${today}T10:10`)).toBe(rejected);
    expect(await tryAt(club, club.admin, `${today}T10:15`, `${today}T10:40`)).toBe(rejected);
    // Seconds are off the quarters too.
    expect(await tryAt(club, club.admin, `${today}T14:15:30Z`, `${today}T14:30:00Z`)).toBe(rejected);
    expect(await tryAt(club, club.admin, `${today}T14:15:00Z`, `${today}T14:30:30Z`)).toBe(rejected);
    expect(await tryAt(club, club.admin, `${today}T10:15`, `${today}T10:30`)).toBe("201");
  });

  test("the past is compared in instants; staff may book the slot in progress", async () => {
    const club = await makeClub();
    const rejected = "422 past: Cannot book in the past";
    expect(await tryAt(club, club.member, `${today}T07:00`)).toBe(rejected);
    expect(await tryAt(club, club.admin, `${today}T07:00`)).toBe(rejected);
    expect(await tryAt(club, club.member, `${today}T08:00`)).toBe("201");
    const half = "2026-07-15T12:30:00Z";
    const input = { court_id: club.courts[1]?.id, start_time: `${today}T08:00` };
    expect(await outcome(book(club.coach, input, half))).toBe(rejected);
    expect(await outcome(book(club.front_desk, input, half))).toBe("201");
  });

  test("a closed court cannot be booked by any role", async () => {
    const club = await makeClub();
    await ownerSql`update courts set is_active = false where club_id = ${club.id} and name = 'Court 1'`;
    for (const person of [club.member, club.coach, club.front_desk, club.admin]) {
      expect(await tryAt(club, person, `${today}T10:00`)).toBe(
        "422 court_closed: This court is not available for booking",
      );
    }
  });
});
