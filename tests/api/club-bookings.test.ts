import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { book, cancel } from "../support/try-booking.ts";
import { makeClub, type TestPerson } from "../support/world.ts";

// A Wednesday; 2026-07-18 is the Saturday that ends its week.
const now = "2026-07-15T12:00:00Z";

const clubBookings = async (person: TestPerson, date: string, sport = "tennis") =>
  (await call("/availability", { token: person.token, query: { date, sport }, now })).body.club_bookings;

test("staff see how many bookings the club has that day and that week; no other role does", async () => {
  const [club, other] = await Promise.all([makeClub(), makeClub()]);
  const [first, second] = club.courts;
  await book(club.member, { court_id: first?.id, start_time: "2026-07-16T10:00" }, now);
  await book(club.coach, { court_id: second?.id, start_time: "2026-07-16T21:00" }, now);
  await book(club.admin, { court_id: first?.id, start_time: "2026-07-18T21:00" }, now);
  await book(club.admin, { court_id: first?.id, start_time: "2026-07-19T10:00" }, now);
  await book(other.admin, { court_id: other.courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  const canceled = await book(club.member, { court_id: first?.id, start_time: "2026-07-16T12:00" }, now);
  await cancel(club.member, canceled.body.id, { now });

  for (const staff of [club.admin, club.front_desk]) {
    expect(await clubBookings(staff, "2026-07-16")).toEqual({ today: 2, this_week: 3 });
    expect(await clubBookings(staff, "2026-07-17")).toEqual({ today: 0, this_week: 3 });
    expect(await clubBookings(staff, "2026-07-20")).toEqual({ today: 0, this_week: 1 });
    // Of all sports, whichever is displayed.
    expect(await clubBookings(staff, "2026-07-16", "squash")).toEqual({ today: 2, this_week: 3 });
  }
  for (const person of [club.coach, club.member]) expect(await clubBookings(person, "2026-07-16")).toBeNull();
});
