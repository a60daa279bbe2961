import type { Grid } from "../../../day/grid.ts";
import { rowAt } from "../../../day/opening-row.ts";
import { useNow } from "../../../day/useNow.ts";
import styles from "./DayGrid.module.css";

interface TimeRailProps {
  grid: Grid;
  firstRow: number;
  /** Server's clock minus the browser's, ms. */
  clockOffset: number;
}

/**
 * The times at the left edge, as one sticky element: a sticky header in each row would cost a layer each when painting.
 * The row headers stand in the table, unseen. The running row's time gives way to the clock of the now-line.
 */
export function TimeRail({ grid, firstRow, clockOffset }: TimeRailProps) {
  const running = rowAt(grid, useNow(clockOffset));
  return (
    <div aria-hidden="true" className={styles.rail}>
      {grid.rows.slice(firstRow).map((row, place) => (
        <span key={row.start} className={styles.time}>
          {row.labelled && firstRow + place !== running && row.time}
        </span>
      ))}
    </div>
  );
}
