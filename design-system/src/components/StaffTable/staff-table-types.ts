import type { ReactNode } from "react";

export interface ColumnFilter {
  options: readonly { value: string; label: string }[];
  /** Values that are let through; none: all. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export interface StaffColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: "start" | "end";
  /** At least so wide: px or a CSS length. Where that does not fit, rows become cards. */
  width?: number | string;
  /** Of names and addresses: at `width` a longer word breaks, so that one row does not make cards of all. */
  breaks?: boolean;
  /** `rows` arrives sorted: from the server, or by `sortRows` of the contract. */
  sortable?: boolean;
  filter?: ColumnFilter;
  /**
   * Its part in a phone's card (docs/product/screens.md#tables): title, status, two details, action, menu. A column without one is
   * not on the card. Title, action and menu cannot be hidden, and the last two are not printed.
   */
  card?: "title" | "status" | "detail" | "action" | "menu";
  /** Of an action: what it says on paper, as the role that a select shows. Then it is printed. */
  onPaper?: (row: Row) => string;
  /** What it says in a saved file, where that is not the text of what it shows. */
  inFile?: (row: Row) => string;
}

export interface TableSort {
  key: string;
  direction: "ascending" | "descending";
}

/** Rows on the server that are not here yet. */
export interface MoreRows {
  busy: boolean;
  /** They could not be fetched: only the button tries again. */
  failed?: boolean;
  onMore: () => void;
}

export interface RowSelection<Row> {
  /** Names a row for its checkbox: "Maya Chen". */
  nameOf: (row: Row) => string;
  isDisabled?: (row: Row) => boolean;
  /** The buttons of the bar; `clear` unselects all. */
  actions: (rows: Row[], clear: () => void) => ReactNode;
}

export interface TableError {
  title: string;
  cause?: string | undefined;
  requestId?: string | undefined;
  retrying?: boolean;
  onRetry: () => void;
}

export interface StaffTableProps<Row> {
  /** Names the table for a screen reader and on paper. */
  caption: string;
  columns: readonly StaffColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** With rows present the old ones stay under a moving line. */
  loading?: boolean;
  /** Shown in place of the rows if there are none. */
  error?: TableError | null | undefined;
  empty?: ReactNode;
  /** Above the rows: "12 members". */
  total?: ReactNode;
  /** How many rows there are in all, with those that are still on the server; what 'Select all' then says. */
  matching?: number | null | undefined;
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  selection?: RowSelection<Row>;
  /** Fetched when the last rows come into sight, or by a button. */
  more?: MoreRows | null | false;
  /** Beside the total: "50 of 1,204 loaded". */
  summary?: string | undefined;
  /** Where this person's choice of columns is kept; without it columns cannot be chosen. */
  keepAs?: string;
  /** Saves the shown columns of all rows, those that are still on the server too: the head, then a line for each row. */
  onSave?: (lines: string[][]) => void;
  /** Beside the choice of columns: saved views. */
  tools?: ReactNode;
}
