import type { Booking } from "@courtside/contracts/api/client.ts";
import { clubDayLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Card, IconCalendar, IconUser, Tag } from "@courtside/design-system/core.tsx";
import { bookingStatus } from "../booking-status.ts";
import styles from "./BookingCard.module.css";

const TONES = { confirmed: "success", completed: "neutral", canceled: "warning" } as const;

/**
 * One of the club's bookings (docs/product/screens.md#all-bookings); whose, only for staff (docs/product/booking.md#names).
 * Yellow warns of what will not be played.
 */
export function ClubBookingCard({ booking, zone }: { booking: Booking; zone: string }) {
  const { label } = bookingStatus(booking);
  const email = booking.user_email !== booking.user_name ? booking.user_email : null;
  return (
    <Card
      // An item of a list, not a landmark.
      aria-labelledby={undefined}
      title={booking.court_name}
      level={2}
      description={sportLabel(booking.sport)}
      extra={<Tag tone={TONES[booking.status]}>{label}</Tag>}
    >
      <div className={styles.when}>
        <p className={styles.fact}>
          <IconCalendar />
          <span>
            {clubDayLabel(booking.start_time, zone)}, {clubTime(booking.start_time, zone)} -{" "}
            {clubTime(booking.end_time, zone)}
          </span>
        </p>
        <p className={styles.fact}>
          <IconUser />
          <span>
            {booking.user_name}
            {email && <span className={styles.email}>{email}</span>}
          </span>
        </p>
      </div>
    </Card>
  );
}
