import { classNames } from "../../classNames.ts";
import { IconChevronDown, IconChevronUp } from "../Icon/icons.tsx";
import { FilterButton } from "./FilterButton.tsx";
import styles from "./StaffTable.module.css";
import type { StaffColumn, StaffTableProps } from "./staff-table-types.ts";

interface ColumnHeadProps<Row> extends Pick<StaffTableProps<Row>, "sort" | "onSortChange"> {
  column: StaffColumn<Row>;
}

/**
 * A head's sorting and filter as buttons. antd's own are the cell itself and a symbol that the keyboard does not reach.
 */
export function ColumnHead<Row>({ column, sort, onSortChange }: ColumnHeadProps<Row>) {
  const { title, filter, sortable } = column;
  if (!filter && !(sortable && onSortChange)) return title;
  const direction = sort?.key === column.key ? sort.direction : null;
  const Arrow = direction === "descending" ? IconChevronDown : IconChevronUp;
  return (
    <span className={classNames(styles.head, column.align === "end" && styles.atEnd)}>
      {sortable && onSortChange ? (
        <button
          type="button"
          className={classNames(styles.sort, direction && styles.sorted)}
          onClick={() =>
            onSortChange({ key: column.key, direction: direction === "ascending" ? "descending" : "ascending" })
          }
        >
          {title}
          <Arrow size={14} />
        </button>
      ) : (
        title
      )}
      {filter && <FilterButton title={title} filter={filter} />}
    </span>
  );
}
