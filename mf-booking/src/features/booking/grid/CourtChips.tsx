import { Segmented } from "@courtside/design-system/core.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./CourtChips.module.css";

interface CourtChipsProps {
  /** `free`: slots that the caller can book on the day or days shown. */
  courts: readonly { id: string; name: string; free: number }[];
  courtId: string;
  onCourt: (courtId: string) => void;
  /** In the same row, before the chips. */
  before?: ReactNode;
}

/** On a phone or in a week: chooses the court that is shown. On a phone it stays in view while the day scrolls. */
export function CourtChips({ courts, courtId, onCourt, before }: CourtChipsProps) {
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
      {before}
      <Segmented
        label="Court"
        look="pills"
        value={courtId}
        onChange={onCourt}
        options={courts.map(({ id, name, free }) => ({
          value: id,
          label: (
            <span className={styles.name} title={name}>
              {name}
            </span>
          ),
          hint: free > 0 ? `${free} free` : "None free",
        }))}
      />
    </div>
  );
}
