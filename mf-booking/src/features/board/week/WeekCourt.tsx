import { clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { classNames, slotClass } from "@courtside/design-system/core.tsx";
import type { CSSProperties } from "react";
import { type Axis, marksOf, shareOf } from "../board-day.ts";
import { occupancyName, occupancyType, paintOf, spanText } from "../board-text.ts";
import styles from "./WeekBoard.module.css";
import { cellText, type WeekRow } from "./week-days.ts";

interface WeekCourtProps {
  row: WeekRow;
  /** Of one of the days: all have the club's hours. */
  axis: Axis;
  onOpen: (date: string, courtId: string, occupancyId: string) => void;
}

const HOUR = 3_600_000;

/** One court's week hour by hour; a bar opens what it shows. */
export function WeekCourt({ row, axis, onOpen }: WeekCourtProps) {
  const hours = (axis.closes - axis.opens) / HOUR;
  return (
    <tr>
      <th scope="row" className={styles.hours} style={{ "--hours": hours } as CSSProperties}>
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
      {row.cells.map((cell) => (
        <td key={cell.date} className={styles.column} style={{ "--hours": hours } as CSSProperties}>
          <span className={styles.hidden}>{cellText(cell)}</span>
          {cell.spans.map(({ occupancy, from, length }) => (
            <button
              key={occupancy.id}
              type="button"
              className={classNames(slotClass(paintOf(occupancy.state)), styles.bar)}
              style={{ top: `${100 * from}%`, height: `${100 * length}%` }}
              aria-label={`${dateLabel(cell.date)}, ${spanText(occupancy.start_time, occupancy.end_time, axis.zone)}, ${occupancyType(occupancy)}: ${occupancyName(occupancy)}`}
              onClick={() => onOpen(cell.date, row.courtId, occupancy.id)}
            >
              <span aria-hidden="true" className={styles.name}>
                {occupancyName(occupancy)}
              </span>
            </button>
          ))}
        </td>
      ))}
    </tr>
  );
}
