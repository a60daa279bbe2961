import { WEEKDAYS, weekdayLabel } from "@courtside/contracts/domain/weekly-availability.ts";
import { Text, VisuallyHidden } from "@courtside/design-system/core.tsx";
import type { CSSProperties } from "react";
import type { ReportRow } from "../api.ts";
import { type Measure, partOf, percent } from "../figures.ts";
import styles from "./Reports.module.css";

interface HeatmapProps {
  rows: readonly ReportRow[];
  measure: Measure;
  /** Names the measure and the courts. */
  caption: string;
}

const hourLabel = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

/** Hours by weekdays: a table whose cells are coloured by their number, so that it needs no second one beside it. */
export function Heatmap({ rows, measure, caption }: HeatmapProps) {
  const shown = [...new Set(rows.map(({ hour = 0 }) => hour))].toSorted((a, b) => a - b);
  const rowAt = new Map(rows.map((row) => [`${row.weekday} ${row.hour}`, row]));
  if (shown.length === 0) return <Text tone="secondary">No court was open in this range.</Text>;
  return (
    <div className={styles.scroll}>
      <table className={styles.heatmap}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Hour</VisuallyHidden>
            </th>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" abbr={weekdayLabel(day)}>
                {weekdayLabel(day).slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((hour) => (
            <tr key={hour}>
              <th scope="row">{hourLabel(hour)}</th>
              {WEEKDAYS.map((day) => {
                const row = rowAt.get(`${day} ${hour}`);
                const part = row ? partOf(row, measure) : null;
                return (
                  <td
                    key={day}
                    className={part === null ? styles.closed : styles.heat}
                    data-full={part !== null && part > 0.55 ? "" : undefined}
                    style={{ "--part": `${Math.round((part ?? 0) * 100)}%` } as CSSProperties}
                  >
                    {percent(part)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
