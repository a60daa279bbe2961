import { clubDate, clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Stack, Text } from "@courtside/design-system/core.tsx";
import type { Affected, AffectedBooking } from "../api.ts";
import styles from "./AffectedBookings.module.css";

export const REASONS: Record<AffectedBooking["reason"], string> = {
  outside_hours: "outside the new hours",
  off_slots: "not on the new time slots",
  other_local_time: "at another time on the club's clock",
  sport: "its sport is taken off the list",
  beyond_window: "further ahead than the new booking notice",
  too_long: "longer than the new longest booking",
  over_daily_limit: "more on a day than the new limit",
  over_weekly_limit: "more in a week than the new limit",
  past_cancel_cutoff: "its member can no longer cancel it",
};

interface AffectedBookingsProps extends Pick<Affected, "count" | "bookings"> {
  /** The club's current zone. */
  zone: string;
}

/** The first bookings that new settings would not allow, each with its reason, and how many more there are. */
export function AffectedBookings({ count, bookings, zone }: AffectedBookingsProps) {
  const rest = count - bookings.length;
  return (
    <Stack gap={8}>
      <ul className={styles.list} aria-label="Bookings">
        {bookings.map((booking) => (
          <li key={booking.id} className={styles.booking}>
            <strong>
              {dateYearLabel(clubDate(booking.start_time, zone), zone)}, {clubTime(booking.start_time, zone)} -{" "}
              {clubTime(booking.end_time, zone)}
            </strong>
            <Text as="p" size="sm" tone="secondary">
              {booking.court_name}, {booking.booked_by}: {REASONS[booking.reason]}
            </Text>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Text size="sm" tone="secondary">
          and {rest} more
        </Text>
      )}
    </Stack>
  );
}
