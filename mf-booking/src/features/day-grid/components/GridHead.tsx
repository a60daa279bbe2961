import { memo } from "react";
import type { GridColumn } from "../../../day/grid.ts";
import styles from "./DayGrid.module.css";

interface GridHeadProps {
  columns: readonly GridColumn[];
  /** Named where the club's clock differs from the browser's. */
  zone?: string;
}

/** The courts, or a week's days, with how many slots of the day are free. */
export const GridHead = memo(function GridHead({ columns, zone }: GridHeadProps) {
  return (
    <thead className={styles.top}>
      <tr aria-rowindex={1} className={styles.head}>
        <th scope="col" className={styles.corner}>
          {zone ?? "Time"}
        </th>
        {columns.map(({ key, title, free }) => (
          <th key={key} scope="col" className={styles.court}>
            <span className={styles.name}>{title}</span>
            <span className={styles.count}>{free > 0 ? `${free} free` : "None free"}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
});
