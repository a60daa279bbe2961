import type { Allowance, Availability } from "@courtside/contracts/api/client.ts";
import { bookingViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { limitMessage } from "@courtside/contracts/domain/club-day/free-times.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import type { SlotRange } from "../../../club-day/slot-range.ts";

const DAY = 86_400_000;

/**
 * The message of the rule that a booking violates, judged by the loaded day (docs/product/booking.md#order-of-checks), or null.
 * Saves a request; the server checks again. Alignment, hours and conflicts are left to the server, because only slots that it
 * sent can be selected.
 */
export function courtesyViolation(
  availability: Availability,
  input: { range: SlotRange; rules: ClubRules; role: Role; now: number },
): string | null {
  const { range, rules, role, now } = input;
  const startsAt = Date.parse(range.start);
  const endsAt = Date.parse(range.end);
  const today = clubDate(now, rules.time_zone);
  const isElsewhere = availability.courts.some((court) =>
    court.occupancies.some(
      (each) => each.state === "own" && Date.parse(each.start_time) < endsAt && Date.parse(each.end_time) > startsAt,
    ),
  );
  const rejection = bookingViolation({
    role,
    rules,
    now,
    startsAt,
    endsAt,
    daysAhead: (Date.parse(availability.date) - Date.parse(today)) / DAY,
    courtIsActive: true,
    isAligned: true,
    isWithinHours: true,
    bookingsThatDay: availability.allowance.bookings_today,
    bookingsThatWeek: availability.allowance.bookings_this_week,
    overlapsOwn: !isStaff(role) && isElsewhere,
    isTaken: false,
  });
  return rejection?.message ?? null;
}

/**
 * The yellow notice (docs/product/screens.md#book-court): the validation message of the date, or that nothing can be booked;
 * else null.
 */
export function dayNotice(day: Availability): string | null {
  const { notice, courts } = day;
  if (notice) return notice;
  if (courts.length > 0 && courts.every((court) => court.slots.length === 0)) {
    return "Booking not available for this date";
  }
  return limitMessage(day);
}

/** What a booking would use of the limits: "Uses 1 of 2 today, 4 of 7 this week"; null without limits. */
export function allowanceUse(allowance: Allowance, isToday: boolean): string | null {
  const { daily_limit, weekly_limit, bookings_today, bookings_this_week } = allowance;
  const day = daily_limit === null ? null : `${bookings_today + 1} of ${daily_limit} ${isToday ? "today" : "that day"}`;
  const week =
    weekly_limit === null ? null : `${bookings_this_week + 1} of ${weekly_limit} ${isToday ? "this" : "that"} week`;
  const parts = [day, week].filter((part) => part !== null);
  return parts.length > 0 ? `Uses ${parts.join(", ")}` : null;
}
