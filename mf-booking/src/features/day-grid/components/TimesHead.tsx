import { classNames, VisuallyHidden } from "@courtside/design-system/core.tsx";
import type { Grid } from "../../../day/grid.ts";
import type { NowPlace } from "../../../day/opening-row.ts";
import styles from "./DayGrid.module.css";

interface TimesHeadProps {
  grid: Grid;
  now: NowPlace | null;
  /** "10:20": stands in place of the running slot's time. */
  clock: string;
  /** Named where the club's clock differs from the browser's. */
  zone?: string;
}

/** The times across the top. */
export function TimesHead({ grid, now, clock, zone }: TimesHeadProps) {
  return (
    <thead className={styles.top}>
      <tr aria-rowindex={1} className={styles.head}>
        <th scope="col" className={styles.corner}>
          {zone ? `Court · ${zone}` : "Court"}
        </th>
        {grid.rows.map((row, at) => (
          <th key={row.start} scope="col" className={classNames(styles.hour, row.labelled && styles.labelled)}>
            {at === now?.row ? (
              <span className={styles.clock}>{clock}</span>
            ) : row.labelled ? (
              row.time
            ) : (
              <VisuallyHidden>{row.time}</VisuallyHidden>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
