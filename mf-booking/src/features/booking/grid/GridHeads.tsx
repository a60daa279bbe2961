import { courtKindText } from "@courtside/contracts/domain/courts.ts";
import { VisuallyHidden } from "@courtside/design-system/core.tsx";
import { type CSSProperties, memo } from "react";
import { freeText } from "./cell.ts";
import styles from "./DayGrid.module.css";
import type { Grid, GridColumn } from "./grid.ts";
import type { NowPlace } from "./opening-row.ts";

interface GridHeadProps {
  columns: readonly GridColumn[];
  /** Shown if the club's clock differs from the browser's. */
  zone?: string;
  /** Whether a line says what each court is like. */
  kinds: boolean;
}

/** The courts, or a week's days, with how many slots of the day are free. */
export const GridHead = memo(function GridHead({ columns, zone, kinds }: GridHeadProps) {
  return (
    <thead className={styles.top}>
      <tr aria-rowindex={1} className={styles.head}>
        <th scope="col" className={styles.corner}>
          {zone ?? "Time"}
        </th>
        {columns.map((column) => (
          <th key={column.key} scope="col" className={styles.court}>
            <span className={styles.name}>{column.title}</span>
            {kinds && (
              <span className={styles.kind} title={courtKindText(column.court)}>
                {courtKindText(column.court)}
              </span>
            )}
            <span className={styles.count}>{freeText(column)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
});

interface TimesHeadProps {
  grid: Grid;
  now: NowPlace | null;
  /** "10:20": replaces the running slot's time. */
  clock: string;
  /** Shown if the club's clock differs from the browser's. */
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
          <th key={row.start} scope="col" className={styles.hour}>
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

interface TimeRailProps {
  grid: Grid;
  firstRow: number;
  now: NowPlace | null;
  /** "10:20": shown at the now-line, replaces the running row's time. */
  clock: string;
}

/**
 * The times at the left edge, as one sticky element: a sticky header in each row would cost one paint layer each.
 * The table has visually hidden row headers.
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
