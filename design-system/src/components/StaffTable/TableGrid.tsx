import { Table as AntTable, Checkbox } from "antd";
import { type ComponentPropsWithRef, createContext, type HTMLAttributes, use, useMemo } from "react";
import { AntdTheme } from "../AntdTheme/AntdTheme.tsx";
import { ColumnHead } from "./ColumnHead.tsx";
import styles from "./StaffTable.module.css";
import "./antd-table.css";
import type { StaffColumn, StaffTableProps } from "./staff-table-types.ts";
import { isAction } from "./useColumnChoice.ts";
import type { RowWindow } from "./useRowWindow.ts";
import type { Selected } from "./useSelected.ts";

interface TableGridProps<Row> {
  table: StaffTableProps<Row>;
  columns: readonly StaffColumn<Row>[];
  selected: Selected<Row>;
  rowWindow: RowWindow;
}

interface Shown extends Pick<RowWindow, "gapBefore" | "gapAfter" | "measure"> {
  rowCount: number;
  columnCount: number;
}

const ShownRows = createContext<Shown>({
  gapBefore: new Map(),
  gapAfter: 0,
  measure: undefined,
  rowCount: 0,
  columnCount: 1,
});

/** Of no use to a screen reader, which counts by `aria-rowindex`. */
const SILENT = { "aria-hidden": true } as const;

/** The height of rows that are left out. */
function Gap({ height }: { height: number }) {
  const { columnCount } = use(ShownRows);
  return (
    <tr {...SILENT} className={styles.gap}>
      <td colSpan={columnCount} style={{ height }} />
    </tr>
  );
}

function TableElement({ children, ...props }: ComponentPropsWithRef<"table">) {
  // With the head's row, and as if no row were left out.
  const { rowCount } = use(ShownRows);
  return (
    <table {...props} aria-rowcount={rowCount + 1}>
      {children}
    </table>
  );
}

function Body({ children, ...props }: ComponentPropsWithRef<"tbody">) {
  const { gapAfter } = use(ShownRows);
  return (
    <tbody {...props}>
      {children}
      {gapAfter > 0 && <Gap height={gapAfter} />}
    </tbody>
  );
}

function Row({ "data-index": index, ...props }: ComponentPropsWithRef<"tr"> & { "data-index"?: number }) {
  const { gapBefore, measure } = use(ShownRows);
  const gap = index === undefined ? undefined : gapBefore.get(index);
  return (
    <>
      {gap !== undefined && <Gap height={gap} />}
      <tr {...props} ref={index === undefined ? undefined : measure} data-index={index} />
    </>
  );
}

// Otherwise antd measures the scroll bar, which this table lacks, by a style element without the page's nonce.
const UNMEASURED = { tailor: true };
const COMPONENTS = { table: TableElement, body: { wrapper: Body, row: Row } };

/**
 * The wide form: antd's table, its head in sight while the page scrolls. It stays one table element: antd's own `sticky` makes
 * two, its `virtual` makes rows of elements without a role.
 */
export function TableGrid<Item>({ table, columns, selected, rowWindow }: TableGridProps<Item>) {
  const { caption, rows, rowKey, loading, sort, onSortChange, selection } = table;
  const { indexes, gapBefore, gapAfter, measure } = rowWindow;
  const columnCount = columns.length + (selection ? 1 : 0);
  const shown = useMemo(
    () => ({ gapBefore, gapAfter, measure, rowCount: rows.length, columnCount }),
    [gapBefore, gapAfter, measure, rows.length, columnCount],
  );
  const indexOf = new Map(indexes.map((index) => [rows[index], index]));
  const all = selected.choices.length > 0 && selected.rows.length === selected.choices.length;
  return (
    <div data-staff-table="" className={styles.frame}>
      {loading && <span aria-hidden="true" className={styles.progress} />}
      <ShownRows value={shown}>
        <AntdTheme>
          <AntTable<Item>
            {...UNMEASURED}
            caption={caption}
            components={COMPONENTS}
            dataSource={indexes.flatMap((index) => rows[index] ?? [])}
            rowKey={rowKey}
            pagination={false}
            // Without it, it writes a style of its own to measure scrollbars, which the page's policy forbids and we have no use for.
            tailor
            onRow={(row) => {
              const index = indexOf.get(row) ?? 0;
              const place = { "data-index": index, "aria-rowindex": index + 2 };
              return { ...place, onFocus: () => rowWindow.onFocusRow(index) };
            }}
            columns={columns.map((column) => ({
              key: column.key,
              title: <ColumnHead column={column} sort={sort} onSortChange={onSortChange} />,
              align: column.align,
              // In an element, which is hidden on paper.
              render: (_: unknown, row: Item) =>
                column.onPaper ? <div className={styles.onScreen}>{column.render(row)}</div> : column.render(row),
              onCell: (row) => ({ ...onPaper(column.onPaper?.(row)), ...(column.breaks && BREAKS) }),
              className: isAction(column) && !column.onPaper ? styles.unprinted : undefined,
              onHeaderCell: () => ({
                style: { width: column.breaks ? undefined : column.width, minWidth: column.width },
                "aria-sort": sort?.key === column.key ? sort.direction : undefined,
              }),
            }))}
            {...(selection && {
              rowSelection: {
                selectedRowKeys: [...selected.keys],
                preserveSelectedRowKeys: true,
                columnWidth: 48,
                columnTitle: (
                  <Checkbox
                    aria-label={`Select all of ${caption}`}
                    checked={all}
                    indeterminate={selected.rows.length > 0 && !all}
                    disabled={selected.choices.length === 0}
                    onChange={({ target }) => selected.set(selected.choices, target.checked)}
                  />
                ),
                onCell: () => ({ className: styles.unprinted }),
                getCheckboxProps: (row) => ({
                  "aria-label": `Select ${selection.nameOf(row)}`,
                  disabled: selection.isDisabled?.(row) ?? false,
                }),
                onSelect: (row, isSelected) => selected.set([row], isSelected),
                onSelectMultiple: (isSelected, _rows, changed) => selected.set(changed, isSelected),
              },
            })}
          />
        </AntdTheme>
      </ShownRows>
    </div>
  );
}

const BREAKS: HTMLAttributes<HTMLElement> & { "data-breaks": string } = { "data-breaks": "" };

const onPaper = (text: string | undefined): HTMLAttributes<HTMLElement> & { "data-on-paper"?: string } =>
  text === undefined ? {} : { "data-on-paper": text };
