import { Legend } from "@courtside/design-system/core.tsx";
import styles from "./BoardLegend.module.css";

/** What the week's colours and patterns mean. */
export function BoardLegend() {
  return (
    <div className={styles.legend}>
      <Legend states={["lesson", "event", "own"]} />
      <span className={styles.entry}>
        <span className={styles.hours} /> Weekly hours
      </span>
      <span className={styles.entry}>
        <span className={styles.away} /> Time off
      </span>
    </div>
  );
}
