import type { CheckInConflict } from "@courtside/contracts/api/client.ts";
import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Button, Card, ErrorState } from "@courtside/design-system/core.tsx";
import { useUntakenCheckIns } from "./api.ts";
import { spanText } from "./board-text.ts";
import styles from "./Panels.module.css";

/** Check-ins that a device or a desk took without network and the club could not: staff see to each (docs/product/kiosk.md#without-network). */
export function UntakenCheckIns({ zone }: { zone: string }) {
  const { conflicts, isUnknown, readAgain, close, busy } = useUntakenCheckIns();
  if (isUnknown)
    return <ErrorState compact title="Check-ins that were not taken could not be loaded" onRetry={readAgain} />;
  if (conflicts.length === 0) return null;
  return (
    <Card
      title="Check-ins that were not taken"
      level={2}
      description="Made at a device or the desk while it had no network"
    >
      <ul className={styles.list} aria-label="Check-ins that were not taken">
        {conflicts.map((conflict) => (
          <li key={conflict.id} className={styles.entry}>
            <span className={styles.item}>
              <strong>{conflict.person_name ?? conflict.booked_by}</strong>
              <span className={styles.detail}>{detailOf(conflict, zone)}</span>
              <span className={styles.detail}>{conflict.message}</span>
            </span>
            <Button
              size="small"
              disabled={busy}
              aria-label={`Seen: ${conflict.person_name ?? conflict.booked_by}, ${conflict.court_name}`}
              onClick={() => close(conflict.id)}
            >
              Seen
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const detailOf = ({ court_name, start_time, end_time, made_at, device_name }: CheckInConflict, zone: string): string =>
  `${court_name}, ${clubDateLabel(start_time, zone)}, ${spanText(start_time, end_time, zone)}. At ${clubTime(made_at, zone)}, ${device_name}`;
