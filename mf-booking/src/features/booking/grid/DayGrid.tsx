import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { courtKindText } from "@courtside/contracts/domain/courts.ts";
import { classNames } from "@courtside/design-system/core.tsx";
import { type CSSProperties, type FocusEvent, memo, useMemo, useRef } from "react";
import { useNow } from "../../../club-day/clock.ts";
import { CellTip } from "./CellTip.tsx";
import styles from "./DayGrid.module.css";
import { GridHead, TimeRail } from "./GridHeads.tsx";
import { GridRow } from "./GridRows.tsx";
import type { Grid } from "./grid.ts";
import { type GridActions, useGridPointer } from "./grid-actions.ts";
import { gridKeys, usePendingFocus, useTabStop } from "./grid-focus.ts";
import { useColumnWidth, useGridRoom, useScrollToOpening } from "./grid-layout.ts";
import type { GridStore } from "./grid-store.ts";
import { nowPlace } from "./opening-row.ts";

export interface DayGridProps {
  grid: Grid;
  store: GridStore;
  actions: GridActions;
  /** "Tennis courts, Sat, Mar 8". */
  label: string;
  /** Changes with the day and sport shown: the grid then scrolls to `openingRow` again. */
  dayKey: string;
  openingRow: number;
  /** Shown in the corner if the club's clock differs from the browser's. */
  zone?: string;
  /** Least width of a court column, px. */
  narrowestColumn: number;
  /** The one court that a phone shows; undefined: all courts. */
  courtId?: string;
  onCourt?: (courtId: string) => void;
  /** Earlier rows are folded away. */
  firstRow?: number;
  /** Server's clock minus the browser's, ms: for the now-line. */
  clockOffset: number;
  timeZone: string;
}

/** px of the time rail, as in DayGrid.module.css. */
const RAIL = 64;

/** An ARIA grid: a table whose cells can be operated. */
export const GRID = { role: "grid", "aria-multiselectable": true } as const;

/**
 * Courts (in a week: days) across, time down (docs/product/screens.md#day-grid). Handles clicks, keys and focus once for
 * all cells.
 */
export const DayGrid = memo(function DayGrid(props: DayGridProps) {
  const { grid, store, actions, label, zone, courtId, firstRow = 0 } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const single = courtId !== undefined;
  const at = grid.columns.findIndex((column) => column.court.court_id === courtId);
  const columns = single ? grid.columns.slice(at, at + 1) : grid.columns;

  const time = useNow(props.clockOffset);
  const now = nowPlace(grid, time);

  const titles = grid.isWeek ? grid.columns.map((column) => column.title).join("|") : null;
  // The same list while its content is the same, so that unchanged rows do not render again.
  const days = useMemo(() => titles?.split("|"), [titles]);

  const kinds = !grid.isWeek && columns.some(({ court }) => courtKindText(court) !== "");

  useGridRoom(scroller, !single);
  const { width, isNarrow } = useColumnWidth(scroller, {
    rail: RAIL,
    columns: columns.length,
    narrowest: props.narrowestColumn,
  });
  useScrollToOpening(scroller, { dayKey: props.dayKey, row: props.openingRow, enabled: !single });
  useTabStop(grid, store, props.openingRow, courtId, firstRow);
  const focusSoon = usePendingFocus(grid, store, at);
  const pointer = useGridPointer(grid, store, actions);
  const onCourt = (next: string) => {
    focusSoon();
    props.onCourt?.(next);
  };
  const onKeyDown = gridKeys({ grid, store, actions, firstRow, ...(single && { onCourt }) });

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const key = event.target.dataset.cell;
    if (key && key !== store.get().active) store.set({ active: key });
  };

  const vars = {
    "--columns": columns.length,
    "--column": width === null ? `minmax(${props.narrowestColumn}px, 1fr)` : `${width}px`,
    // If all columns fit, long names must not widen them.
    "--canvas": width === null ? "100%" : undefined,
  } as CSSProperties;

  return (
    <div
      ref={scroller}
      data-week={days ? "" : undefined}
      data-narrow={isNarrow ? "" : undefined}
      data-kinds={kinds ? "" : undefined}
      className={classNames(styles.scroller, single && styles.single)}
      style={vars}
    >
      <div className={styles.canvas}>
        <table
          {...GRID}
          aria-label={label}
          aria-rowcount={grid.rows.length + 1}
          className={styles.grid}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          {...pointer}
        >
          <GridHead columns={columns} kinds={kinds} {...(zone && { zone })} />
          <tbody className={styles.body}>
            {grid.rows.slice(firstRow).map((row, place) => (
              <GridRow
                key={row.start}
                row={row}
                index={firstRow + place + 2}
                {...(single && { column: at })}
                days={days}
                {...(now?.row === firstRow + place && { now })}
                store={store}
              />
            ))}
          </tbody>
        </table>
        <TimeRail grid={grid} firstRow={firstRow} now={now} clock={clubTime(time, props.timeZone)} />
      </div>
      <CellTip scroller={scroller} />
    </div>
  );
});
