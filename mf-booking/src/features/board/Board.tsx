import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { takesBookings } from "@courtside/contracts/domain/courts.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { type CSSProperties, type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from "react";
import styles from "./Board.module.css";
import { BoardRow } from "./BoardRow.tsx";
import {
  type Axis,
  type BoardCell,
  type BoardCourt,
  cellAt,
  cellsOf,
  type Draft,
  type FilledCell,
  MINUTE,
  marksOf,
  shareOf,
  type Zoom,
} from "./board-day.ts";
import { nextCell, stepOf } from "./board-keys.ts";
import { useBoardPointer, useTouchDrag } from "./board-pointer.ts";
import { useBoardRoom, useOpening } from "./board-room.ts";
import { focusBoardCell } from "./focus-board-cell.ts";
import type { BoardMove } from "./moving/useBoardMove.ts";
import { useStable } from "./useStable.ts";

interface BoardProps {
  courts: readonly BoardCourt[];
  axis: Axis;
  zoom: Zoom;
  /** "Courts, Sun, Mar 8". */
  label: string;
  /** Changes with the day and sport: the board then opens at now again. */
  dayKey: string;
  /** The server's, epoch ms. */
  now: number;
  clockOffset: number;
  draft: Draft | null;
  /** The occupancy whose panel is open. */
  selected: string | null;
  find: string;
  mayCancel: (cell: FilledCell) => boolean;
  onCancel: (cell: FilledCell) => void;
  /** A click or Enter on a cell. */
  onPick: (cell: BoardCell) => void;
  /** Dragged over free cells, or extended by Shift and an arrow. */
  onDraft: (draft: Draft) => void;
  /** A right click, a long press or the menu key. */
  onMenu: (cell: BoardCell, element: HTMLElement) => void;
  onEscape: () => void;
  /** Bars whose end can be drawn, or moved with + and -. */
  mayResize: (cell: FilledCell) => boolean;
  onStretch: (cell: FilledCell, instant: number) => void;
  onStretched: (cell: FilledCell, instant: number) => void;
  onGiveUp: () => void;
  /** + and - on a bar: minutes. */
  onStep: (cell: FilledCell, minutes: number) => void;
  /** A booking that moves: dragged with the mouse or after a long press, or lifted by M. */
  move: BoardMove;
  onLift: (cell: FilledCell, instant: number | null) => boolean;
}

const GRID = { role: "grid" } as const;
const BODY = { role: "rowgroup" } as const;

/** px of an hour, at least. */
const HOUR_WIDTH: Record<Zoom, number> = { 60: 64, 30: 116, 15: 216 };

/**
 * All courts of a day, one beneath the other, time from left to right (docs/product/screens.md#the-board). Handles clicks, keys
 * and focus once for all cells.
 */
