import { describe, expect, test } from "vitest";
import { book, outcome } from "../support/try-booking.ts";
import { makeClub } from "../support/world.ts";

describe("on the days of clock changes", () => {
  test("New York in spring: the skipped hour does not exist, the hour before it has its full length", async () => {
    const rules = { booking_hours_start: "00:00", booking_hours_end: "06:00", max_bookings_per_day: 9 };
    const club = await makeClub({ rules });
    const before = "2026-03-07T12:00:00Z";
    const at = (time: string) =>
      book(club.member, { court_id: club.courts[0]?.id, start_time: `2026-03-08T${time}` }, before);
    expect(await outcome(at("02:00"))).toBe(
      "400 skipped_time: This time does not exist on that day: the clock changes",
    );
    expect((await at("01:00")).body).toMatchObject({
      start_time: "2026-03-08T06:00:00.000Z",
      end_time: "2026-03-08T07:00:00.000Z",
    });
    expect((await at("03:00")).body).toMatchObject({ start_time: "2026-03-08T07:00:00.000Z" });
  });

  test("New York in autumn: the repeated hour is offered once, its second occurrence cannot be booked", async () => {
    const rules = { booking_hours_start: "00:00", booking_hours_end: "06:00", max_bookings_per_day: 9 };
    const club = await makeClub({ rules });
    const at = (start_time: string) =>
      book(club.member, { court_id: club.courts[0]?.id, start_time }, "2026-10-31T12:00:00Z");
    expect((await at("2026-11-01T01:00")).body.start_time).toBe("2026-11-01T05:00:00.000Z");
    expect(await outcome(at("2026-11-01T06:00:00Z"))).toMatch("422 misaligned");
    expect((await at("2026-11-01T02:00")).body.start_time).toBe("2026-11-01T07:00:00.000Z");
  });
});
