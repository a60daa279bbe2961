import { courtKindText } from "@courtside/contracts/domain/courts.ts";
import { Button, IconChevronDown, IconChevronUp, Stack } from "@courtside/design-system/core.tsx";
import { type ReactNode, type TouchEvent, useRef, useState } from "react";
import { CourtChips } from "./CourtChips.tsx";
import { DayGrid, type DayGridProps } from "./DayGrid.tsx";
import type { Grid } from "./grid.ts";
import { spentRows } from "./opening-row.ts";
import styles from "./PhoneDay.module.css";

interface PhoneDayProps extends Omit<DayGridProps, "courtId" | "onCourt" | "firstRow" | "narrowestColumn"> {
  courtId: string;
  onCourt: (courtId: string) => void;
  /** Epoch ms. */
  now: number;
  /** Shown before the courts. */
  choosing: ReactNode;
  /** Shown folded between courts and grid. */
  legend: ReactNode;
  /** In place of the grid while any court will do. */
  times: ReactNode;
}

/** In place of a court's id: all courts in one list. */
export const ANY_COURT = "any";

/**
 * The day on a phone: one court at a time, chosen by chips or a swipe, earlier rows folded away; or the free times of all courts
 * in one list.
 */
export function PhoneDay({ now, choosing, legend, times, ...grid }: PhoneDayProps) {
  const { columns } = grid.grid;
  const courts = columns.map(({ key, title, free, limited }) => ({ id: key, name: title, free, limited }));
  if (courts.length > 1) courts.unshift(anyCourt(grid.grid));
  const [unfolded, setUnfolded] = useState(false);
  const at = columns.findIndex((column) => column.court.court_id === grid.courtId);
  const court = columns[at]?.court;
  const kind = court && courtKindText(court);
  const spent = spentRows(grid.grid, grid.courtId, now);
  const swipe = useSwipe((step) => {
    const next = columns[at + step];
    if (next) grid.onCourt(next.court.court_id);
  });
  return (
    <Stack gap={0}>
      <CourtChips courts={courts} courtId={grid.courtId} onCourt={grid.onCourt} before={choosing} />
      {grid.courtId === ANY_COURT ? (
        times
      ) : (
        <>
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
            {kind && <span className={styles.kind}>{kind}</span>}
          </div>
          <div {...swipe}>
            <DayGrid {...grid} narrowestColumn={0} firstRow={unfolded ? 0 : spent} />
          </div>
        </>
      )}
    </Stack>
  );
}

/** The choice before the courts, with the number of times at which any of them is free. */
const anyCourt = ({ rows, columns }: Grid) => ({
  id: ANY_COURT,
  name: "Any court",
  free: rows.filter(({ cells }) => cells.some((cell) => cell?.slot.state === "available")).length,
  limited: columns.some(({ limited }) => limited),
});

const FAR_ENOUGH = 56;

/** A sideways swipe shows the neighbouring court; a mostly vertical one scrolls. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!from.current || !touch) return;
      const x = touch.clientX - from.current.x;
      const y = touch.clientY - from.current.y;
      from.current = null;
      if (Math.abs(x) > FAR_ENOUGH && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
