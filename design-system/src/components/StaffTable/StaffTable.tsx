import { useEffect, useRef } from "react";
import { useFits } from "../../theme/useFits.ts";
import { usePhone } from "../../theme/useMediaQuery.ts";
import { Button } from "../Button/Button.tsx";
import { Empty } from "../Empty/Empty.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { SkeletonList } from "../Skeleton/SkeletonList.tsx";
import { BulkBar } from "./BulkBar.tsx";
import styles from "./StaffTable.module.css";
import type { MoreRows, StaffTableProps } from "./staff-table-types.ts";
import { TableCards } from "./TableCards.tsx";
import { TableGrid } from "./TableGrid.tsx";
import { TableTools } from "./TableTools.tsx";
import { useColumnChoice } from "./useColumnChoice.ts";
import { usePrinting } from "./usePrinting.ts";
import { useRowWindow } from "./useRowWindow.ts";
import { useSelected } from "./useSelected.ts";

export type * from "./staff-table-types.ts";

/**
 * The list of a console: rows under a head that stays in sight, to sort, filter, select, print; below 768 px, and wherever they
 * do not fit, the same rows as cards. Thousands of rows scroll like ten.
 */
export function StaffTable<Row>(table: StaffTableProps<Row>) {
  const { caption, columns, rows, loading = false, error, empty, selection, more } = table;
  const frame = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const printing = usePrinting();
  const choice = useColumnChoice(columns, table.keepAs);
  const fits = useFits(frame);
  const asCards = (phone || !fits) && !printing;
  const rowWindow = useRowWindow(rows.length, frame, asCards || printing);
  const selected = useSelected(table);
  const hasRows = rows.length > 0;
  return (
    <div ref={frame} className={styles.table} aria-busy={loading || undefined} data-printed-list="">
      <TableTools table={table} choice={choice} asCards={asCards} />
      {hasRows && asCards && <TableCards table={table} selected={selected} />}
      {hasRows && !asCards && (
        <TableGrid table={table} columns={choice.shown} selected={selected} rowWindow={rowWindow} />
      )}
      {!hasRows && loading && !error && <SkeletonList count={4} />}
      {!hasRows && error && (
        <section aria-label={caption} className={styles.empty}>
          <ErrorState
            title={error.title}
            cause={error.cause ?? "Check your connection, then try again."}
            requestId={error.requestId}
            retrying={error.retrying}
            onRetry={error.onRetry}
          />
        </section>
      )}
      {!hasRows && !loading && !error && (
        <section aria-label={caption} className={styles.empty}>
          {empty ?? <Empty title="Nothing here yet" />}
        </section>
      )}
      {more && hasRows && <More more={more} wanted={rowWindow.nearTheEnd} />}
      {selection && <BulkBar table={table} selected={selected} actions={selection.actions} />}
    </div>
  );
}

/** Fetches the next rows: by itself where many are scrolled, else on demand. */
function More({ more: { busy, failed, onMore }, wanted }: { more: MoreRows; wanted: boolean }) {
  useEffect(() => {
    if (wanted && !busy && !failed) onMore();
  }, [wanted, busy, failed, onMore]);
  return (
    <div className={styles.more}>
      <Button busy={busy} busyLabel="Loading..." onClick={onMore}>
        Load more
      </Button>
    </div>
  );
}
