import type { ClubEvent } from "@courtside/contracts/api/client.ts";
import { clubDayLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
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
} from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import { DateTile } from "./DateTile.tsx";
import styles from "./EventCard.module.css";
import { EventDates } from "./EventDates.tsx";
import { nextDate, placesWords } from "./eventDates.ts";

interface EventCardProps {
  event: ClubEvent;
  zone: string;
  /** What this person can do with it. */
  actions: ReactNode;
}

const STATES = {
  open: <Tag tone="success">Open</Tag>,
  full: <Tag tone="warning">Full</Tag>,
  over: <Tag>Past</Tag>,
  canceled: <Tag tone="error">Canceled</Tag>,
};

/** An event: when, how many places are left, and whether one has one (docs/product/events.md#list). */
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
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <IconClock />
          <span>
            {clubDayLabel(next.start_time, zone)},{" "}
            <span className={styles.time}>
              {clubTime(next.start_time, zone)} - {clubTime(next.end_time, zone)}
            </span>
          </span>
        </li>
        {(event.state === "open" || event.state === "full") && (
          <li className={styles.fact}>
            <IconUsers />
            <strong>{placesWords(event)}</strong>
          </li>
        )}
        <li className={styles.fact}>
          <IconCourt />
          <span>
            {event.court_name} ({sportLabel(event.sport)})
          </span>
        </li>
        {event.coach_name && (
          <li className={styles.fact}>
            <IconCoach />
            <span>With {event.coach_name}</span>
          </li>
        )}
      </ul>
      {event.cancel_reason && <p className={styles.words}>Reason: {event.cancel_reason}</p>}
      {event.description && <p className={styles.words}>{event.description}</p>}
      {event.is_recurring && event.state !== "canceled" && <EventDates event={event} zone={zone} />}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
