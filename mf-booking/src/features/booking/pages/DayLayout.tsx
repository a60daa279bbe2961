import type { Availability } from "@courtside/contracts/api/client.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Empty, LiveRegion, Stack } from "@courtside/design-system/core.tsx";
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { UndoCancel } from "../../../changes/UndoCancel.tsx";
import { DemoWaitlist, WaitlistPrompt } from "../../waitlist/WaitlistPrompt.tsx";
import type { BookingDay } from "../booking-day.ts";
import { BookingPanel, BookingPopover, BookingSheet } from "../confirm/BookingContainers.tsx";
import { GridLegend } from "../grid/GridLegend.tsx";
import type { Grid } from "../grid/grid.ts";
import { focusCell } from "../grid/grid-focus.ts";
import { type GridStore, useGridState, usePaintedState } from "../grid/grid-store.ts";
import { ANY_TIME, AskedDialogs, useAsked } from "./AskedDialogs.tsx";
import { BookingInfo, ClubWelcome } from "./BookingInfo.tsx";
import styles from "./DayLayout.module.css";
import { MovePart, UndoMovePart } from "./MoveParts.tsx";
import type { ScreenProps } from "./ScreenFrame.tsx";
import { slotWaitlist } from "./SlotWaitlist.tsx";
import type { LayoutType } from "./useGridView.ts";

interface DayLayoutProps {
  screen: ScreenProps;
  /** The day of the selected or open slot, and its own grid. */
  availability: Availability;
  grid: Grid;
  /** What is shown: the day's own grid, or a week. */
  shown: Grid;
  kind: LayoutType;
  wide: boolean;
  /** px */
  narrowestColumn: number;
  /** The grid needs the window's height: the rules are shown beneath it. */
  tall?: boolean;
  /** The days of `shown`. */
  days: readonly Availability[];
  /** Moves the focus to the running slot. */
  onNow: () => void;
  children: ReactNode;
}

/** px of the time rail, and of the grid's edges. */
const RAIL = 64 + 8;

/**
 * Places legend, rules, booking and waitlist around the grid, by the room on the screen. A sport without an open
 * court has the waitlist's prompt alone (docs/product/screens.md#book-court).
 */
export function DayLayout(props: DayLayoutProps) {
  const { screen, availability, grid, shown, kind, wide, narrowestColumn, tall, days, onNow, children } = props;
  const { club, role, store, clock, moving, offline } = screen;
  const { sport, today, choose } = screen.chosen;
  const { date } = availability;
  const { access } = useMe();
  const asked = useAsked();
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
    onDate: (next) => choose({ date: next }),
    onNow,
    onCancel: asked.onCancel,
    onRepeat: asked.onRepeat,
    onMove: moving.onLift,
    onJoin: club.waitlist_enabled && can(role, "waitlist:join") ? asked.onJoin : null,
    slotWaitlist,
  };
  const joinDay = () => asked.onJoin(ANY_TIME);
  const prompt = club.waitlist_enabled && <WaitlistPrompt role={role} date={date} sport={sport} onJoin={joinDay} />;
  const demo = access.is_demo && day.onJoin && <DemoWaitlist date={date} sport={sport} onJoin={joinDay} />;
  const dialogs = <AskedDialogs asked={asked} day={day} club={club} onFreeSlot={screen.onFreeSlot} />;

  if (grid.columns.length === 0) {
    return (
      <div className={styles.layout}>
        <Empty title={`No courts available for ${sportLabel(sport)}`} />
        {prompt}
        {dialogs}
      </div>
    );
  }
  const rulesAbove = kind === "popover" && wide && !tall;
  return (
    <div className={styles.layout}>
      <UndoCancel />
      <UndoMovePart moving={moving} />
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
      {prompt}
      {kind === "popover" && <BookingPopover day={day} />}
      {kind !== "panel" && !rulesAbove && <BookingInfo club={club} role={role} across />}
      {kind !== "panel" && demo}
      {kind !== "panel" && <ClubWelcome club={club} />}
      {kind === "sheet" && <BookingSheet day={day} />}
      <MovePart screen={screen} shown={shown} days={days} />
      <GridSaid store={store} />
      <ReturnToGrid store={store} />
      {dialogs}
    </div>
  );
}

/** Announces changes of the selection to screen readers: extended, lost, free again. */
function GridSaid({ store }: { store: GridStore }) {
  return <LiveRegion message={useGridState(store, (state) => state.said)} />;
}

/** When a panel, popover or sheet closes with the focus in it, returns the focus to its cell. */
function ReturnToGrid({ store }: { store: GridStore }) {
  // A frame late like the details, so that they are removed when the effect runs.
  const busy = usePaintedState(store, (state) => state.range !== null || state.opened !== null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) {
      focusCell(store.get().active);
      if (document.activeElement === document.body) document.querySelector<HTMLElement>("[data-times]")?.focus();
    }
    wasBusy.current = busy;
  }, [busy, store]);
  return null;
}
