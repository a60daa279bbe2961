import type { Booking, StrandedDate } from "@courtside/contracts/api/client.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Text } from "@courtside/design-system/core.tsx";
import styles from "./StrandedList.module.css";

interface StrandedListProps {
  bookings: readonly Booking[];
  total: number;
  events: readonly StrandedDate[];
  /** How many dates of events there are, of which `events` are the first. */
  dates: number;
  zone: string;
}

/** Bookings and dates of events that stand on a court, by start. */
export function StrandedList({ bookings, total, events, dates, zone }: StrandedListProps) {
  const rest = total - bookings.length;
  return (
    <>
      {bookings.length > 0 && (
        <ul className={styles.list} aria-label="Future bookings">
          {bookings.map(({ id, user_name, user_email, start_time, end_time }) => (
            <li key={id} className={styles.row}>
              <strong className={styles.who}>{user_name}</strong>
              <span className={styles.when}>{clubSpanLabel(start_time, end_time, zone)}</span>
              {user_email && <span className={styles.email}>{user_email}</span>}
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <Text tone="secondary">and {rest} more</Text>}
      {events.length > 0 && (
        <ul className={styles.list} aria-label="Event dates">
          {events.map(({ id, title, start_time, end_time }) => (
            <li key={id} className={styles.row}>
              <strong className={styles.who}>{title} (event)</strong>
              <span className={styles.when}>{clubSpanLabel(start_time, end_time, zone)}</span>
            </li>
          ))}
        </ul>
      )}
      {dates > events.length && <Text tone="secondary">and {dates - events.length} more</Text>}
    </>
  );
}
