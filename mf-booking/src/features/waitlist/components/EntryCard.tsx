import type { WaitlistEntry } from "@courtside/contracts/api/client.ts";
import { clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Button, Card, IconBell, IconCalendar, IconClock, IconHourglass, Tag } from "@courtside/design-system/core.tsx";
import { windowLabel } from "../../../waitlist/window-words.ts";
import styles from "./EntryCard.module.css";

interface EntryCardProps {
  entry: WaitlistEntry;
  zone: string;
  onRemove: () => void;
}

/** One of one's own places in line (docs/product/waitlist.md#expiry): Active or Expired. */
export function EntryCard({ entry, zone, onRemove }: EntryCardProps) {
  const { sport, requested_date: date, court_name: court, position, offer } = entry;
  const active = entry.status === "active";
  return (
    <Card
      // An item of a list, not a landmark.
      aria-labelledby={undefined}
      title={sportLabel(sport)}
      description={court ?? "Any court"}
      extra={<Tag tone={active ? "success" : "neutral"}>{active ? "Active" : "Expired"}</Tag>}
    >
      <div className={styles.facts}>
        <p className={styles.fact}>
          <IconCalendar /> {dateLabel(date)}
        </p>
        <p className={styles.fact}>
          <IconClock /> {windowLabel(entry)}
        </p>
        {offer ? (
          <p className={styles.fact}>
            <IconHourglass /> {offer.court_name} offered until {clubTime(offer.expires_at, zone)}
          </p>
        ) : (
          position !== null && (
            <p className={styles.fact}>
              <IconBell /> Number {position} in line
            </p>
          )
        )}
        <Button
          danger
          aria-label={`Remove from Waitlist: ${sportLabel(sport)}, ${dateLabel(date)}`}
          className={styles.remove}
          onClick={onRemove}
        >
          Remove from Waitlist
        </Button>
      </div>
    </Card>
  );
}
