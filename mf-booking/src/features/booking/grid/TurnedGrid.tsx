import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { classNames } from "@courtside/design-system/core.tsx";
import { type CSSProperties, type FocusEvent, memo, useRef } from "react";
import { useNow } from "../../../club-day/clock.ts";
import { CellTip } from "./CellTip.tsx";
import styles from "./DayGrid.module.css";
import { type DayGridProps, GRID } from "./DayGrid.tsx";
import { TimesHead } from "./GridHeads.tsx";
import { CourtRow } from "./GridRows.tsx";
import { useGridPointer } from "./grid-actions.ts";
import { gridKeys, useTabStop } from "./grid-focus.ts";
import { useColumnWidth, useScrollToOpening } from "./grid-layout.ts";
import { nowPlace } from "./opening-row.ts";

/** px of the courts' names, as in DayGrid.module.css. */
const RAIL = 128;
/** px: "06:15" and a slot's band. */
const NARROWEST = 52;

type TurnedGridProps = Omit<DayGridProps, "courtId" | "onCourt" | "firstRow" | "narrowestColumn">;

/**
 * The day turned for staff: courts down, time across, 20 courts at once (docs/product/screens.md#day-grid). Cells and keys are
 * the day grid's.
 */
export const TurnedGrid = memo(function TurnedGrid(props: TurnedGridProps) {
  const { grid, store, actions, label, zone } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { width } = useColumnWidth(scroller, { rail: RAIL, columns: grid.rows.length, narrowest: NARROWEST });
  useScrollToOpening(scroller, { dayKey: props.dayKey, row: props.openingRow, enabled: true, across: true });
  useTabStop(grid, store, props.openingRow, undefined, 0);
  const pointer = useGridPointer(grid, store, actions);
  const onKeyDown = gridKeys({ grid, store, actions, firstRow: 0, turned: true });
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const key = event.target.dataset.cell;
    if (key && key !== store.get().active) store.set({ active: key });
  };
  const time = useNow(props.clockOffset);
  const now = nowPlace(grid, time);
  const vars = {
    "--columns": grid.rows.length,
    "--column": width === null ? `minmax(${NARROWEST}px, 1fr)` : `${width}px`,
    // If all columns fit, long names must not widen them.
    "--canvas": width === null ? "100%" : undefined,
    "--now": now ? (now.row + now.share) / grid.rows.length : undefined,
  } as CSSProperties;

  return (
    <div
      ref={scroller}
      data-turned=""
      data-now={now ? "" : undefined}
      className={classNames(styles.scroller, styles.turned)}
      style={vars}
    >
      <div className={styles.canvas}>
        <table
          {...GRID}
          aria-label={label}
          aria-rowcount={grid.columns.length + 1}
          className={styles.grid}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          {...pointer}
        >
          <TimesHead grid={grid} now={now} clock={clubTime(time, props.timeZone)} {...(zone && { zone })} />
          <tbody className={styles.body}>
            {grid.columns.map((column, at) => (
              <CourtRow key={column.key} column={column} index={at + 2} store={store} />
            ))}
          </tbody>
        </table>
        <div aria-hidden="true" className={styles.rail}>
          {grid.columns.map(({ key, title }) => (
            <span key={key} className={styles.time}>
              <span className={styles.name}>{title}</span>
            </span>
          ))}
        </div>
      </div>
      <CellTip scroller={scroller} />
    </div>
  );
});
