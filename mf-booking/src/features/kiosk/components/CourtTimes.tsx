import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Button, Card, Text } from "@courtside/design-system/core.tsx";
import type { CourtDay } from "../../../day/grid.ts";
import { openSlots } from "../court-now.ts";
import styles from "./Kiosk.module.css";

export interface CourtTimesProps {
  court: CourtDay;
  zone: string;
  now: number;
  offline: boolean;
  /** Times of the club's clock. */
  onSlot: (courtId: string, start: string, end: string) => void;
}

/** What is free on a court; who has the rest is nobody's business here. */
export function CourtTimes({ court, zone, now, offline, onSlot }: CourtTimesProps) {
  const open = openSlots(court.slots, now);
  return (
    <Card title={court.name}>
      {open.length === 0 ? (
        <Text as="p" tone="secondary">
          Nothing left to book on this day.
        </Text>
      ) : (
        <ul className={styles.times}>
          {open.map(({ start_time, end_time }) => {
            const start = clubTime(start_time, zone);
            const end = clubTime(end_time, zone);
            return (
              <li key={start_time}>
                <Button
                  block
                  aria-label={`${court.name}, ${start} - ${end}, Available`}
                  aria-disabled={offline || undefined}
                  onClick={() => !offline && onSlot(court.court_id, start, end)}
                >
                  {start}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
