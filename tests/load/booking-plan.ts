const DAY = 86_400_000;
const QUARTER = 900_000;

/** The most bookings that a member may have in a day. */
export const PER_DAY = 20;

/** The rules under which {@link bookingStart} is never rejected. */
export const PLAN_RULES = { slot_length_minutes: 15, max_bookings_per_day: PER_DAY, advance_booking_days: 365 };

/** Epoch milliseconds of a member's n-th booking: quarter hour after quarter hour, twenty a day, day after day. */
export const bookingStart = (from: number, n: number): number =>
  from + Math.floor(n / PER_DAY) * DAY + (n % PER_DAY) * QUARTER;
