import type { Availability } from "@courtside/contracts/api/client.ts";
import { bookingRefusal } from "@courtside/contracts/domain/booking-rules.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import type { SlotRange } from "./slot-range.ts";

const DAY = 86_400_000;

/**
 * The message of the rule that forbids a booking, by what the screen knows (docs/product/booking.md#order-of-checks), or null.
 * A courtesy that saves a request: the server judges again. Alignment, hours and conflicts are left to it, since only its own
 * slots are offered.
 */
export function courtesyRefusal(
  availability: Availability,
  wish: { range: SlotRange; rules: ClubRules; role: Role; now: number },
): string | null {
  const { range, rules, role, now } = wish;
  const startsAt = Date.parse(range.start);
  const endsAt = Date.parse(range.end);
  const today = clubDate(now, rules.time_zone);
  const isElsewhere = availability.courts.some((court) =>
    court.occupancies.some(
      (each) => each.state === "own" && Date.parse(each.start_time) < endsAt && Date.parse(each.end_time) > startsAt,
    ),
  );
  const refusal = bookingRefusal({
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
  return refusal?.message ?? null;
}
