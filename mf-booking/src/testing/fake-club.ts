import type { Booking, BookingDetails, Coach, News } from "@courtside/contracts/api/client.ts";
import { FAKE_CLUB_ID, noPlayers } from "@courtside/contracts/shell/fake-me.ts";

export function fakeBooking(at: number, change: Partial<Booking> = {}): Booking {
  const start = Date.parse("2026-03-10T14:00:00Z") + at * 24 * 3_600_000;
  return {
    id: `bbbbbbbb-0000-4000-9000-${String(at + 100).padStart(12, "0")}`,
    club_id: FAKE_CLUB_ID,
    court_id: "cccccccc-0000-4000-8000-000000000001",
    court_name: `Court ${(at % 5) + 1}`,
    sport: at % 3 === 2 ? "pickleball" : "tennis",
    user_id: "dddddddd-0000-4000-8000-000000000001",
    user_name: "Maya Chen",
    user_email: "maya@riverside.test",
    kind: "booking",
    coach_id: null,
    coach_name: null,
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + 3_600_000).toISOString(),
    status: "confirmed",
    in_progress: false,
    can_cancel: true,
    cancel_refusal: null,
    cancel_reason: null,
    created_at: "2026-03-01T00:00:00Z",
    series_id: null,
    series_label: null,
    ...noPlayers,
    ...change,
  };
}

export const fakeBooker: NonNullable<BookingDetails["booker"]> = {
  role: "member",
  member_since: "2024-03-01T12:00:00.000Z",
  has_left: false,
  bookings_that_day: 1,
  bookings_that_week: 3,
  day_limit: 2,
  week_limit: 7,
  upcoming: 4,
  canceled_lately: 1,
};

/** Booked by its booker, then made longer by the desk. */
export const fakeHistory: BookingDetails["history"] = [
  { at: "2026-03-01T09:12:00.000Z", actor_name: "Ana Ruiz", code: "created", details: {} },
  {
    at: "2026-03-02T16:40:00.000Z",
    actor_name: "Sam Desk",
    code: "moved",
    details: {
      from: { court_name: "Court 1", start_time: "2036-03-10T13:00:00.000Z", end_time: "2036-03-10T13:30:00.000Z" },
      to: { court_name: "Court 1", start_time: "2036-03-10T13:00:00.000Z", end_time: "2036-03-10T14:00:00.000Z" },
    },
  },
];

export const fakeCoaches: Coach[] = ["Carla Coach", "Theo Lindner"].map((name, at) => ({
  id: `dddddddd-0000-4000-8000-00000000020${at}`,
  name,
  email: null,
  bio: "",
  sports: ["tennis"],
  inactive_sports: [],
  can_edit: false,
}));

/** Three announcements, one of each type and priority. */
export const fakeNews: News[] = (
  [
    ["event", "high", "Summer Open", "Singles and doubles, all levels.\n\nEntries close on Friday at the front desk."],
    ["info", "medium", "New nets on Courts 1 and 2", "They are a little higher in the middle than the old ones were."],
    ["social", "low", "Thursday mixer", "Rotating doubles from 18:00, then dinner on the terrace. Bring a friend."],
  ] as const
).map(([type, priority, title, body], at) => ({
  id: `eeeeeeee-0000-4000-8000-00000000000${at}`,
  type,
  priority,
  title,
  body,
  author_name: "Ada Okafor",
  published_at: new Date(Date.parse("2026-03-09T15:00:00Z") - at * 86_400_000).toISOString(),
  retired_at: null,
}));
