import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { VisuallyHidden } from "../Text/VisuallyHidden.tsx";
import styles from "./StaffTable.module.css";
import type { StaffColumn, StaffTableProps } from "./staff-table-types.ts";
import type { Selected } from "./useSelected.ts";

interface TableCardsProps<Row> {
  table: StaffTableProps<Row>;
  selected: Selected<Row>;
}

const STEP = 100;

/** The narrow form: a card for each row, holding the columns that name their part in it. */
export function TableCards<Row>({ table, selected }: TableCardsProps<Row>) {
  const { caption, columns, rows, rowKey, selection } = table;
  const [most, setMost] = useState(STEP);
  const part = (name: StaffColumn<Row>["card"]) => columns.filter((column) => column.card === name);
  const details = part("detail");
  const actions = part("action");
  return (
    <>
      <ul aria-label={caption} className={styles.cards}>
        {rows.slice(0, most).map((row) => (
          <li key={rowKey(row)} className={styles.card}>
            <div className={styles.cardHead}>
              {selection && (
                <Checkbox
                  checked={selected.keys.has(rowKey(row))}
                  disabled={selection.isDisabled?.(row)}
                  onChange={(on) => selected.set([row], on)}
                >
                  <VisuallyHidden>Select {selection.nameOf(row)}</VisuallyHidden>
                </Checkbox>
              )}
              <div className={styles.cardTitle}>
                {part("title").map((column) => (
                  <div key={column.key}>{column.render(row)}</div>
                ))}
              </div>
              {[...part("status"), ...part("menu")].map((column) => (
                <div key={column.key}>{column.render(row)}</div>
              ))}
            </div>
            {details.length > 0 && (
              <dl className={styles.details}>
                {details.map((column) => (
                  <div key={column.key} className={styles.detail}>
                    <dt>{column.title}</dt>
                    <dd>{column.render(row)}</dd>
                  </div>
                ))}
              </dl>
            )}
            {actions.length > 0 && (
              <div className={styles.actions}>
                {actions.map((column) => (
                  <div key={column.key}>{column.render(row)}</div>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {rows.length > most && (
        <div className={styles.showMore}>
          <Button onClick={() => setMost(most + STEP)}>Show {Math.min(STEP, rows.length - most)} more</Button>
        </div>
      )}
    </>
  );
}
