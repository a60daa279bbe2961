import { Button } from "../Button/Button.tsx";
import styles from "./StaffTable.module.css";
import type { RowSelection } from "./staff-table-types.ts";
import type { Selected } from "./useSelected.ts";

interface BulkBarProps<Row> {
  selected: Selected<Row>;
  actions: RowSelection<Row>["actions"];
}

/** What can be done with all selected rows; stays in sight beneath them. */
export function BulkBar<Row>({ selected, actions }: BulkBarProps<Row>) {
  const { rows, clear } = selected;
  if (rows.length === 0) return null;
  return (
    <section className={styles.bulk} aria-label="Selected rows">
      <strong role="status">{rows.length.toLocaleString("en-US")} selected</strong>
      <div className={styles.buttons}>
        {actions(rows, clear)}
        <Button size="small" variant="ghost" onClick={clear}>
          Clear selection
        </Button>
      </div>
    </section>
  );
}
