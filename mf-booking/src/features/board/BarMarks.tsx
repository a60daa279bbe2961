import { classNames } from "@courtside/design-system/core.tsx";
import type { Occupancy } from "../../club-day/court-day.ts";
import { type BookingMark, MARKS, marksOn } from "../../players/occupancy-players.ts";
import styles from "./BarMarks.module.css";

/** The signs of what staff still have to ask for, on a bar whose name says it too. */
export function BarMarks({ occupancy, className }: { occupancy: Occupancy; className?: string | undefined }) {
  const marks = marksOn(occupancy);
  if (marks.length === 0) return null;
  return (
    <span className={classNames(styles.marks, className)}>
      {marks.map(({ sign }) => (
        <Sign key={sign} sign={sign} />
      ))}
    </span>
  );
}

/** Drawn by css, because it is no part of the bar's name. */
const Sign = ({ sign }: Pick<BookingMark, "sign">) => (
  <span aria-hidden="true" className={styles.mark} data-sign={sign} />
);

/** What the signs mean, beside the legend of colors. */
export function MarkLegend() {
  return (
    <ul aria-label="Marks" className={styles.legend}>
      {MARKS.map(({ sign, text }) => (
        <li key={sign} className={styles.item}>
          <Sign sign={sign} />
          {text}
        </li>
      ))}
    </ul>
  );
}
