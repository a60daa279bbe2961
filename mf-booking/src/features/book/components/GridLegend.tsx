import { Legend, type SlotState } from "@courtside/design-system/core.tsx";
import type { Grid } from "../../../day/grid.ts";
import styles from "./GridLegend.module.css";

interface GridLegendProps {
  grid: Grid | undefined;
  waitlist: boolean;
}

const ALWAYS: SlotState[] = ["available", "booked", "blocked", "limit_reached"];
const WHEN_THERE: SlotState[] = ["own", "offer_held", "event", "lesson"];

/** The specification's legend, and those further states that the day has. */
export function GridLegend({ grid, waitlist }: GridLegendProps) {
  const there = new Set<SlotState>(grid?.columns.flatMap((column) => column.cells.map((cell) => cell.slot.state)));
  const states = [
    ...ALWAYS,
    ...(waitlist ? ["join_waitlist" as const] : []),
    ...WHEN_THERE.filter((each) => there.has(each)),
  ];
  return (
    <div className={styles.legend}>
      <Legend states={states} />
    </div>
  );
}
