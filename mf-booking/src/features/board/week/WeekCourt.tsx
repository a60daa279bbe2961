import { clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { classNames, slotClass } from "@courtside/design-system/core.tsx";
import { type CSSProperties, useRef } from "react";
import { BarMarks } from "../BarMarks.tsx";
import { type Axis, type Draft, MINUTE, marksOf, shareOf } from "../board-day.ts";
import { occupancyName, occupancyText, occupancyType, paintOf, spanText } from "../board-text.ts";
import { useWeekMove } from "./useWeekMove.ts";
import styles from "./WeekBoard.module.css";
import { cellText, type WeekSpan } from "./week-days.ts";

interface WeekCourtProps extends Omit<Parameters<typeof useWeekMove>[0], "line"> {
  /** Of one of the days: all have the club's hours. */
  axis: Axis;
}

/** One court's week hour by hour; a bar opens what it shows, and moves to another time or day. */
export function WeekCourt({ axis, ...week }: WeekCourtProps) {
  const { row, view, desk } = week;
  const line = useRef<HTMLTableRowElement>(null);
  const handlers = useWeekMove({ ...week, line });
  const { lifted, draft } = desk.move;
  const height = { "--hours": (axis.closes - axis.opens) / (60 * MINUTE) } as CSSProperties;
  return (
    <tr ref={line} {...handlers}>
      <th scope="row" className={styles.hours} style={height}>
        <span className={styles.hidden}>{row.name}</span>
        {marksOf(axis, 60)
          .slice(1)
          .map((hour) => (
            <span
              key={hour}
              aria-hidden="true"
              className={styles.hour}
              style={{ top: `${100 * shareOf(axis, hour)}%` }}
            >
              {clubTime(hour, axis.zone)}
            </span>
          ))}
      </th>
      {row.cells.map((cell, at) => (
        <td key={cell.date} data-day="" className={styles.column} style={height}>
          <span className={styles.hidden}>{cellText(cell)}</span>
          {cell.spans.map((span) => (
            <WeekBar
              key={span.occupancy.id}
              span={span}
              day={dateLabel(cell.date)}
              zone={axis.zone}
              isLifted={span.occupancy.id === lifted?.occupancyId}
            />
          ))}
          <WeekDraft draft={draft?.courtId === row.courtId ? draft : null} axis={view.week.days[at]?.axis ?? null} />
        </td>
      ))}
    </tr>
  );
}

interface WeekBarProps {
  span: WeekSpan;
  /** "Mon, Mar 10". */
  day: string;
  zone: string;
  isLifted: boolean;
}

/** The other players are drawn by css, because the bar's name has them elsewhere. Its clicks, drags and keys are handled by the row. */
function WeekBar({ span: { cell, occupancy, from, length }, day, zone, isLifted }: WeekBarProps) {
  const { players = [] } = occupancy;
  const time = spanText(occupancy.start_time, occupancy.end_time, zone);
  return (
    <button
      type="button"
      className={classNames(slotClass(paintOf(occupancy.state)), styles.bar, isLifted && styles.lifted)}
      style={{ top: `${100 * from}%`, height: `${100 * length}%` }}
      data-cell={cell.key}
      aria-label={`${day}, ${time}, ${occupancyType(occupancy)}: ${occupancyText(occupancy)}`}
    >
      <span aria-hidden="true" className={styles.name}>
        {occupancyName(occupancy)}
        <span className={styles.others} data-text={players.map((name) => `, ${name}`).join("")} />
      </span>
      <BarMarks occupancy={occupancy} />
    </button>
  );
}

/** Where the lifted booking would go, if it is on this day. */
function WeekDraft({ draft, axis }: { draft: Draft | null; axis: Axis | null }) {
  if (!draft || !axis || draft.start < axis.opens || draft.start >= axis.closes) return null;
  const from = shareOf(axis, draft.start);
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.draft, draft.misfit && styles.misfit)}
      style={{ top: `${100 * from}%`, height: `${100 * (shareOf(axis, draft.end) - from)}%` }}
    >
      {spanText(draft.start, draft.end, axis.zone)}
    </span>
  );
}
