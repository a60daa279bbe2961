import { APP_PATHS } from "@courtside/contracts/domain/app-paths.ts";
import { DEFAULT_RULES, NEW_CLUB_SETTINGS } from "@courtside/contracts/domain/club-rules.ts";
import { COACH_MESSAGES } from "@courtside/contracts/domain/coach-profile.ts";
import { DEFAULT_ATTENDEES, EVENT_LIMITS, EVENT_MESSAGES, INSTANCES } from "@courtside/contracts/domain/event-rules.ts";
import { LESSON_MESSAGES, LESSON_TITLES } from "@courtside/contracts/domain/lesson-messages.ts";
import {
  NEWS_BODY_MAX,
  NEWS_PRIORITIES,
  NEWS_PRIORITY_LABELS,
  NEWS_TITLE_MAX,
  NEWS_TYPE_LABELS,
  NEWS_TYPES,
} from "@courtside/contracts/domain/news.ts";
import { ONE_LINE_MESSAGE } from "@courtside/contracts/domain/one-line.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { expect, test } from "vitest";

// The texts and figures that docs/product gives verbatim.

test("events (docs/product/events.md)", () => {
  expect(EVENT_MESSAGES).toEqual({
    title: "Title is required",
    court_id: "Court is required",
    start_time: "Start time is required",
    end_time: "End time is required",
    max_attendees: "Max attendees is required",
    too_few: "Must allow at least 1 attendee",
    too_many: "Max attendees must be a whole number, at most 1000",
    off_quarter: "Events start and end on the quarter hour",
    too_far: "Events can be planned up to two years ahead",
  });
  expect(EVENT_LIMITS).toEqual({ title: 120, description: 2000, attendees: 1000, daysAhead: 730 });
  expect([DEFAULT_ATTENDEES, INSTANCES]).toEqual([10, 12]);
});

test("coaches and lessons (docs/product/coaching.md)", () => {
  expect(COACH_MESSAGES).toEqual({
    name: "Name is required",
    email: "Email is required",
    emailPattern: "Invalid email address",
    sports: "Please select at least one sport",
  });
  expect(LESSON_MESSAGES).toEqual({
    lesson_time_missing: "Please select both a preferred date and time",
    coach_missing: "Coach ID is required",
    lesson_fields_missing: "Please fill in all fields",
    member_busy: "The member already has a booking at this time",
    coach_away: "The coach has time off at this time",
  });
  expect(LESSON_TITLES).toEqual({ lesson_time_missing: "Missing Information" });
});

test("news (docs/product/screens.md#news)", () => {
  expect(NEWS_TYPES.map((type) => `${type} ${NEWS_TYPE_LABELS[type]}`)).toEqual([
    "info Info",
    "event Event",
    "social Social",
  ]);
  expect(NEWS_PRIORITIES.map((rank) => `${rank} ${NEWS_PRIORITY_LABELS[rank]}`)).toEqual([
    "low Low",
    "medium Medium",
    "high High",
  ]);
  expect([NEWS_TITLE_MAX, NEWS_BODY_MAX]).toEqual([120, 2000]);
});

test("roles, the shell's own paths, names and the default rules of a new club", () => {
  expect(ROLE_LABELS).toEqual({ admin: "Admin", coach: "Coach", front_desk: "Front Desk", member: "Member" });
  expect(APP_PATHS.join(" ")).toBe("/auth /signup /signup-club /club-invite /trial-ended /my-account /join-club");
  expect(ONE_LINE_MESSAGE).toBe("must be one line, without control characters");
  expect(DEFAULT_RULES).toEqual({
    slot_length_minutes: 60,
    advance_booking_days: 7,
    max_bookings_per_day: 2,
    max_bookings_per_week: 0,
    max_booking_length_minutes: 60,
    cancel_cutoff_hours: 0,
    booking_hours_start: "06:00",
    booking_hours_end: "22:00",
    time_zone: "America/New_York",
  });
  expect(NEW_CLUB_SETTINGS).toEqual({
    ...DEFAULT_RULES,
    advance_booking_days: 14,
    max_bookings_per_week: 7,
    max_booking_length_minutes: 120,
    sports: ["tennis", "pickleball"],
    waitlist_enabled: true,
  });
});
