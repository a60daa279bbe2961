import { type ReactNode, useRef } from "react";
import { usePhone } from "../../theme/useMediaQuery.ts";
import { Empty } from "../Empty/Empty.tsx";
import { SkeletonList } from "../Skeleton/SkeletonList.tsx";
import styles from "./Table.module.css";
import { TableCards } from "./TableCards.tsx";
import { TableGrid } from "./TableGrid.tsx";
import { useFits } from "./useFits.ts";

export interface TableColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: "start" | "end";
  /** px or a CSS length. */
  width?: number | string;
  sortable?: boolean;
  /**
   * Its part in a phone's card (docs/product/screens.md#tables): title, status, two facts, action, menu. A column without one is
   * not on the card.
   */
  card?: "title" | "status" | "fact" | "action" | "menu";
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

/** Rows under a sticky header; below 768 px, and wherever they do not fit, the same rows as cards. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, rows, loading = false, empty, total, footer } = props;
  const phone = usePhone();
  const frame = useRef<HTMLDivElement>(null);
  const fits = useFits(frame);
  const body = phone || !fits ? <TableCards {...props} /> : <TableGrid {...props} />;
  return (
    <div ref={frame} className={styles.table} aria-busy={loading || undefined}>
      {total !== undefined && <p className={styles.total}>{total}</p>}
      {rows.length > 0 && body}
      {rows.length === 0 && loading && <SkeletonList count={4} />}
      {rows.length === 0 && !loading && (
        <section aria-label={caption} className={styles.empty}>
          {empty ?? <Empty title="Nothing here yet" />}
        </section>
      )}
      {footer}
    </div>
  );
}
