import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import type { CSSProperties } from "react";
import type { Grid } from "../../../day/grid.ts";
import { nowOffset } from "../../../day/opening-row.ts";
import { useNow } from "../../../day/useNow.ts";
import styles from "./DayGrid.module.css";

interface NowLineProps {
  grid: Grid;
  /** Server's clock minus the browser's, ms. */
  clockOffset: number;
  zone: string;
  firstRow: number;
}

/** Where the day stands. Keeps its own time, so that a passing minute renders this line alone. */
export function NowLine({ grid, clockOffset, zone, firstRow }: NowLineProps) {
  const now = useNow(clockOffset);
  const offset = nowOffset(grid, now);
  if (offset === null || offset < firstRow) return null;
  return (
    <div aria-hidden="true" className={styles.now} style={{ "--now-rows": offset - firstRow } as CSSProperties}>
      <span className={styles.clock}>{clubTime(now, zone)}</span>
    </div>
  );
}
