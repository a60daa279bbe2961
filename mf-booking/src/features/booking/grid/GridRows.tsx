import { type CSSProperties, memo } from "react";
import { freeText } from "./cell.ts";
import styles from "./DayGrid.module.css";
import type { GridCell, GridColumn, GridRow as Row } from "./grid.ts";
import type { GridStore } from "./grid-store.ts";
import type { NowPlace } from "./opening-row.ts";
import { SlotCell } from "./SlotCell.tsx";

interface GridRowProps {
  row: Row;
  /** aria-rowindex: the head is row 1. */
  index: number;
  /** Only the cell of this court; undefined: all cells. */
  column?: number;
  /** The names of the columns in a week; a cell's accessible name then begins with its day. */
  days?: readonly string[] | undefined;
  /** The now-line crosses this row. */
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

interface CourtRowProps {
  column: GridColumn;
  /** aria-rowindex: the head is row 1. */
  index: number;
  store: GridStore;
}

/** How many cells from this one on belong to the same booking, event or block: its text may span them all. */
function runFrom(cells: readonly GridCell[], at: number): number {
  let end = at;
  while (cells[end]?.joinsBelow) end++;
  return end - at + 1;
}

/** The slots of one court, side by side. */
export const CourtRow = memo(function CourtRow({ column, index, store }: CourtRowProps) {
  const { title, cells } = column;
  return (
    <tr aria-rowindex={index} className={styles.row}>
      <th scope="row" className={styles.unseen}>
        {title}, {freeText(column)}
      </th>
      {cells.map((cell, at) => (
        <SlotCell key={cell.key} cell={cell} store={store} run={runFrom(cells, at)} />
      ))}
    </tr>
  );
});
