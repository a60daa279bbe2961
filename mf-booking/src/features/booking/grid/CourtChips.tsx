import { Segmented } from "@courtside/design-system/core.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./CourtChips.module.css";
import { freeText } from "./cell.ts";
import type { GridColumn } from "./grid.ts";

export interface CourtChoice extends Pick<GridColumn, "free" | "limited"> {
  id: string;
  name: string;
}

interface CourtChipsProps {
  /** With the slots that the caller can book on the day or days shown. */
  courts: readonly CourtChoice[];
  courtId: string;
  onCourt: (courtId: string) => void;
  /** In the same row, before the chips. */
  before?: ReactNode;
}

/** On a phone or in a week: chooses the court that is shown. On a phone it stays in view while the day scrolls. */
export function CourtChips({ courts, courtId, onCourt, before }: CourtChipsProps) {
  const bar = useRef<HTMLDivElement>(null);
  // The row begins with "Any court", which stays in sight beside the first of them.
  const isAtStart = courts.findIndex(({ id }) => id === courtId) <= 1;

  useEffect(() => {
    const chosen = bar.current
      ?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(courtId)}"]`)
      ?.closest("label");
    const row = chosen?.parentElement;
    if (!row || !chosen) return;
    const centered = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
    row.scrollLeft = isAtStart ? 0 : centered;
  }, [courtId, isAtStart]);

  return (
    <div ref={bar} className={styles.bar}>
      {before}
      <Segmented
        label="Court"
        look="pills"
        value={courtId}
        onChange={onCourt}
        options={courts.map(({ id, name, ...slots }) => ({
          value: id,
          label: (
            <span className={styles.label}>
              <span className={styles.name} title={name}>
                {name}
              </span>{" "}
              <span className={styles.free}>{freeText(slots)}</span>
            </span>
          ),
        }))}
      />
    </div>
  );
}
