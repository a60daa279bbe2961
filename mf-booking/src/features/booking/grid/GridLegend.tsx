import { IconChevronDown, Legend, type SlotState, usePhone } from "@courtside/design-system/core.tsx";
import styles from "./GridLegend.module.css";
import type { Grid } from "./grid.ts";
import { paintOf } from "./slot-paint.ts";

interface GridLegendProps {
  grid: Grid | undefined;
  waitlist: boolean;
}

const ALWAYS: SlotState[] = ["available", "booked", "blocked", "limit_reached"];
const WHEN_THERE: SlotState[] = ["own", "offer_held", "event", "lesson"];

/** The legend (docs/product/screens.md#slot-states): five states, and further ones that occur on the day; folded on a phone. */
export function GridLegend({ grid, waitlist }: GridLegendProps) {
  const there = new Set<SlotState>(
    grid?.columns.flatMap((column) => column.cells.map((cell) => paintOf(cell.slot.state))),
  );
  const states = [
    ...ALWAYS,
    ...(waitlist ? ["join_waitlist" as const] : []),
    ...WHEN_THERE.filter((each) => there.has(each)),
  ];
  if (!usePhone()) return <Legend states={states} />;
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        Legend <IconChevronDown size={16} className={styles.chevron} />
      </summary>
      <Legend states={states} />
    </details>
  );
}
