import type { CSSProperties } from "react";
import type { Grid } from "../../../day/grid.ts";
import type { NowPlace } from "../../../day/opening-row.ts";
import styles from "./DayGrid.module.css";

interface TimeRailProps {
  grid: Grid;
  firstRow: number;
  now: NowPlace | null;
  /** "10:20": stands at the now-line, in place of the running row's time. */
  clock: string;
}

/**
 * The times at the left edge, as one sticky element: a sticky header in each row would cost a layer each when painting.
 * The row headers stand in the table, unseen.
 */
export function TimeRail({ grid, firstRow, now, clock }: TimeRailProps) {
  return (
    <div aria-hidden="true" className={styles.rail}>
      {grid.rows.slice(firstRow).map((row, place) => (
        <span key={row.start} className={styles.time}>
          {row.labelled && firstRow + place !== now?.row && row.time}
        </span>
      ))}
      {now && now.row >= firstRow && (
        <span className={styles.now} style={{ "--now-rows": now.row - firstRow + now.share } as CSSProperties}>
          <span className={styles.clock}>{clock}</span>
        </span>
      )}
    </div>
  );
}
