import type { Booking } from "@courtside/contracts/api/client.ts";
import { clubDayLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Card, IconCalendar, IconClock, Tag } from "@courtside/design-system/core.tsx";
import { CancelButton } from "../../../bookings/CancelButton.tsx";
import { playWords } from "../../../day/play-words.ts";
import { bookingStatus } from "../booking-status.ts";
import styles from "./BookingCard.module.css";

interface MyBookingCardProps {
  booking: Booking;
  zone: string;
  /** The next one: the first thing to see. */
  highlighted: boolean;
  onCancel: () => void;
}

/** One of one's own bookings (docs/product/screens.md#my-bookings). */
export function MyBookingCard({ booking, zone, highlighted, onCancel }: MyBookingCardProps) {
  const { profile } = useMe();
  const { label, tone } = bookingStatus(booking);
  const { start_time: start, end_time: end } = booking;
  return (
    <Card
      // An item of a list, not a landmark.
      aria-labelledby={undefined}
      title={booking.court_name}
      description={playWords(booking, profile.id)}
      extra={<Tag tone={tone}>{label}</Tag>}
      highlighted={highlighted}
    >
      <div className={styles.body}>
        <div className={styles.when}>
          <p className={styles.fact}>
            <IconCalendar /> {clubDayLabel(start, zone)}
          </p>
          <p className={styles.fact}>
            <IconClock /> {clubTime(start, zone)} - {clubTime(end, zone)}
          </p>
          {booking.cancel_reason && <p className={styles.reason}>Reason: {booking.cancel_reason}</p>}
        </div>
        <CancelButton booking={booking} onCancel={onCancel} />
      </div>
    </Card>
  );
}
