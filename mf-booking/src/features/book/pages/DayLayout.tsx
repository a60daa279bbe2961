import type { Club } from "@courtside/contracts/api/client.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Stack } from "@courtside/design-system/core.tsx";
import type { CSSProperties, ReactNode } from "react";
import { UndoCancel } from "../../../bookings/UndoCancel.tsx";
import type { BookingDay } from "../../../day/booking-day.ts";
import type { Grid } from "../../../day/grid.ts";
import type { Alternative } from "../../../day/server-alternatives.ts";
import { BookingPanel } from "../../confirm-booking/components/BookingPanel.tsx";
import { BookingPopover } from "../../confirm-booking/components/BookingPopover.tsx";
import { BookingSheet } from "../../confirm-booking/components/BookingSheet.tsx";
import { DemoWaitlist } from "../../waitlist/components/DemoWaitlist.tsx";
import { WaitlistPrompt } from "../../waitlist/components/WaitlistPrompt.tsx";
import { BookingInfo } from "../components/BookingInfo.tsx";
import { ClubWelcome } from "../components/ClubWelcome.tsx";
import { GridLegend } from "../components/GridLegend.tsx";
import { GridSaid } from "../components/GridSaid.tsx";
import { ReturnToGrid } from "../components/ReturnToGrid.tsx";
import { ANY_TIME, type Asked } from "../useAsked.ts";
import type { LayoutKind } from "../useLayoutKind.ts";
import { AskedDialogs } from "./AskedDialogs.tsx";
import styles from "./DayArea.module.css";

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
