import type { ClubEvent } from "@courtside/contracts/api/client.ts";
import type { ReactNode } from "react";
import { EventCard } from "./EventCard.tsx";
import styles from "./EventCards.module.css";

interface EventCardsProps {
  /** What the list holds, for a screen reader. */
  label: string;
  events: readonly ClubEvent[];
  zone: string;
  renderActions: (event: ClubEvent) => ReactNode;
}

/** Events as cards, as many side by side as fit. */
export function EventCards({ label, events, zone, renderActions }: EventCardsProps) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {events.map((event) => (
        <li key={event.id} className={styles.item}>
          <EventCard event={event} zone={zone} actions={renderActions(event)} />
        </li>
      ))}
    </ul>
  );
}
