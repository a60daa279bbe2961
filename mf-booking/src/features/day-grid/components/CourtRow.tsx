import { memo } from "react";
import type { GridCell, GridColumn } from "../../../day/grid.ts";
import type { GridStore } from "../../../day/grid-store.ts";
import styles from "./DayGrid.module.css";
import { SlotCell } from "./SlotCell.tsx";

interface CourtRowProps {
  column: GridColumn;
  /** aria-rowindex: the head is row 1. */
  index: number;
  store: GridStore;
}

/** How many cells from this one on belong to the same booking, event or block: its words may run over them all. */
function runFrom(cells: readonly GridCell[], at: number): number {
  let end = at;
  while (cells[end]?.joinsBelow) end++;
  return end - at + 1;
}

/** The slots of one court, side by side. */
export const CourtRow = memo(function CourtRow({ column, index, store }: CourtRowProps) {
  const { title, free, cells } = column;
  return (
    <tr aria-rowindex={index} className={styles.row}>
      <th scope="row" className={styles.unseen}>
        {title}, {free > 0 ? `${free} free` : "None free"}
      </th>
      {cells.map((cell, at) => (
        <SlotCell key={cell.key} cell={cell} store={store} run={runFrom(cells, at)} />
      ))}
    </tr>
  );
});
