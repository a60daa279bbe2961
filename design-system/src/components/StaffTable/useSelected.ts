import { useState } from "react";
import type { StaffTableProps } from "./staff-table-types.ts";

export interface Selected<Row> {
  keys: ReadonlySet<string>;
  rows: Row[];
  set: (rows: readonly Row[], selected: boolean) => void;
  clear: () => void;
  /** Rows that may be selected. */
  choices: readonly Row[];
}

/** The selected rows. One that left the list is no longer selected. */
export function useSelected<Row>({ rows, rowKey, selection }: StaffTableProps<Row>): Selected<Row> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choices = selection ? rows.filter((row) => !selection.isDisabled?.(row)) : [];
  const selected = chosen.size > 0 ? choices.filter((row) => chosen.has(rowKey(row))) : [];
  return {
    keys: new Set(selected.map(rowKey)),
    rows: selected,
    choices,
    clear: () => setChosen(new Set()),
    set: (changed, isSelected) =>
      setChosen((before) => {
        const next = new Set(before);
        for (const row of changed) {
          if (isSelected) next.add(rowKey(row));
          else next.delete(rowKey(row));
        }
        return next;
      }),
  };
}
