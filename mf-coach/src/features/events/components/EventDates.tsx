import type { ClubEvent } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Tag, VisuallyHidden } from "@courtside/design-system/core.tsx";
import styles from "./EventDates.module.css";

/**
 * The dates of a weekly series, one below the other; generated repeats are marked, lost ones struck
 * (docs/product/events.md#weekly-series).
 */
export function EventDates({ event, zone }: { event: ClubEvent; zone: string }) {
  const count = event.dates.length;
  return (
    <details className={styles.series}>
      <summary className={styles.summary}>
        Weekly · {count} {count === 1 ? "date" : "dates"}
        <VisuallyHidden> of {event.title}</VisuallyHidden>
      </summary>
      <p className={styles.note}>One registration covers every date.</p>
      <ul className={styles.dates}>
        {event.dates.map(({ id, start_time, end_time, is_instance, canceled, cancel_reason }) => (
          <li key={id} className={styles.date}>
            <span className={canceled ? styles.lost : undefined}>
              {dateLabel(clubDate(start_time, zone))}, {clubTime(start_time, zone)} - {clubTime(end_time, zone)}
            </span>
            {canceled ? <Tag tone="error">{cancel_reason ?? "Canceled"}</Tag> : is_instance && <Tag>Instance</Tag>}
          </li>
        ))}
      </ul>
    </details>
  );
}
