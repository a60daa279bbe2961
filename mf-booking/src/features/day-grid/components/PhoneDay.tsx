import { Button, IconChevronDown, IconChevronUp, Stack } from "@courtside/design-system/core.tsx";
import { type ReactNode, useState } from "react";
import { spentRows } from "../../../day/opening-row.ts";
import { useSwipe } from "../useSwipe.ts";
import { CourtChips } from "./CourtChips.tsx";
import { DayGrid, type DayGridProps } from "./DayGrid.tsx";
import styles from "./PhoneDay.module.css";

interface PhoneDayProps extends Omit<DayGridProps, "courtId" | "onCourt" | "firstRow" | "narrowestColumn"> {
  courtId: string;
  onCourt: (courtId: string) => void;
  /** Epoch ms. */
  now: number;
  /** Before the courts. */
  choosing: ReactNode;
  /** Folded, between courts and grid. */
  legend: ReactNode;
}

/** The day on a phone: one court at a time, chosen by chips or a swipe; rows that are over are folded away. */
export function PhoneDay({ now, choosing, legend, ...grid }: PhoneDayProps) {
  const { columns } = grid.grid;
  const courts = columns.map(({ key, title, free }) => ({ id: key, name: title, free }));
  const [unfolded, setUnfolded] = useState(false);
  const at = columns.findIndex((column) => column.court.court_id === grid.courtId);
  const spent = spentRows(grid.grid, grid.courtId, now);
  const swipe = useSwipe((step) => {
    const next = columns[at + step];
    if (next) grid.onCourt(next.court.court_id);
  });
  return (
    <Stack gap={0}>
      <CourtChips courts={courts} courtId={grid.courtId} onCourt={grid.onCourt} before={choosing} />
      <div className={styles.folds}>
        {spent > 0 && (
          <Button
            variant="ghost"
            aria-expanded={unfolded}
            icon={unfolded ? <IconChevronUp /> : <IconChevronDown />}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? "Hide earlier times" : `Earlier times (${spent})`}
          </Button>
        )}
        {legend}
      </div>
      <div {...swipe}>
        <DayGrid {...grid} narrowestColumn={0} firstRow={unfolded ? 0 : spent} />
      </div>
    </Stack>
  );
}
