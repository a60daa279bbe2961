import { clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Button, Inline } from "@courtside/design-system/core.tsx";
import styles from "./EventConflict.module.css";
import type { EventRefusal, OtherTime, RefusedDate } from "./eventRefusal.ts";

interface EventConflictProps {
  refusal: EventRefusal;
  zone: string;
  /** The event's coach is who reads this. */
  isOwn: boolean;
  onChoose: (other: OtherTime) => void;
}

const CAUSES: Record<RefusedDate["cause"], string> = {
  court: "the court is taken",
  hold: "it is offered to somebody on the waitlist",
  coach: "the coach already has a booking",
  skipped: "the clock skips this time",
};

const OWN_BOOKING = "you already have a booking";

/**
 * Why the event was not saved: which dates are in the way (docs/product/events.md#weekly-series), and what would be free instead
 * (docs/product/booking.md#alternatives).
 */
export function EventConflict({
  refusal: { message, dates, alternatives },
  zone,
  isOwn,
  onChoose,
}: EventConflictProps) {
  const timesOf = ({ start_time, end_time }: OtherTime) =>
    `${clubTime(start_time, zone)} - ${clubTime(end_time, zone)}`;
  return (
    <Alert tone="error" role="alert" title={message}>
      {dates.length > 1 && <p className={styles.line}>Nothing was saved. {dates.length} dates are in the way:</p>}
      {dates.length > 0 && (
        <ul className={styles.dates} aria-label="Dates in the way">
          {dates.map(({ date, cause }) => (
            <li key={date}>
              {dateLabel(date)}: {cause === "coach" && isOwn ? OWN_BOOKING : CAUSES[cause]}
            </li>
          ))}
        </ul>
      )}
      {alternatives.length > 0 && (
        <>
          <p className={styles.line}>Free instead:</p>
          <Inline gap={8}>
            {alternatives.map((other) => (
              <Button key={`${other.court_id} ${other.start_time}`} size="small" onClick={() => onChoose(other)}>
                {other.court_name}, {timesOf(other)}
              </Button>
            ))}
          </Inline>
        </>
      )}
    </Alert>
  );
}
