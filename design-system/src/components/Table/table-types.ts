import type { ReactNode } from "react";

export interface TableColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: "start" | "end";
  /** At least so wide: px or a CSS length. Where that does not fit, rows become cards. */
  width?: number | string;
  sortable?: boolean;
  /**
   * Its part in a phone's card (docs/product/screens.md#tables): title, status, two details, action, menu. A column without one is
   * not on the card.
   */
  card?: "title" | "status" | "detail" | "action" | "menu";
}

export interface TableSort {
  key: string;
  direction: "ascending" | "descending";
}

export interface TableProps<Row> {
  /** Names the table for a screen reader. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** With rows present the old ones stay under a moving line. */
  loading?: boolean;
  empty?: ReactNode;
  /** Above the rows: "12 members". */
  total?: ReactNode;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** Beneath: LoadMore, Pagination. */
  footer?: ReactNode;
}
