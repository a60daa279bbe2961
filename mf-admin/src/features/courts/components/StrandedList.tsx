import type { Booking } from "@courtside/contracts/api/client.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Text } from "@courtside/design-system/core.tsx";
import styles from "./StrandedList.module.css";

interface StrandedListProps {
  bookings: readonly Booking[];
  total: number;
  zone: string;
}

/** Bookings that stand on a court, by start. */
export function StrandedList({ bookings, total, zone }: StrandedListProps) {
  const rest = total - bookings.length;
  return (
    <>
      <ul className={styles.list} aria-label="Future bookings">
        {bookings.map(({ id, user_name, user_email, start_time, end_time }) => (
          <li key={id} className={styles.row}>
            <strong className={styles.who}>{user_name}</strong>
            <span className={styles.when}>{clubSpanLabel(start_time, end_time, zone)}</span>
            {user_email && <span className={styles.email}>{user_email}</span>}
          </li>
        ))}
      </ul>
      {rest > 0 && <Text tone="secondary">and {rest} more</Text>}
    </>
  );
}
