import { useRef } from "react";
import { usePhone } from "../../theme/useMediaQuery.ts";
import { Empty } from "../Empty/Empty.tsx";
import { SkeletonList } from "../Skeleton/SkeletonList.tsx";
import styles from "./Table.module.css";
import { TableCards } from "./TableCards.tsx";
import { TableGrid } from "./TableGrid.tsx";
import type { TableProps } from "./table-types.ts";
import { useFits } from "./useFits.ts";

export type * from "./table-types.ts";

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
