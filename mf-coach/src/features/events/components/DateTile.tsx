import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import styles from "./DateTile.module.css";

/** Month and day at a glance; the card says the date in words besides. */
export function DateTile({ instant, zone }: { instant: string; zone: string }) {
  const [month, day] = clubDateLabel(instant, zone).replace(",", "").split(" ");
  return (
    <div className={styles.tile} aria-hidden="true">
      <span className={styles.month}>{month}</span>
      <span className={styles.day}>{day}</span>
    </div>
  );
}
