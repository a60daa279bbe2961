import { useRef, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../Button/IconButton.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Popover } from "../Popover/Popover.tsx";
import { Select } from "../Select/Select.tsx";
import { FilterButton } from "./FilterButton.tsx";
import { IconColumns, IconPrinter, IconSave } from "./icons.tsx";
import styles from "./StaffTable.module.css";
import type { StaffColumn, StaffTableProps } from "./staff-table-types.ts";
import { linesOf } from "./table-lines.ts";
import { isFixed, type useColumnChoice } from "./useColumnChoice.ts";
import { MOST_ROWS, useWholeList } from "./useWholeList.ts";

interface TableToolsProps<Row> {
  table: StaffTableProps<Row>;
  choice: ReturnType<typeof useColumnChoice<Row>>;
  /** Cards have no heads to sort and to filter by. */
  asCards: boolean;
}

/** The line above the rows: how many there are, and what changes how they are shown. */
export function TableTools<Row>({ table, choice, asCards }: TableToolsProps<Row>) {
  const { caption, columns, total, summary, tools, keepAs, rows, sort, onSave, onSortChange } = table;
  const file = useWholeList(table, () => onSave?.(linesOf(choice.shown, rows.slice(0, MOST_ROWS))));
  const print = useWholeList(table, () => window.print());
  const sortable = onSortChange ? columns.filter((column) => column.sortable) : [];
  return (
    <div className={styles.tools}>
      <p className={styles.total} role="status">
        {total}
        {total && summary ? `, ${summary}` : summary}
      </p>
      <div className={styles.buttons}>
        {asCards &&
          columns.map(
            ({ key, title, filter }) => filter && <FilterButton key={key} title={title} filter={filter} wide />,
          )}
        {asCards && sortable.length > 0 && onSortChange && (
          <SortSelect caption={caption} columns={sortable} sort={sort} onSortChange={onSortChange} />
        )}
        {tools}
        {choice.canChoose && !asCards && rows.length > 0 && <ColumnButton columns={columns} choice={choice} />}
        {(file.hasFailed || print.hasFailed) && <span role="alert">The rest of the list could not be loaded</span>}
        {onSave && rows.length > 0 && (
          <IconButton
            size="small"
            variant="secondary"
            icon={<IconSave />}
            label={`Download ${caption} as CSV`}
            disabled={file.isLoading}
            onClick={file.begin}
          />
        )}
        {keepAs !== undefined && rows.length > 0 && (
          <IconButton
            size="small"
            variant="secondary"
            icon={<IconPrinter />}
            label={`Print ${caption}`}
            disabled={print.isLoading}
            onClick={print.begin}
          />
        )}
      </div>
    </div>
  );
}

interface SortSelectProps<Row> {
  caption: string;
  columns: readonly StaffColumn<Row>[];
  sort: StaffTableProps<Row>["sort"];
  onSortChange: NonNullable<StaffTableProps<Row>["onSortChange"]>;
}

function SortSelect<Row>({ caption, columns, sort, onSortChange }: SortSelectProps<Row>) {
  const options = columns.flatMap(({ key, title }) =>
    (["ascending", "descending"] as const).map((direction) => ({
      value: `${direction}:${key}`,
      label: `${title}, ${direction}`,
    })),
  );
  return (
    <div className={styles.sortSelect}>
      <Select
        aria-label={`Sort ${caption}`}
        options={[...(sort ? [] : [{ value: "", label: "Sort by" }]), ...options]}
        value={sort ? `${sort.direction}:${sort.key}` : ""}
        onChange={(value) => {
          const [direction, key] = value.split(":");
          if (key && (direction === "ascending" || direction === "descending")) onSortChange({ key, direction });
        }}
      />
    </div>
  );
}

interface ColumnButtonProps<Row> {
  columns: readonly StaffColumn<Row>[];
  choice: ReturnType<typeof useColumnChoice<Row>>;
}

function ColumnButton<Row>({ columns, choice }: ColumnButtonProps<Row>) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={anchor}
        size="small"
        icon={<IconColumns />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Columns
      </Button>
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} placement="bottom-end" label="Columns">
        <div className={styles.choices}>
          {columns
            .filter((column) => !isFixed(column))
            .map((column) => (
              <Checkbox
                key={column.key}
                checked={choice.isShown(column)}
                onChange={(shown) => choice.setShown(column, shown)}
              >
                {column.title}
              </Checkbox>
            ))}
          <Button size="small" variant="ghost" onClick={choice.showAll}>
            Show all
          </Button>
        </div>
      </Popover>
    </>
  );
}
