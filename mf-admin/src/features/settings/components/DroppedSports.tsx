import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Stack, Text } from "@courtside/design-system/core.tsx";
import type { DroppedSports as Dropped } from "../api.ts";
import styles from "./AffectedBookings.module.css";

interface DroppedSportsProps {
  dropped: Dropped;
  /** The club's current zone. */
  zone: string;
}

const counted = (count: number, one: string, many: string) => (count > 0 ? `${count} ${count === 1 ? one : many}` : "");

/** What there is of sports that are taken off the list, besides bookings: active courts, and event dates ahead. */
export function DroppedSports({ dropped: { courts, events, events_total: dates }, zone }: DroppedSportsProps) {
  const parts = [
    counted(courts.length, "active court", "active courts"),
    counted(dates, "event date", "event dates"),
  ].filter(Boolean);
  const is = courts.length + dates === 1 ? "is" : "are";
  return (
    <Stack gap={8}>
      <p>
        <strong>{`${parts.join(" and ")} ${is} of a sport that is taken off the list.`}</strong> Staff still see them on
        the board; members do not.
      </p>
      {courts.length > 0 && <Text size="sm">{courts.map(({ name }) => name).join(", ")}</Text>}
      {events.length > 0 && (
        <ul className={styles.list} aria-label="Event dates">
          {events.map(({ id, title, start_time, end_time }) => (
            <li key={id} className={styles.booking}>
              <strong>{title}</strong>
              <Text as="p" size="sm" tone="secondary">
                {clubSpanLabel(start_time, end_time, zone)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {dates > events.length && (
        <Text size="sm" tone="secondary">
          and {dates - events.length} more
        </Text>
      )}
    </Stack>
  );
}
