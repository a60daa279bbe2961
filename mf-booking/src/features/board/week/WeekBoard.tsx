import { clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { slotClass } from "@courtside/design-system/core.tsx";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { BoardLegend } from "../BoardLegend.tsx";
import type { Axis } from "../board-day.ts";
import { paintOf } from "../board-text.ts";
import { useMenuButton } from "../long-press.ts";
import styles from "./WeekBoard.module.css";
import { cellText, type WeekCell, type WeekDay, type WeekRow, type WeekSpan, weekRows } from "./week-days.ts";

interface WeekBoardProps {
  days: readonly WeekDay[];
  /** Only this court, hour by hour; null: all. */
  courtId: string | null;
  today: string;
  /** The chosen day: where the days have no room, the week opens at it. */
  date: string;
  /** The server's, epoch ms. */
  now: number;
  label: string;
  /** Reads names. */
  isDesk: boolean;
  onDay: (date: string) => void;
  onCourt: (courtId: string) => void;
  /** A court's day: its cell was chosen, or its menu asked for. */
  onCell: (row: WeekRow, cell: WeekCell) => void;
  onMenu: (row: WeekRow, cell: WeekCell, element: HTMLElement) => void;
  /** M on a court's day. */
  onLift: (row: WeekRow, cell: WeekCell, element: HTMLElement) => void;
  onEscape: () => void;
  /** The week of one court, as a row of the table. */
  court: (row: WeekRow, axis: Axis) => ReactNode;
}

/** A week: days across, courts down, what fills them as bars; one court hour by hour. A day's cell leads to its board, or takes what is lifted. */
export function WeekBoard(props: WeekBoardProps) {
  const { days, courtId, today, date: chosen, now } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [corner, ...heads] = scroller.current?.querySelectorAll("th[scope=col]") ?? [];
    const head = heads.find((each) => each.getAttribute("data-date") === chosen);
    if (!scroller.current || !head || !corner) return;
    scroller.current.scrollLeft += head.getBoundingClientRect().left - corner.getBoundingClientRect().right;
  }, [chosen]);
  const rows = weekRows(days, now);
  const only = rows.find((row) => row.courtId === courtId);
  const axis = days.find((day) => day.axis)?.axis ?? null;
  return (
    <>
      {only && <h2 className={styles.title}>{only.name}</h2>}
      <BoardLegend isDesk={props.isDesk && only !== undefined} />
      <div ref={scroller} className={styles.scroller}>
        <table className={styles.week} aria-label={props.label} onKeyDown={moveFocus}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {only && axis ? clubTime(axis.opens, axis.zone) : "Court"}
              </th>
              {days.map(({ date }) => (
                <th
                  key={date}
                  scope="col"
                  className={styles.date}
                  data-date={date}
                  aria-current={date === today ? "date" : undefined}
                >
                  <button type="button" className={styles.link} onClick={() => props.onDay(date)}>
                    {dateLabel(date)}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {only && axis
              ? props.court(only, axis)
              : rows.map((row, at) => (
                  <CourtRow
                    key={row.courtId}
                    row={row}
                    isFirst={at === 0}
                    onCourt={props.onCourt}
                    onCell={props.onCell}
                    onMenu={props.onMenu}
                    onLift={props.onLift}
                    onEscape={props.onEscape}
                  />
                ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface CourtRowProps extends Pick<WeekBoardProps, "onCourt" | "onCell" | "onMenu" | "onLift" | "onEscape"> {
  row: WeekRow;
  isFirst: boolean;
}

function CourtRow({ row, isFirst, onCourt, ...handlers }: CourtRowProps) {
  return (
    <tr>
      <th scope="row" className={styles.court}>
        <button type="button" className={styles.link} onClick={() => onCourt(row.courtId)}>
          {row.name}
        </button>
      </th>
      {row.cells.map((cell, at) => (
        <td key={cell.date} className={styles.cell}>
          <DayButton row={row} cell={cell} isTabStop={isFirst && at === 0} {...handlers} />
        </td>
      ))}
    </tr>
  );
}

interface DayButtonProps extends Pick<WeekBoardProps, "onCell" | "onMenu" | "onLift" | "onEscape"> {
  row: WeekRow;
  cell: WeekCell;
  isTabStop: boolean;
}

function DayButton({ row, cell, isTabStop, onCell, onMenu, onLift, onEscape }: DayButtonProps) {
  const handlers = useMenuButton({
    onClick: () => onCell(row, cell),
    onMenu: (element) => onMenu(row, cell, element),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") onEscape();
    if (event.key.toLowerCase() !== "m" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onLift(row, cell, event.currentTarget);
  };
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={isTabStop ? 0 : -1}
      data-week-cell=""
      aria-label={`${row.name}, ${dateLabel(cell.date)}, ${cellText(cell)}`}
      {...handlers}
      onKeyDown={onKeyDown}
    >
      <Strip cell={cell} />
    </button>
  );
}

const place = ({ from, length }: WeekSpan): CSSProperties => ({ left: `${100 * from}%`, width: `${100 * length}%` });

function Strip({ cell }: { cell: WeekCell }) {
  return (
    <span aria-hidden="true" className={styles.strip}>
      {cell.spans.map((span) => (
        <span
          key={span.occupancy.id}
          className={`${slotClass(paintOf(span.occupancy.state))} ${styles.span}`}
          style={place(span)}
        />
      ))}
    </span>
  );
}

const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrows move between the days' cells. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const cell = event.target instanceof HTMLElement ? event.target.closest("td") : null;
  const row = cell?.parentElement;
  if (!step || !cell || !(row instanceof HTMLTableRowElement)) return;
  const rows = row.parentElement?.children ?? [];
  const next = rows[[...rows].indexOf(row) + step[0]]?.children[cell.cellIndex + step[1]];
  const target = next?.querySelector<HTMLElement>("[data-week-cell]");
  if (!target) return;
  event.preventDefault();
  for (const other of event.currentTarget.querySelectorAll<HTMLElement>("[data-week-cell]")) other.tabIndex = -1;
  target.tabIndex = 0;
  target.focus();
}
