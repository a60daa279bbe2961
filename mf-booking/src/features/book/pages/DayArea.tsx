import type { Availability, Club } from "@courtside/contracts/api/client.ts";
import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import { useMemo } from "react";
import type { BookingDay } from "../../../day/booking-day.ts";
import { focusCell } from "../../../day/focus-cell.ts";
import { cellAt, placeOf } from "../../../day/grid.ts";
import type { GridStore } from "../../../day/grid-store.ts";
import { rowAt } from "../../../day/opening-row.ts";
import type { Alternative } from "../../../day/server-alternatives.ts";
import { SportSelect } from "../../choose-day/components/SportSelect.tsx";
import { GridLegend } from "../components/GridLegend.tsx";
import { useAsked } from "../useAsked.ts";
import { useFreshSlots } from "../useFreshSlots.ts";
import { useGrid } from "../useGrid.ts";
import { useKeepSelection } from "../useKeepSelection.ts";
import { useLayoutKind } from "../useLayoutKind.ts";
import { useWantedSlot, type WantedSlot } from "../useWantedSlot.ts";
import { useWantedTime } from "../useWantedTime.ts";
import { DayLayout } from "./DayLayout.tsx";
import { DayView } from "./DayView.tsx";
import { NoCourts } from "./NoCourts.tsx";

export interface AreaProps {
  club: NonNullable<Club>;
  role: Role;
  sport: string;
  today: string;
  store: GridStore;
  clock: { now: number; offset: number };
  offline: boolean;
  onDate: (date: string) => void;
  onSport: (sport: string) => void;
  /** The clock entered another slot. */
  onStale: () => void;
  wanted: WantedSlot;
  /** A time that was tapped on another screen, "HH:MM". */
  time: string | null;
  onTimeDone: () => void;
  /** A slot that can be booked without waiting, of this sport or another. */
  onFreeSlot: (slot: Alternative, sport: string) => void;
}

interface DayAreaProps extends AreaProps {
  availability: Availability;
  /** Courts down, time across. */
  turned: boolean;
}

/** A loaded day of a sport. */
export function DayArea({ availability, turned, ...props }: DayAreaProps) {
  const { club, role, sport, today, store, clock, offline, onDate } = props;
  const dayKey = `${sport} ${availability.date}`;
  const grid = useGrid(availability);
  const { kind, wide, narrowestColumn } = useLayoutKind(grid.columns.length);
  const asked = useAsked();
  useKeepSelection(grid, store, dayKey);
  useWantedSlot(
    props.wanted,
    useMemo(() => [grid], [grid]),
    store,
  );
  useWantedTime(props.time, grid, store, props.onTimeDone);
  useFreshSlots(grid, clock.now, dayKey, props.onStale);

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
    onCancel: asked.onCancel,
    onJoin: club.waitlist_enabled && can(role, "waitlist:join") ? asked.onJoin : null,
  };

  if (grid.columns.length === 0) return <NoCourts day={day} club={club} asked={asked} onFreeSlot={props.onFreeSlot} />;
  return (
    <DayLayout
      day={day}
      shown={grid}
      club={club}
      kind={kind}
      wide={wide}
      narrowestColumn={narrowestColumn}
      tall={turned}
      asked={asked}
      onFreeSlot={props.onFreeSlot}
    >
      <DayView
        day={day}
        dayKey={dayKey}
        now={clock.now}
        kind={kind}
        narrowestColumn={narrowestColumn}
        turned={turned}
        choosing={<SportSelect sports={club.sports} sport={sport} onSport={props.onSport} />}
        legend={<GridLegend grid={grid} waitlist={club.waitlist_enabled} />}
      />
    </DayLayout>
  );
}
