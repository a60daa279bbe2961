import { Segmented } from "@courtside/design-system/core.tsx";
import { useEffect, useRef } from "react";
import type { GridColumn } from "../../../day/grid.ts";
import styles from "./CourtChips.module.css";

interface CourtChipsProps {
  columns: readonly GridColumn[];
  courtId: string;
  onCourt: (courtId: string) => void;
}

/** On a phone: which court is shown, each with its count of free slots. Stays in sight while the day scrolls. */
export function CourtChips({ columns, courtId, onCourt }: CourtChipsProps) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const chosen = bar.current
      ?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(courtId)}"]`)
      ?.closest("label");
    const row = chosen?.parentElement;
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [courtId]);

  return (
    <div ref={bar} className={styles.bar}>
      <Segmented
        label="Court"
        look="pills"
        value={courtId}
        onChange={onCourt}
        options={columns.map(({ court, free }) => ({
          value: court.court_id,
          label: court.name,
          hint: free > 0 ? `${free} free` : "None free",
        }))}
      />
    </div>
  );
}
