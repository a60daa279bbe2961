import { classNames } from "../../classNames.ts";
import { IconChevronDown, IconChevronUp } from "../Icon/icons.tsx";
import styles from "./Table.module.css";
import type { TableColumn, TableProps } from "./table-types.ts";

/** The wide form: a real table, its header in sight while the page scrolls. */
export function TableGrid<Row>({ caption, columns, rows, rowKey, loading, sort, onSortChange }: TableProps<Row>) {
  return (
    <div className={styles.frame}>
      {loading && <span aria-hidden="true" className={styles.progress} />}
      <table className={styles.grid}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={column.align === "end" ? styles.end : undefined}
                style={{ width: column.width, minWidth: column.width }}
                aria-sort={sort?.key === column.key ? sort.direction : undefined}
              >
                {column.sortable && onSortChange ? (
                  <SortButton column={column} sort={sort} onSortChange={onSortChange} />
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.key} className={column.align === "end" ? styles.end : undefined}>
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortButtonProps<Row> extends Pick<TableProps<Row>, "sort"> {
  column: TableColumn<Row>;
  onSortChange: NonNullable<TableProps<Row>["onSortChange"]>;
}

function SortButton<Row>({ column, sort, onSortChange }: SortButtonProps<Row>) {
  const ascending = sort?.key === column.key && sort.direction === "ascending";
  const Arrow = ascending ? IconChevronUp : IconChevronDown;
  return (
    <button
      type="button"
      className={classNames(styles.sort, sort?.key === column.key && styles.sorted)}
      onClick={() => onSortChange({ key: column.key, direction: ascending ? "descending" : "ascending" })}
    >
      {column.title}
      <Arrow size={14} />
    </button>
  );
}
