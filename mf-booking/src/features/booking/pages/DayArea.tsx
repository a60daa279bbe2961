import type { Availability, Club } from "@courtside/contracts/api/client.ts";
import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Alternative } from "../../../club-day/court-day.ts";
import { SportSelect } from "../../../club-day/SportPicker.tsx";
import type { BookingDay } from "../booking-day.ts";
import { DayGrid } from "../grid/DayGrid.tsx";
import { GridLegend } from "../grid/GridLegend.tsx";
import { cellAt, columnOf, placeOf } from "../grid/grid.ts";
import { useGridActions } from "../grid/grid-actions.ts";
import { focusCell } from "../grid/grid-focus.ts";
import type { GridStore } from "../grid/grid-store.ts";
import { openingRow, rowAt } from "../grid/opening-row.ts";
import { PhoneDay } from "../grid/PhoneDay.tsx";
import { TurnedGrid } from "../grid/TurnedGrid.tsx";
import { useGrid } from "../grid/useGrids.ts";
import { useAsked } from "./AskedDialogs.tsx";
import { ClubZone, useForeignZone } from "./ClubZone.tsx";
import styles from "./DayLayout.module.css";
import { DayLayout, NoCourts } from "./DayLayout.tsx";
import { slotWaitlist } from "./SlotWaitlist.tsx";
import { type LayoutKind, useLayoutKind } from "./useGridView.ts";
import { useFreshSlots, useKeepSelection } from "./useKeepSelection.ts";
import { useWantedSlot, useWantedTime, type WantedSlot } from "./useWanted.ts";

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
    slotWaitlist,
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

interface DayViewProps {
  day: BookingDay;
  dayKey: string;
  /** Epoch ms. */
  now: number;
  kind: LayoutKind;
  /** px */
  narrowestColumn: number;
  /** Courts down, time across. */
  turned: boolean;
  /** On a phone, before the courts: which sport. */
  choosing: ReactNode;
  /** On a phone, folded between courts and grid. */
  legend: ReactNode;
}

/** The grid as the screen's width wants it: all courts, or one at a time. */
function DayView({ day, dayKey, now, kind, narrowestColumn, turned, choosing, legend }: DayViewProps) {
  const { grid, store, availability, sport } = day;
  const { time_zone: zone, longest_booking_minutes: longestMinutes } = availability;
  const actions = useGridActions(store, { grid, longestMinutes, tapOpens: kind !== "sheet" });
  const [asked, setAsked] = useState("");
  const foreign = useForeignZone(availability);
  const first = grid.columns.find((column) => column.free > 0) ?? grid.columns[0];
  const courtId = (columnOf(grid, asked) ?? first)?.court.court_id ?? "";

  const single = kind === "sheet";
  useEffect(() => {
    if (!single) return;
    // An alternative on another court brings that court into view.
    const follow = () => {
      const { range } = store.get();
      if (range) setAsked(range.courtId);
    };
    follow();
    return store.subscribe(follow);
  }, [store, single]);

  const common = {
    grid,
    store,
    actions,
    dayKey,
    label: `${sportLabel(sport)} courts, ${dateLabel(availability.date)}`,
    // The answer's own clock: the browser's may not have been set right yet.
    openingRow: openingRow(grid, Date.parse(availability.now)),
    clockOffset: day.clockOffset,
    timeZone: zone,
  };
  return (
    <div className={styles.view}>
      <ClubZone availability={availability} />
      {single ? (
        <PhoneDay {...common} choosing={choosing} legend={legend} now={now} courtId={courtId} onCourt={setAsked} />
      ) : turned ? (
        <TurnedGrid {...common} {...(foreign && { zone: foreign.short })} />
      ) : (
        <DayGrid {...common} narrowestColumn={narrowestColumn} {...(foreign && { zone: foreign.short })} />
      )}
    </div>
  );
}
