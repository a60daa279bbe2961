import { classNames } from "@courtside/design-system/core.tsx";
import { type CSSProperties, memo } from "react";
import { cellLabel, cellName, cellTip, isLabelled, labelLines, segmentsOf } from "./cell.ts";
import type { GridCell } from "./grid.ts";
import { type GridStore, LOOK, useCellLook } from "./grid-store.ts";
import styles from "./SlotCell.module.css";
import { paintClass, stateIcon } from "./slot-paint.ts";

interface SlotCellProps {
  cell: GridCell;
  /** "Sat, Mar 8", where columns are days. */
  day?: string | undefined;
  /** With times across: how many cells its text may span. */
  run?: number;
  store: GridStore;
}

/** One slot of one court. Renders again only when its cell object or its own part of the selection changes. */
export const SlotCell = memo(function SlotCell({ cell, day, run, store }: SlotCellProps) {
  const look = useCellLook(store, cell.key);
  const selected = (look & LOOK.selected) > 0;
  const free = cell.slot.state === "available";
  // Spread, because the linter does not allow a gridcell's ARIA properties on a `td`.
  const gridcell = {
    role: "gridcell",
    tabIndex: look & LOOK.active ? 0 : -1,
    "aria-label": day ? `${day}, ${cellName(cell)}` : cellName(cell),
    "aria-disabled": free || cell.slot.state === "join_waitlist" ? undefined : true,
    "aria-selected": free ? selected : undefined,
  };
  return (
    <td
      {...gridcell}
      data-cell={cell.key}
      data-tip={cellTip(cell)}
      className={cellClass(cell, look)}
      style={run === undefined || run === 1 ? undefined : ({ "--run": run } as CSSProperties)}
    >
      {selected && look & LOOK.lost ? <s>{cell.time}</s> : <CellFace cell={cell} />}
    </td>
  );
});

function cellClass(cell: GridCell, look: number): string {
  const { state } = cell.slot;
  const selected = (look & LOOK.selected) > 0;
  const inParts = segmentsOf(cell) !== null;
  const run = (look & (LOOK.selected | LOOK.target | LOOK.misfit)) > 0;
  return classNames(
    styles.cell,
    paintClass(inParts ? "past" : state),
    inParts && styles.parts,
    state === "lesson" && styles.lesson,
    state === "available" && styles.free,
    state === "past" && styles.past,
    cell.joinsAbove && styles.joinsAbove,
    cell.joinsBelow && styles.joinsBelow,
    selected && !(look & LOOK.lost) && styles.selected,
    (look & LOOK.leaves) > 0 && styles.leaves,
    (look & LOOK.target) > 0 && styles.target,
    (look & LOOK.misfit) > 0 && styles.misfit,
    run && !(look & LOOK.first) && styles.joinsAbove,
    run && !(look & LOOK.last) && styles.joinsBelow,
    (look & LOOK.lost) > 0 && styles.lost,
    (look & LOOK.unavailable) > 0 && styles.unavailable,
  );
}

function CellFace({ cell }: { cell: GridCell }) {
  const { state } = cell.slot;
  if (state === "available" || state === "past") return <span className={styles.time}>{cell.time}</span>;
  const segments = segmentsOf(cell);
  const label = isLabelled(cell) && <CellLabel cell={cell} lines={labelLines(cell, segments)} />;
  if (!segments) return label;
  return segments.map(({ id, state: part, top, bottom }) => (
    <span
      key={id}
      className={classNames(
        paintClass(part),
        styles.segment,
        cell.joinsAbove && top === 0 && styles.joinsAbove,
        cell.joinsBelow && bottom === 0 && styles.joinsBelow,
      )}
      style={{ "--from": `${top}%`, "--until": `${bottom}%` } as CSSProperties}
    >
      {id === cell.filling?.id && label}
    </span>
  ));
}

/** Letters that fit the narrowest column. A text that may be cut off costs the browser layers of its own at each paint. */
const FITS = 7;

function CellLabel({ cell, lines }: { cell: GridCell; lines: 0 | 1 | 2 }) {
  const Icon = stateIcon(cell.slot.state);
  if (lines === 0) return null;
  const text = [cellLabel(cell), cell.span].filter((line) => line !== null);
  const shown = lines === 1 ? text.slice(-1) : text;
  return (
    <span className={styles.label}>
      <Icon size={14} />
      <span className={styles.text}>
        {shown.map((line) => (
          <span
            key={line}
            className={line === cell.span ? styles.span : line.length > FITS ? styles.what : styles.word}
          >
            {line}{" "}
          </span>
        ))}
      </span>
    </span>
  );
}
