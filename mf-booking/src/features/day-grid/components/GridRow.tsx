import { memo } from "react";
import type { GridRow as Row } from "../../../day/grid.ts";
import type { GridStore } from "../../../day/grid-store.ts";
import styles from "./DayGrid.module.css";
import { SlotCell } from "./SlotCell.tsx";

interface GridRowProps {
  row: Row;
  /** aria-rowindex: the head is row 1. */
  index: number;
  /** Only this court's cell; all of them when undefined. */
  column?: number;
  store: GridStore;
}

/** The slots of all courts at one time. */
export const GridRow = memo(function GridRow({ row, index, column, store }: GridRowProps) {
  const cells = column === undefined ? row.cells : row.cells.slice(column, column + 1);
  return (
    <tr aria-rowindex={index} className={styles.row}>
      <th scope="row" className={styles.unseen}>
        {row.time}–{row.until}
      </th>
      {cells.map((cell) => (
        <SlotCell key={cell.key} cell={cell} store={store} />
      ))}
    </tr>
  );
});
