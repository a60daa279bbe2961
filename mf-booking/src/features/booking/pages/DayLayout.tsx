import type { Club } from "@courtside/contracts/api/client.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Empty, LiveRegion, Stack } from "@courtside/design-system/core.tsx";
import { type CSSProperties, type ReactNode, useDeferredValue, useEffect, useRef } from "react";
import type { Alternative } from "../../../club-day/court-day.ts";
import { DemoWaitlist, WaitlistPrompt } from "../../waitlist/WaitlistPrompt.tsx";
import type { BookingDay } from "../booking-day.ts";
import { UndoCancel } from "../cancel/UndoCancel.tsx";
import { BookingPanel, BookingPopover, BookingSheet } from "../confirm/BookingContainers.tsx";
import { GridLegend } from "../grid/GridLegend.tsx";
import type { Grid } from "../grid/grid.ts";
import { focusCell } from "../grid/grid-focus.ts";
import { type GridStore, useGridState } from "../grid/grid-store.ts";
import { ANY_TIME, type Asked, AskedDialogs } from "./AskedDialogs.tsx";
import { BookingInfo, ClubWelcome } from "./BookingInfo.tsx";
import styles from "./DayLayout.module.css";
import type { LayoutKind } from "./useGridView.ts";

interface DayLayoutProps {
  /** The day that the selection, or what is open, belongs to. */
  day: BookingDay;
  /** What is shown; a day's own grid or a week. */
  shown: Grid;
  club: NonNullable<Club>;
  kind: LayoutKind;
  wide: boolean;
  /** px */
  narrowestColumn: number;
  /** The grid wants the window's height: the rules stand beneath. */
  tall?: boolean;
  asked: Asked;
  onFreeSlot: (slot: Alternative, sport: string) => void;
  children: ReactNode;
}

/** px of the time rail, and of the grid's edges. */
const RAIL = 64 + 8;

/** Around the grid: legend, rules, and what confirms or explains, where the screen has room for it. */
export function DayLayout(props: DayLayoutProps) {
  const { day, shown, club, kind, wide, narrowestColumn, tall, asked, children } = props;
  const { role, store, sport } = day;
  const { date } = day.availability;
  const { access } = useMe();
  const demo = access.is_demo && day.onJoin && (
    <DemoWaitlist date={date} sport={sport} onJoin={() => asked.onJoin(ANY_TIME)} />
  );
  const rulesAbove = kind === "popover" && wide && !tall;
  return (
    <div className={styles.layout}>
      <UndoCancel />
      {kind !== "sheet" && <GridLegend grid={shown} waitlist={club.waitlist_enabled} />}
      {rulesAbove && <BookingInfo club={club} role={role} across />}
      <div
        className={kind === "panel" ? styles.beside : styles.alone}
        style={{ "--grid-needs": `${RAIL + shown.columns.length * narrowestColumn}px` } as CSSProperties}
      >
        {children}
        {kind === "panel" && (
          <BookingPanel day={day}>
            <Stack gap={16}>
              <BookingInfo club={club} role={role} />
              {demo}
              <ClubWelcome club={club} />
            </Stack>
          </BookingPanel>
        )}
      </div>
      {club.waitlist_enabled && (
        <WaitlistPrompt role={role} date={date} sport={sport} onJoin={() => asked.onJoin(ANY_TIME)} />
      )}
      {kind === "popover" && <BookingPopover day={day} />}
      {kind !== "panel" && !rulesAbove && <BookingInfo club={club} role={role} across />}
      {kind !== "panel" && demo}
      {kind !== "panel" && <ClubWelcome club={club} />}
      {kind === "sheet" && <BookingSheet day={day} />}
      <GridSaid store={store} />
      <ReturnToGrid store={store} />
      <AskedDialogs asked={asked} day={day} club={club} onFreeSlot={props.onFreeSlot} />
    </div>
  );
}

interface NoCourtsProps {
  day: BookingDay;
  club: NonNullable<Club>;
  asked: Asked;
  onFreeSlot: (slot: Alternative, sport: string) => void;
}

/** A sport without an open court (docs/product/screens.md#book-court); the waitlist's prompt stays. */
export function NoCourts({ day, club, asked, onFreeSlot }: NoCourtsProps) {
  return (
    <div className={styles.layout}>
      <Empty title={`No courts available for ${sportLabel(day.sport)}`} />
      {club.waitlist_enabled && (
        <WaitlistPrompt
          role={day.role}
          date={day.availability.date}
          sport={day.sport}
          onJoin={() => asked.onJoin(ANY_TIME)}
        />
      )}
      <AskedDialogs asked={asked} day={day} club={club} onFreeSlot={onFreeSlot} />
    </div>
  );
}

/** What the grid says politely: a selection stretched, lost, free again. */
function GridSaid({ store }: { store: GridStore }) {
  return <LiveRegion message={useGridState(store, (state) => state.said)} />;
}

/** When panel, popover or sheet goes away with the focus in it, the focus returns to the cell it was about. */
function ReturnToGrid({ store }: { store: GridStore }) {
  // Deferred as the details are, so that they are gone when the effect looks.
  const busy = useDeferredValue(useGridState(store, (state) => state.range !== null || state.opened !== null));
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) focusCell(store.get().active);
    wasBusy.current = busy;
  }, [busy, store]);
  return null;
}
