import type { ReactNode } from "react";
import { Empty } from "../Empty/Empty.tsx";
import { SkeletonList } from "../Skeleton/SkeletonList.tsx";
import styles from "../StaffTable/StaffTable.module.css";
import type { StaffTableProps } from "../StaffTable/staff-table-types.ts";
import { TableCards } from "../StaffTable/TableCards.tsx";

interface PreviousTableProps<Row> extends StaffTableProps<Row> {
  footer?: ReactNode;
}

/** No rows are selected: the remotes of that release knew no selection. */
const NONE = { keys: new Set<string>(), rows: [], choices: [], set: () => undefined, clear: () => undefined };

/** `Table` for remotes released before `StaffTable`: always cards, without antd. Goes with the next recorded release. */
export function PreviousTable<Row>({ footer, ...table }: PreviousTableProps<Row>) {
  const { caption, rows, loading, empty, total } = table;
  return (
    <div className={styles.table} aria-busy={loading || undefined}>
      {total !== undefined && <p className={styles.total}>{total}</p>}
      {rows.length > 0 && <TableCards table={table} selected={NONE} />}
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
