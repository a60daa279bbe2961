import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Stack, Text } from "@courtside/design-system/core.tsx";
import type { AffectedEvents as Affected } from "../api.ts";
import styles from "./AffectedBookings.module.css";
import { REASONS } from "./AffectedBookings.tsx";

interface AffectedEventsProps {
  affected: Affected;
  /** The club's current zone. */
  zone: string;
}

/** The first event dates that new settings would put outside the hours or at another local time, and how many more there are. */
export function AffectedEvents({ affected: { events, events_total: total }, zone }: AffectedEventsProps) {
  const text = total === 1 ? "1 event date does not fit" : `${total} event dates do not fit`;
  return (
    <Stack gap={8}>
      <p>
        <strong>{`${text} the new settings.`}</strong> {total === 1 ? "It stays as it is." : "They stay as they are."}
      </p>
      <ul className={styles.list} aria-label="Event dates">
        {events.map(({ id, title, court_name, start_time, end_time, reason }) => (
          <li key={id} className={styles.booking}>
            <strong>{title}</strong>
            <Text as="p" size="sm" tone="secondary">
              {clubSpanLabel(start_time, end_time, zone)}, {court_name}: {REASONS[reason]}
            </Text>
          </li>
        ))}
      </ul>
      {total > events.length && (
        <Text size="sm" tone="secondary">
          and {total - events.length} more
        </Text>
      )}
    </Stack>
  );
}