export function Board(props: BoardProps) {
  const { courts, axis, zoom, now, draft, selected, move } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ key: string; time: number } | null>(null);
  const rows = useMemo(() => courts.map(({ court }) => cellsOf(court, axis, zoom, now)), [courts, axis, zoom, now]);
  const cells = useMemo(() => new Map(rows.flat().map((cell) => [cell.key, cell])), [rows]);
  const active = cells.get(focused?.key ?? "") ?? tabStop(rows, focused, now);
  // Without the hours that the clock covers, in px of the narrowest board.
  const toNow = (hour: number) => ((now - hour) / (60 * MINUTE)) * HOUR_WIDTH[zoom];
  const hours = marksOf(axis, 60).filter((hour) => toNow(hour) < -28 || toNow(hour) > 64);
  const onCancel = useStable(props.onCancel);
  useBoardRoom(scroller);
  useOpening(scroller, props.dayKey, shareOf(axis, now), `${zoom}`);

  const pointer = useBoardPointer({
    cellOf: (target) => cells.get(keyOf(target) ?? ""),
    rowOf: (courtId) => rows.find(([first]) => first?.courtId === courtId) ?? [],
    onPick: props.onPick,
    onDraft: props.onDraft,
    onMenu: props.onMenu,
    instantAt: (x) => instantAt(scroller.current, axis, x),
    onStretch: props.onStretch,
    onStretched: props.onStretched,
    onGiveUp: props.onGiveUp,
    mayMove: move.mayMove,
    onLift: props.onLift,
    onCarry: (x, y) => move.carry(courtAt(scroller.current, courts, y), instantAt(scroller.current, axis, x)),
    onDrop: move.drop,
    onPutBack: move.leave,
  });
  useTouchDrag(scroller, pointer.isArmed);

  const onFocus = (event: FocusEvent) => {
    const cell = cells.get(keyOf(event.target) ?? "");
    if (cell && cell.key !== active?.key) setFocused({ key: cell.key, time: cell.start });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cells.get(keyOf(event.target) ?? "");
    if (!cell || !(event.target instanceof HTMLElement) || !event.target.dataset.cell) return;
    if (move.lifted && movesBooking(event, cell)) return event.preventDefault();
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return props.onPick(cell);
    }
    if (event.key === "Escape") return props.onEscape();
    if (isPlainKey(event, "m") && cell.kind === "filled" && props.onLift(cell, null)) return event.preventDefault();
    const step = stepOf(event.key);
    if (step !== 0 && cell.kind === "filled" && props.mayResize(cell)) {
      event.preventDefault();
      return props.onStep(cell, step);
    }
    if (event.shiftKey && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
      event.preventDefault();
      const longer = stretched(cell, event.key === "ArrowRight" ? zoom : -zoom);
      if (longer) props.onDraft(longer);
      return;
    }
    const time = focused?.key === cell.key ? focused.time : cell.start;
    const to = nextCell(rows, cell, time, { key: event.key, ctrl: event.ctrlKey || event.metaKey });
    if (!to) return;
    event.preventDefault();
    const vertical = event.key === "ArrowUp" || event.key === "ArrowDown";
    setFocused({ key: to.key, time: vertical ? time : to.start });
    focusBoardCell(to.key);
  };

  /** Keys of a lifted booking: arrows choose its place, Enter takes it, Esc puts it back. */
  const movesBooking = ({ key }: KeyboardEvent, cell: BoardCell): boolean => {
    if (key === "Escape") move.leave();
    else if (key === "Enter" || key === " ") move.takePlanned(cell);
    else if (key === "ArrowLeft" || key === "ArrowRight")
      move.nudge(cell, { minutes: key === "ArrowLeft" ? -zoom : zoom });
    else if (key === "ArrowUp" || key === "ArrowDown") move.nudge(cell, { court: key === "ArrowUp" ? -1 : 1 });
    else return false;
    return true;
  };

  /** The draft of a free cell, longer or shorter by some minutes; it ends where the court is taken. */
  const stretched = (cell: BoardCell, minutes: number): Draft | null => {
    if (cell.kind !== "free" || cell.past) return null;
    const own = draft?.courtId === cell.courtId && draft.start <= cell.start && cell.start < draft.end ? draft : null;
    const row = rows.find(([first]) => first?.courtId === cell.courtId) ?? [];
    const start = own?.start ?? cell.start;
    const limit = row.find((each) => each.kind === "filled" && each.start >= start)?.start ?? axis.closes;
    const end = Math.min(limit, Math.max(start + 15 * MINUTE, (own?.end ?? cell.end) + minutes * MINUTE));
    return { courtId: cell.courtId, start, end };
  };

  const vars = {
    "--hours": (axis.closes - axis.opens) / (60 * MINUTE),
    "--hour": `${HOUR_WIDTH[zoom]}px`,
    "--courts": courts.length,
    "--now": shareOf(axis, now),
  } as CSSProperties;
  const several = new Set(courts.map(({ sport }) => sport)).size > 1;
  const isRunning = now > axis.opens && now < axis.closes;

  return (
    <div ref={scroller} className={styles.scroller} style={vars}>
      <div className={styles.canvas}>
        <div aria-hidden="true" className={styles.head}>
          <span className={styles.corner}>Court</span>
          <span className={styles.marks}>
            {hours.map((hour) => (
              <span key={hour} className={styles.hour} style={{ left: `${100 * shareOf(axis, hour)}%` }}>
                {clubTime(hour, axis.zone)}
              </span>
            ))}
            {isRunning && <span className={styles.clock}>{clubTime(now, axis.zone)}</span>}
          </span>
        </div>
        <table
          {...GRID}
          aria-label={props.label}
          className={styles.grid}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          {...pointer.handlers}
        >
          <tbody {...BODY} className={styles.body}>
            {courts.map(({ court, sport }, at) => (
              <BoardRow
                key={court.court_id}
                name={court.name}
                note={[several && sportLabel(sport), !takesBookings(court) && "Inactive"].filter(Boolean).join(", ")}
                cells={rows[at] ?? []}
                axis={axis}
                active={active?.courtId === court.court_id ? active.key : null}
                selected={court.occupancies.some(({ id }) => id === selected) ? selected : null}
                draft={draftIn(pointer.dragged ?? draft, court.court_id)}
                lifted={move.lifted?.courtId === court.court_id ? move.lifted.occupancyId : null}
                find={props.find}
                mayCancel={props.mayCancel}
                onCancel={onCancel}
                mayResize={props.mayResize}
                clockOffset={props.clockOffset}
              />
            ))}
          </tbody>
        </table>
        {isRunning && <div aria-hidden="true" className={styles.now} />}
      </div>
    </div>
  );
}

const draftIn = (draft: Draft | null, courtId: string): Draft | null => (draft?.courtId === courtId ? draft : null);

const keyOf = (target: EventTarget): string | undefined => {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-cell], [data-end]") : null;
  return element?.dataset.cell ?? element?.dataset.end;
};

const isPlainKey = (event: KeyboardEvent, key: string): boolean =>
  event.key.toLowerCase() === key && !event.ctrlKey && !event.metaKey && !event.altKey;

/** The court at a height of the window; null above and beneath all. */
function courtAt(scroller: HTMLElement | null, courts: readonly BoardCourt[], clientY: number): string | null {
  const rows = [...(scroller?.querySelectorAll("tr") ?? [])];
  const at = rows.findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return clientY >= top && clientY < bottom;
  });
  return courts[at]?.court.court_id ?? null;
}

/** The instant of the axis beneath a point of the window. */
function instantAt(scroller: HTMLElement | null, { opens, closes }: Axis, clientX: number): number {
  const row = scroller?.querySelector("tr")?.getBoundingClientRect();
  return row && row.width > 0 ? opens + ((clientX - row.left) / row.width) * (closes - opens) : opens;
}

/** The cell in the tab order while none has the focus: where the focused one was, else the first that can still be booked. */
function tabStop(rows: readonly (readonly BoardCell[])[], before: { key: string; time: number } | null, now: number) {
  const row = rows.find(([first]) => before && first && before.key.startsWith(first.courtId));
  if (row && before) return cellAt(row, before.time);
  return rows[0]?.find((cell) => cell.end > now) ?? rows[0]?.[0];
}
