import { useState } from "react";
import { isStrings, keep, readKept } from "../../kept.ts";
import type { StaffColumn } from "./staff-table-types.ts";

const FIXED = ["title", "action", "menu"];

export const isFixed = ({ card }: Pick<StaffColumn<never>, "card">): boolean =>
  card !== undefined && FIXED.includes(card);

export const isAction = ({ card }: Pick<StaffColumn<never>, "card">): boolean => card === "action" || card === "menu";

/** The columns that a person has not hidden. What is kept are the hidden ones, so that a new column is seen. */
export function useColumnChoice<Row>(columns: readonly StaffColumn<Row>[], keepAs: string | undefined) {
  const key = keepAs === undefined ? null : `courtside-columns-${keepAs}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => (key && readKept(key, isStrings)) || []);
  const isShown = (column: StaffColumn<Row>) => isFixed(column) || !hidden.includes(column.key);
  const choose = (next: string[]) => {
    setHidden(next);
    if (key) keep(key, next);
  };
  const setShown = (column: StaffColumn<Row>, shown: boolean) =>
    choose(shown ? hidden.filter((each) => each !== column.key) : [...hidden, column.key]);
  return { shown: columns.filter(isShown), isShown, setShown, showAll: () => choose([]), canChoose: key !== null };
}
