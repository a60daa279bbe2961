import { type CSSProperties, memo } from "react";
import type { GridRow as Row } from "../../../day/grid.ts";
import type { GridStore } from "../../../day/grid-store.ts";
import type { NowPlace } from "../../../day/opening-row.ts";
import styles from "./DayGrid.module.css";
import { SlotCell } from "./SlotCell.tsx";

interface GridRowProps {
  row: Row;
  /** aria-rowindex: the head is row 1. */
  index: number;
  /** Only this court's cell; all of them when undefined. */
  column?: number;
  /** What the columns are where they are days; a cell's name then begins with it. */
  days?: readonly string[] | undefined;
  /** The now-line runs through this row. */
  now?: NowPlace;
  store: GridStore;
}

/** The slots of all courts at one time. */
export const GridRow = memo(function GridRow({ row, index, column, days, now, store }: GridRowProps) {
  const cells = column === undefined ? row.cells : row.cells.slice(column, column + 1);
  return (
    <tr aria-rowindex={index} className={styles.row} {...(now && { "data-now": "", style: lineAt(now) })}>
      <th scope="row" className={styles.unseen}>
        {row.time}–{row.until}
      </th>
      {cells.map((cell, at) =>
        cell ? (
          <SlotCell key={cell.key} cell={cell} store={store} {...(days && { day: days[at] })} />
        ) : (
          <td key={days?.[at] ?? at} className={styles.gap} />
        ),
      )}
    </tr>
  );
});

/** The first column of the row's grid is the rail. */
const lineAt = ({ share, column }: NowPlace) =>
  ({
    "--now": share,
    "--now-column": column === undefined ? undefined : `${column + 2} / ${column + 3}`,
  }) as CSSProperties;
