import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Card, Empty, IconCalendar, LinkButton } from "@courtside/design-system/core.tsx";
import type { NextBooking } from "../todayFigures.ts";
import styles from "./NextBookings.module.css";

const SHOWN = 6;

export interface NextBookingsProps {
  bookings: readonly NextBooking[];
  /** The club's zone. */
  zone: string;
}

/** Who plays next today. */
export function NextBookings({ bookings, zone }: NextBookingsProps) {
  const { hasScreen } = useShell();
  const rest = bookings.length - SHOWN;
  return (
    <Card
      title="Next today"
      extra={
        hasScreen("/all-bookings") && (
          <LinkButton size="small" href="/all-bookings">
            All Bookings
          </LinkButton>
        )
      }
      footer={rest > 0 && `and ${rest} more today`}
      flush={bookings.length > 0}
    >
      {bookings.length === 0 ? (
        <Empty compact icon={<IconCalendar />} title="No more bookings today" />
      ) : (
        <ol className={styles.list}>
          {bookings.slice(0, SHOWN).map((booking) => (
            <li key={booking.id} className={styles.row}>
              <span className={styles.time}>
                {clubTime(booking.start_time, zone)} - {clubTime(booking.end_time, zone)}
              </span>
              <span className={styles.who}>{booking.bookedBy}</span>
              <span className={styles.court}>{booking.court}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
