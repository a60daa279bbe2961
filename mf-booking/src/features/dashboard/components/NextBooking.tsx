import type { Booking } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Card } from "@courtside/design-system/core.tsx";
import { CancelButton } from "../../../bookings/CancelButton.tsx";
import { dayName } from "../../../day/day-name.ts";
import { playWords } from "../../../day/play-words.ts";
import styles from "./NextBooking.module.css";

interface NextBookingProps {
  booking: Booking;
  zone: string;
  /** Epoch ms. */
  now: number;
  onCancel: () => void;
}

/** Where and when one plays next: what the dashboard shows first (docs/product/screens.md#member-dashboard). */
export function NextBooking({ booking, zone, now, onCancel }: NextBookingProps) {
  const { profile } = useMe();
  const { start_time: start, end_time: end } = booking;
  return (
    <Card aria-label="Your next booking" highlighted>
      <div className={styles.next}>
        <div className={styles.what}>
          <p className={styles.eyebrow}>Your next booking</p>
          <p className={styles.when}>
            {dayName(start, zone, now)}, {clubTime(start, zone)} - {clubTime(end, zone)}
          </p>
          <p className={styles.where}>
            {booking.court_name}, {playWords(booking, profile.id)}
          </p>
        </div>
        <CancelButton booking={booking} onCancel={onCancel} />
      </div>
    </Card>
  );
}
