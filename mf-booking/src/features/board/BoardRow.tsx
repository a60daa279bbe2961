import { classNames, IconClose, slotClass, slotStates } from "@courtside/design-system/core.tsx";
import { type CSSProperties, Fragment, memo } from "react";
import { BarMarks } from "./BarMarks.tsx";
import styles from "./Board.module.css";
import { type Axis, type BoardCell, type Draft, type FilledCell, shareOf } from "./board-day.ts";
import { cellLabel, initialsOf, nameLines, occupancyName, occupancyText, paintOf, spanText } from "./board-text.ts";
import { OfferCountdown } from "./OfferCountdown.tsx";

interface BoardRowProps {
  name: string;
  /** Shown beneath the name: the sport where the board has several, and that the court is inactive. */
  note: string;
  cells: readonly BoardCell[];
  axis: Axis;
  /** The key of the cell in the tab order, if it is in this row. */
  active: string | null;
  /** The occupancy whose panel is open, if it is in this row. */
  selected: string | null;
  /** Epoch ms: what is about to be booked or blocked here. */
  draft: Draft | null;
  /** The occupancy that is about to move, if it is in this row. */
  lifted: string | null;
  /** The text to find; other bars are dimmed. */
  find: string;
  mayCancel: (cell: FilledCell) => boolean;
  onCancel: (cell: FilledCell) => void;
  mayResize: (cell: FilledCell) => boolean;
  /** Server's clock minus the browser's, ms. */
  clockOffset: number;
}

const along = (axis: Axis, start: number, end: number): CSSProperties => ({
  left: `${100 * shareOf(axis, start)}%`,
  width: `${100 * (shareOf(axis, end) - shareOf(axis, start))}%`,
});

const ROW = { role: "row" } as const;
const QUICK = { role: "gridcell", tabIndex: -1 } as const;
const ROW_HEADER = { role: "rowheader", scope: "row" } as const;

/** One court's day from left to right. Renders again only when something of this court changes. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { name, note, cells, axis, active, selected, draft, lifted, find } = props;
  return (
    <tr {...ROW} className={styles.row}>
      <th {...ROW_HEADER} className={styles.court} title={name}>
        <span className={styles.courtName}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </th>
      {cells.map((cell) => {
        // Spread, because the linter does not allow a gridcell's ARIA properties on a `td`.
        const gridcell = {
          role: "gridcell",
          tabIndex: cell.key === active ? 0 : -1,
          "aria-label": cellLabel(cell, name, axis.zone),
          "aria-disabled": cell.kind === "free" && cell.past ? true : undefined,
          "aria-selected": cell.kind === "filled" ? cell.occupancy.id === selected : undefined,
          "data-cell": cell.key,
          style: along(axis, cell.start, cell.end),
        };
        const filled = cell.kind === "filled" ? cell : null;
        const missed = filled && find !== "" && !isFound(filled, find);
        const look = filled ? styles.filled : gridcell["aria-disabled"] ? styles.past : styles.free;
        // One shape for free and filled, so that a booked time keeps its element and with it the focus.
        return (
          <Fragment key={cell.key}>
            <td {...gridcell} className={look}>
              {filled && (
                <Bar
                  cell={filled}
                  zone={axis.zone}
                  clockOffset={props.clockOffset}
                  className={classNames(
                    filled.occupancy.id === selected && styles.chosen,
                    missed && styles.missed,
                    filled.occupancy.id === lifted && styles.lifted,
                  )}
                />
              )}
            </td>
            {filled && (props.mayCancel(filled) || props.mayResize(filled)) && (
              <td {...QUICK} className={styles.quick} style={gridcell.style}>
                {props.mayCancel(filled) && (
                  <CancelButton cell={filled} courtName={name} zone={axis.zone} onCancel={props.onCancel} />
                )}
                {props.mayResize(filled) && <span aria-hidden="true" className={styles.end} data-end={filled.key} />}
              </td>
            )}
          </Fragment>
        );
      })}
      {draft && (
        <td
          role="presentation"
          className={classNames(styles.draft, draft.misfit && styles.misfit)}
          style={along(axis, draft.start, draft.end)}
        >
          <span aria-hidden="true">{spanText(draft.start, draft.end, axis.zone)}</span>
        </td>
      )}
    </tr>
  );
});

export const isFound = ({ occupancy }: FilledCell, text: string): boolean =>
  [occupancyName(occupancy), occupancy.coach_name, occupancy.series_label, ...(occupancy.players ?? [])]
    .join(" ")
    .toLowerCase()
    .includes(text.trim().toLowerCase());

interface BarProps {
  cell: FilledCell;
  zone: string;
  clockOffset: number;
  className: string;
}

/**
 * What fills a court: name and time, as far as the bar has room. Its cell has the whole name, of which only the full name is
 * a part; the rest is drawn by css.
 */
function Bar({ cell, zone, clockOffset, className }: BarProps) {
  const { state, start_time, end_time, offer, players = [], series_label: series } = cell.occupancy;
  const { Icon } = slotStates[paintOf(state)];
  const name = occupancyName(cell.occupancy);
  const [last, given] = nameLines(cell.occupancy).reverse();
  const time = spanText(start_time, end_time, zone);
  return (
    <div
      aria-hidden="true"
      className={classNames(slotClass(paintOf(state)), styles.bar, className)}
      title={`${occupancyText(cell.occupancy)}, ${time}`}
    >
      <div className={styles.text}>
        <span className={styles.line}>
          <Icon size={14} />
          <span className={styles.full}>
            {given !== undefined && <span className={styles.part}>{given} </span>}
            <span className={given === undefined ? undefined : styles.part}>{last}</span>
          </span>
          <span className={styles.initials} data-text={initialsOf(name)} />
          {players.length > 0 && (
            <span className={styles.more} data-count={`+${players.length}`} data-names={`+ ${players.join(", ")}`} />
          )}
          {offer && <OfferCountdown until={offer.expires_at} clockOffset={clockOffset} className={styles.left} />}
        </span>
        <span className={styles.time} data-text={series ? `${time} · ${series}` : time} />
      </div>
      <BarMarks occupancy={cell.occupancy} className={styles.marked} />
    </div>
  );
}

interface CancelButtonProps extends Pick<BoardRowProps, "onCancel"> {
  cell: FilledCell;
  courtName: string;
  zone: string;
}

/** With a mouse, at the end of a bar: a cancellation in two clicks. */
function CancelButton({ cell, courtName, zone, onCancel }: CancelButtonProps) {
  const { start_time, end_time } = cell.occupancy;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.cancel}
      aria-label={`Cancel ${courtName}, ${spanText(start_time, end_time, zone)}, ${occupancyName(cell.occupancy)}`}
      onClick={() => onCancel(cell)}
    >
      <IconClose size={14} />
    </button>
  );
}
