/** The one set of booking rules per club (docs/product/booking.md#club-rules); columns of `clubs`, lengths in minutes. */
export interface ClubRules {
  slot_length_minutes: number;
  /** 0 = today only. */
  advance_booking_days: number;
  max_bookings_per_day: number;
  /** 0 = no limit. */
  max_bookings_per_week: number;
  max_booking_length_minutes: number;
  cancel_cutoff_hours: number;
  /** Club-local wall time, "HH:MM"; the end may be "24:00". */
  booking_hours_start: string;
  booking_hours_end: string;
  /** IANA zone. */
  time_zone: string;
}

/** The ranges every settings form and the database share (docs/product/booking.md#club-rules). */
export const RULE_RANGES = {
  slot_length_minutes: { min: 15, max: 180, step: 15 },
  advance_booking_days: { min: 0, max: 365, step: 1 },
  max_bookings_per_day: { min: 1, max: 20, step: 1 },
  max_bookings_per_week: { min: 0, max: 100, step: 1 },
  cancel_cutoff_hours: { min: 0, max: 72, step: 1 },
  series_max_dates: { min: 0, max: 30, step: 1 },
} as const;

export const BOOKING_LENGTHS = [30, 60, 90, 120, 180] as const;

/** What the columns of `clubs` default to; tests/tools/migrate.test.ts compares the two. */
export const DEFAULT_RULES: ClubRules = {
  slot_length_minutes: 60,
  advance_booking_days: 7,
  max_bookings_per_day: 2,
  max_bookings_per_week: 0,
  max_booking_length_minutes: 60,
  cancel_cutoff_hours: 0,
  booking_hours_start: "06:00",
  booking_hours_end: "22:00",
  time_zone: "America/New_York",
};

/**
 * What a club starts with that signs up (docs/product/access.md#founding-a-club). Founding passes it to the database, which has
 * no values of its own.
 */
export const NEW_CLUB_SETTINGS = {
  ...DEFAULT_RULES,
  advance_booking_days: 14,
  max_bookings_per_week: 7,
  max_booking_length_minutes: 120,
  sports: ["tennis", "pickleball"],
  waitlist_enabled: true,
};

/** The longest booking a member or coach may make, in minutes (docs/product/booking.md#slots-and-length). */
export const longestBooking = (rules: Pick<ClubRules, "slot_length_minutes" | "max_booking_length_minutes">): number =>
  Math.max(rules.slot_length_minutes, rules.max_booking_length_minutes);

/** "HH:MM" → minutes after midnight. */
export function minutesOfDay(wallTime: string): number {
  const [hours = "0", minutes = "0"] = wallTime.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** Minutes after midnight → "HH:MM". */
export function wallTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
