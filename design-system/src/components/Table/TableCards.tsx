import styles from "./Table.module.css";
import type { TableColumn, TableProps } from "./table-types.ts";

/** The narrow form: a card for each row, holding the columns that name their part in it. */
export function TableCards<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  const part = (name: TableColumn<Row>["card"]) => columns.filter((column) => column.card === name);
  const details = part("detail");
  const actions = part("action");
  return (
    <ul aria-label={caption} className={styles.cards}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={styles.card}>
          <div className={styles.cardHead}>
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
  );
}
