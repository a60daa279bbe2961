import { Segmented } from "@courtside/design-system/core.tsx";
import type { GridViewChoice } from "../useGridView.ts";
import styles from "./GridViews.module.css";

/** Day or week; for staff on a wide screen also courts across or down. Nothing to choose on a phone. */
export function GridViews({ view }: { view: GridViewChoice }) {
  if (!view.canShowWeek) return null;
  return (
    <div className={styles.views}>
      {view.canTurn && (
        <Segmented
          label="Courts"
          value={view.turned ? "rows" : "columns"}
          onChange={(value) => view.onTurned(value === "rows")}
          options={[
            { value: "columns", label: "Courts across" },
            { value: "rows", label: "Courts down" },
          ]}
        />
      )}
      <Segmented
        label="View"
        value={view.week ? "week" : "day"}
        onChange={(value) => view.onWeek(value === "week")}
        options={[
          { value: "day", label: "Day" },
          { value: "week", label: "Week" },
        ]}
      />
    </div>
  );
}
