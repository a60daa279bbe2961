import { expect, test } from "vitest";
import { type DeskDays, shortened, withoutPast } from "./desk-days.ts";

const time = { start_time: "2026-07-15T10:00:00.000Z", end_time: "2026-07-15T11:00:00.000Z" };

test("the desk keeps who plays by short names, and neither fees nor offers", () => {
  const booking = {
    ...{
      id: "1",
      ...time,
      state: "booked" as const,
      booking_id: "2",
      booked_by: "Maya Chen",
      players: ["Tom Adeyemi"],
    },
    ...{ is_checked_in: true, guest_fees_due_cents: 500, series_label: "Winter of Maya Chen" },
  };
  const { court } = shortened({
    sport: "tennis",
    court: { court_id: "c", name: "Court 1", is_open: true, slots: [], occupancies: [booking] } as never,
  });
  expect(court.occupancies).toEqual([
    {
      ...{ id: "1", ...time, state: "booked", booking_id: "2", booked_by: "Maya C.", players: ["Tom A."] },
      is_checked_in: true,
    },
  ]);
});

test("each day is kept until it is over", () => {
  const day = (date: string) => ({ date, courts: [] });
  const kept: DeskDays = {
    ...{ userId: "u", clubId: "c", readAt: "2026-07-15T12:00:00.000Z" },
    days: [day("2026-07-15"), day("2026-07-16")],
  };
  expect(withoutPast(kept, "2026-07-15")).toBe(kept);
  expect(withoutPast(kept, "2026-07-16")?.days).toEqual([day("2026-07-16")]);
  expect(withoutPast(kept, "2026-07-17")).toBeNull();
});
