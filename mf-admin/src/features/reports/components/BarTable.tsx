import { Text, VisuallyHidden } from "@courtside/design-system/core.tsx";
import type { CSSProperties, ReactNode } from "react";
import styles from "./Reports.module.css";

export interface BarRow {
  key: string;
  label: ReactNode;
  /** Cells between the label and the bar. */
  cells?: ReactNode[];
  /** What the bar says in text. */
  value: string;
  /** Its length, 0 to 1. */
  part: number;
}

interface BarTableProps {
  caption: string;
  columns: string[];
  rows: readonly BarRow[];
  /** How many there are, if `rows` may be the first of them. */
  total?: number;
  empty: string;
}

/** A bar chart that is a table: each bar stands behind its number. */
export function BarTable({ caption, columns, rows, total, empty }: BarTableProps) {
  if (rows.length === 0) {
    return (
      <Text as="p" tone="secondary">
        {empty}
      </Text>
    );
  }
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.bars}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells = [], value, part }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]}>{cell}</td>
                ))}
                <td
                  className={styles.bar}
                  style={{ "--part": `${Math.min(100, Math.round(part * 100))}%` } as CSSProperties}
                >
                  {value}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total !== undefined && total > rows.length && (
        <Text as="p" size="sm" tone="secondary">
          {rows.length} of {total.toLocaleString("en-US")}. The CSV has all.
        </Text>
      )}
    </>
  );
}

/** Bars of a count, the longest for the highest. */
export function countBars<Row extends { count: number }>(
  rows: readonly Row[],
  of: (row: Row) => { key: string; label: ReactNode },
): BarRow[] {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return rows.map((row) => ({ ...of(row), value: String(row.count), part: row.count / most }));
}
