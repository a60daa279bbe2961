import type { Availability, Club } from "@courtside/contracts/api/client.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Empty, Stack } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import type { BookingDay, CancelTarget } from "../../../day/booking-day.ts";
import { focusCell } from "../../../day/focus-cell.ts";
import { cellAt, placeOf } from "../../../day/grid.ts";
import type { GridStore } from "../../../day/grid-store.ts";
import { rowAt } from "../../../day/opening-row.ts";
import { CancelBookingDialog } from "../../bookings/components/CancelBookingDialog.tsx";
import { BookingPanel } from "../../confirm-booking/components/BookingPanel.tsx";
import { BookingPopover } from "../../confirm-booking/components/BookingPopover.tsx";
import { BookingSheet } from "../../confirm-booking/components/BookingSheet.tsx";
import { BookingInfo } from "../components/BookingInfo.tsx";
import { ClubWelcome } from "../components/ClubWelcome.tsx";
import { GridLegend } from "../components/GridLegend.tsx";
import { GridSaid } from "../components/GridSaid.tsx";
import { ReturnToGrid } from "../components/ReturnToGrid.tsx";
import { useFreshSlots } from "../useFreshSlots.ts";
import { useGrid } from "../useGrid.ts";
import { useKeepSelection } from "../useKeepSelection.ts";
import { useLayoutKind } from "../useLayoutKind.ts";
import styles from "./DayArea.module.css";
import { DayView } from "./DayView.tsx";

interface DayAreaProps {
  availability: Availability;
  club: NonNullable<Club>;
  role: Role;
  sport: string;
  today: string;
  store: GridStore;
  clock: { now: number; offset: number };
  offline: boolean;
  onDate: (date: string) => void;
  /** The clock entered another slot. */
  onStale: () => void;
}

/** A loaded day: grid, legend, and what confirms or explains, where the screen has room for it. */
export function DayArea(props: DayAreaProps) {
  const { availability, club, role, sport, today, store, clock, offline, onDate } = props;
  const dayKey = `${sport} ${availability.date}`;
  const grid = useGrid(availability);
  const { kind, wide, narrowestColumn } = useLayoutKind(grid.columns.length);
  const [cancelTarget, setCancelTarget] = useState<CancelTarget | null>(null);
  useKeepSelection(grid, store, dayKey);
  useFreshSlots(grid, clock.now, dayKey, props.onStale);

  if (grid.columns.length === 0) return <Empty title={`No courts available for ${sportLabel(sport)}`} />;

  const onNow = () => {
    const column = placeOf(grid, store.get().active)?.column ?? 0;
    const cell = cellAt(grid, { column, row: Math.min(rowAt(grid, clock.now), grid.rows.length - 1) });
    store.clear();
    focusCell(cell?.key ?? null);
  };
  const day: BookingDay = {
    availability,
    grid,
    store,
    sport,
    role,
    rules: club,
    today,
    clockOffset: clock.offset,
    offline,
    onDate,
    onNow,
    onCancel: setCancelTarget,
  };

  return (
    <div className={styles.layout}>
      <GridLegend grid={grid} waitlist={club.waitlist_enabled} />
      {kind === "popover" && wide && <BookingInfo club={club} role={role} across />}
      <div className={kind === "panel" ? styles.beside : styles.alone}>
        <DayView day={day} dayKey={dayKey} now={clock.now} kind={kind} narrowestColumn={narrowestColumn} />
        {kind === "panel" && (
          <BookingPanel day={day}>
            <Stack gap={16}>
              <BookingInfo club={club} role={role} />
              <ClubWelcome club={club} />
            </Stack>
          </BookingPanel>
        )}
      </div>
      {kind === "popover" && <BookingPopover day={day} />}
      {kind !== "panel" && !wide && <BookingInfo club={club} role={role} across />}
      {kind !== "panel" && <ClubWelcome club={club} />}
      {kind === "sheet" && <BookingSheet day={day} />}
      <GridSaid store={store} />
      <ReturnToGrid store={store} />
      {cancelTarget && (
        <CancelBookingDialog
          target={cancelTarget}
          zone={availability.time_zone}
          onClose={() => {
            setCancelTarget(null);
            store.clear();
          }}
        />
      )}
    </div>
  );
}
