import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { VisuallyHidden } from "@courtside/design-system/core.tsx";
import styles from "./DayName.module.css";

/** "Sat" over "14" in a narrow column; a screen reader hears the month besides. */
export function DayName({ date }: { date: string }) {
  const words = dateLabel(date);
  return (
    <>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span aria-hidden="true" className={styles.day}>
        {words.slice(0, 3)} <strong className={styles.number}>{Number(date.slice(-2))}</strong>
      </span>
    </>
  );
}
