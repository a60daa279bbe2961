import type { ClubEvent } from "@courtside/contracts/api/client.ts";
import {
  clubDate,
  clubDateLabel,
  clubDayYearLabel,
  clubTime,
  dateYearLabel,
} from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import {
  Card,
  IconCheck,
  IconClock,
  IconCoach,
  IconCourt,
  IconUsers,
  Inline,
  Tag,
  Text,
  VisuallyHidden,
} from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import { nextDate, placesText } from "../eventDates.ts";
import styles from "./EventCard.module.css";

interface EventCardProps {
  event: ClubEvent;
  zone: string;
  /** The caller's actions on it. */
  actions: ReactNode;
}

const STATES = {
  open: <Tag tone="success">Open</Tag>,
  full: <Tag tone="warning">Full</Tag>,
  over: <Tag>Past</Tag>,
  canceled: <Tag tone="error">Canceled</Tag>,
};

/** An event: when, how many places are left, and whether the caller has one (docs/product/events.md#list). */
export function EventCard({ event, zone, actions }: EventCardProps) {
  const next = nextDate(event);
  const headingId = `event-${event.id}`;
  return (
    <Card aria-labelledby={headingId} className={styles.card}>
      <div className={styles.head}>
        <DateTile instant={next.start_time} zone={zone} />
        <div className={styles.name}>
          <h2 id={headingId} className={styles.title}>
            {event.title}
          </h2>
          <Inline gap={4}>
            {STATES[event.state]}
            {event.is_registered && event.state !== "canceled" && (
              <Tag tone="primary" icon={<IconCheck />}>
                Registered
              </Tag>
            )}
            {next.is_instance && <Tag>Instance</Tag>}
          </Inline>
        </div>
      </div>
      <ul className={styles.details}>
        <li className={styles.detail}>
          <IconClock />
          <span>
            {clubDayYearLabel(next.start_time, zone)},{" "}
            <span className={styles.time}>
              {clubTime(next.start_time, zone)} - {clubTime(next.end_time, zone)}
            </span>
          </span>
        </li>
        {(event.state === "open" || event.state === "full") && (
          <li className={styles.detail}>
            <IconUsers />
            <strong>{placesText(event)}</strong>
          </li>
        )}
        <li className={styles.detail}>
          <IconCourt />
          <span>
            {event.court_name} ({sportLabel(event.sport)})
          </span>
        </li>
        {event.coach_name && (
          <li className={styles.detail}>
            <IconCoach />
            <span>With {event.coach_name}</span>
          </li>
        )}
      </ul>
      {event.cancel_reason && <p className={styles.text}>Reason: {event.cancel_reason}</p>}
      {event.description && <p className={styles.text}>{event.description}</p>}
      {event.is_recurring && event.state !== "canceled" && <EventDates event={event} zone={zone} />}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}

/** Month and day in large type; the card also has the whole date as text. */
function DateTile({ instant, zone }: { instant: string; zone: string }) {
  const [month, day] = clubDateLabel(instant, zone).replace(",", "").split(" ");
  return (
    <div className={styles.tile} aria-hidden="true">
      <span className={styles.month}>{month}</span>
      <span className={styles.day}>{day}</span>
    </div>
  );
}

/**
 * The dates of a weekly series, one below the other; generated repeats are marked, lost ones struck
 * (docs/product/events.md#weekly-series).
 */
function EventDates({ event, zone }: { event: ClubEvent; zone: string }) {
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
              {dateYearLabel(clubDate(start_time, zone), zone)}, {clubTime(start_time, zone)} -{" "}
              {clubTime(end_time, zone)}
            </span>
            {canceled ? STATES.canceled : is_instance && <Tag>Instance</Tag>}
            {canceled && cancel_reason && (
              <Text size="sm" tone="secondary" className={styles.reason}>
                {cancel_reason}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
