import { useEffect, useState } from "react";
import { Button } from "../Button/Button.tsx";
import styles from "./StaffTable.module.css";
import type { RowSelection, StaffTableProps } from "./staff-table-types.ts";
import type { Selected } from "./useSelected.ts";
import { MOST_ROWS, useWholeList } from "./useWholeList.ts";

interface BulkBarProps<Row> {
  table: StaffTableProps<Row>;
  selected: Selected<Row>;
  actions: RowSelection<Row>["actions"];
}

/** What can be done with all selected rows; stays in sight beneath them. */
export function BulkBar<Row>({ table, selected, actions }: BulkBarProps<Row>) {
  const { rows, clear } = selected;
  const whole = useEverySelected(table, selected);
  if (rows.length === 0) return null;
  return (
    <section className={styles.bulk} aria-label="Selected rows">
      <div className={styles.chosen}>
        <strong role="status">{rows.length.toLocaleString("en-US")} selected</strong>
        {whole.isPartial && (
          <Button size="small" variant="ghost" busy={whole.isLoading} busyLabel={whole.progress} onClick={whole.begin}>
            {whole.label}
          </Button>
        )}
        {whole.hasFailed && <span role="alert">The rest of the list could not be loaded</span>}
      </div>
      <div className={styles.buttons}>
        {actions(rows, clear)}
        <Button size="small" variant="ghost" onClick={clear}>
          Clear selection
        </Button>
      </div>
    </section>
  );
}

/**
 * Selects the whole list, once the rows that are still on the server are here too. A row that is unselected meanwhile, and another
 * search or filter, end it.
 */
function useEverySelected<Row>(table: StaffTableProps<Row>, selected: Selected<Row>) {
  const { rows, more, matching, selection } = table;
  const [begun, setBegun] = useState({ selected: 0, matching });
  const { begin, end, isLoading, hasFailed } = useWholeList(table, () =>
    selected.set(selected.choices.slice(0, MOST_ROWS), true),
  );
  const isChanged = selected.rows.length < begun.selected || matching !== begun.matching;
  useEffect(() => {
    if (isLoading && isChanged) end();
  });
  const all = matching ?? (more ? null : rows.length);
  const most = Math.min(all ?? MOST_ROWS, MOST_ROWS).toLocaleString("en-US");
  // Which of the rows that are still on the server may be selected is not known.
  const count = !more ? selected.choices.length : selection?.isDisabled ? null : all;
  return {
    isLoading,
    hasFailed,
    isPartial:
      selected.rows.length < Math.min(selected.choices.length, MOST_ROWS) || (!!more && rows.length < MOST_ROWS),
    label:
      all !== null && all > MOST_ROWS
        ? `Select the first ${most} of ${all.toLocaleString("en-US")}`
        : count === null
          ? "Select all"
          : `Select all ${count.toLocaleString("en-US")}`,
    progress: `Loading ${rows.length.toLocaleString("en-US")} of ${most}...`,
    begin: () => {
      setBegun({ selected: selected.rows.length, matching });
      begin();
    },
  };
}
