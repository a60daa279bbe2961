import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { type ReactNode, useEffect, useState } from "react";
import type { BookingDay } from "../../../day/booking-day.ts";
import { columnOf } from "../../../day/grid.ts";
import { openingRow } from "../../../day/opening-row.ts";
import { useForeignZone } from "../../../day/useForeignZone.ts";
import { DayGrid } from "../../day-grid/components/DayGrid.tsx";
import { PhoneDay } from "../../day-grid/components/PhoneDay.tsx";
import { TurnedGrid } from "../../day-grid/components/TurnedGrid.tsx";
import { useGridActions } from "../../day-grid/useGridActions.ts";
import { ClubZone } from "../components/ClubZone.tsx";
import type { LayoutKind } from "../useLayoutKind.ts";
import styles from "./DayArea.module.css";

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
export function DayView({ day, dayKey, now, kind, narrowestColumn, turned, choosing, legend }: DayViewProps) {
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
