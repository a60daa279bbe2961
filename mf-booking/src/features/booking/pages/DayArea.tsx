import type { Availability } from "@courtside/contracts/api/client.ts";
import { dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import type { PartOfDay } from "@courtside/contracts/domain/part-of-day.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { SkeletonList } from "@courtside/design-system/core.tsx";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { ClubZone, useForeignZone } from "../../../club-day/ClubZone.tsx";
import { SportSelect } from "../../../club-day/SportPicker.tsx";
import { DayGrid } from "../grid/DayGrid.tsx";
import { GridLegend } from "../grid/GridLegend.tsx";
import { cellAt, columnOf, columnWith, type Grid, placeOf } from "../grid/grid.ts";
import { useGridActions } from "../grid/grid-actions.ts";
import { focusCell } from "../grid/grid-focus.ts";
import type { GridStore } from "../grid/grid-store.ts";
import { openingRow, rowAt } from "../grid/opening-row.ts";
import { ANY_COURT, PhoneDay } from "../grid/PhoneDay.tsx";
import { TurnedGrid } from "../grid/TurnedGrid.tsx";
import { useGrid } from "../grid/useGrids.ts";
import styles from "./DayLayout.module.css";
import { DayLayout } from "./DayLayout.tsx";
import type { ScreenProps } from "./ScreenFrame.tsx";
import { type LayoutType, useAnyCourt, useLayoutType } from "./useGridView.ts";
import { useFreshSlots, useKeepSelection } from "./useKeepSelection.ts";
import { useWantedSlot, useWantedTime } from "./useWanted.ts";

export interface AreaProps extends ScreenProps {
  /** The clock entered another slot. */
  onStale: () => void;
}

interface DayAreaProps extends AreaProps {
  availability: Availability;
  /** When the person mostly plays. */
  usual: PartOfDay | null;
}

/** A loaded day of a sport. */
export function DayArea({ availability, usual, onStale, ...screen }: DayAreaProps) {
  const { club, store, clock, chosen, view } = screen;
  const { sport, time, dropTime, choose } = chosen;
  const dayKey = `${sport} ${availability.date}`;
  const grid = useGrid(availability);
  const { kind, wide, narrowestColumn } = useLayoutType(grid.columns.length);
  const grids = useMemo((): [Grid] => [grid], [grid]);
  useKeepSelection(grids, store, dayKey);
  useWantedSlot(screen.wanted, grids, store);
  useWantedTime(time, grid, store, { longestMinutes: availability.longest_booking_minutes, onDone: dropTime });
  useFreshSlots(grid, clock.now, dayKey, onStale);

  const onNow = () => {
    const column = placeOf(grid, store.get().active)?.column ?? 0;
    const cell = cellAt(grid, { column, row: Math.min(rowAt(grid, clock.now), grid.rows.length - 1) });
    store.clear();
    focusCell(cell?.key ?? null);
  };
  return (
    <DayLayout
      screen={screen}
      availability={availability}
      grid={grid}
      shown={grid}
      kind={kind}
      wide={wide}
      narrowestColumn={narrowestColumn}
      tall={view.turned}
      days={[availability]}
      onNow={onNow}
    >
      <DayView
        availability={availability}
        grid={grid}
        store={store}
        sport={sport}
        dayKey={dayKey}
        clock={clock}
        kind={kind}
        narrowestColumn={narrowestColumn}
        turned={view.turned}
        usual={usual}
        chosen={chosen}
        moving={screen.moving}
        choosing={<SportSelect sports={club.sports} sport={sport} onSport={(next) => choose({ sport: next })} />}
        legend={<GridLegend grid={grid} waitlist={club.waitlist_enabled} />}
      />
    </DayLayout>
  );
}

/** Loaded on a phone, when it is chosen. */
const AnyCourtTimes = lazy(async () => ({ default: (await import("../any-court/AnyCourtTimes.tsx")).AnyCourtTimes }));

interface DayViewProps {
  availability: Availability;
  grid: Grid;
  store: GridStore;
  sport: string;
  dayKey: string;
  clock: ScreenProps["clock"];
  kind: LayoutType;
  /** px */
  narrowestColumn: number;
  /** Courts down, time across. */
  turned: boolean;
  usual: PartOfDay | null;
  chosen: ScreenProps["chosen"];
  moving: ScreenProps["moving"];
  /** On a phone, before the courts: the choice of the sport. */
  choosing: ReactNode;
  /** On a phone, folded between courts and grid. */
  legend: ReactNode;
}

/** The grid for the screen's width: all courts, or one at a time. */
function DayView(props: DayViewProps) {
  const { availability, grid, store, sport, dayKey, clock, kind, narrowestColumn, turned, moving, choosing, legend } =
    props;
  const { choose } = props.chosen;
  const { time_zone: zone, longest_booking_minutes: longestMinutes } = availability;
  const { onGrab, onLift } = moving;
  const actions = useGridActions(store, { grid, longestMinutes, tapOpens: kind !== "sheet", onGrab, onLift });
  const [asked, setAsked] = useState("");
  const foreign = useForeignZone({ zone: availability.time_zone, instant: availability.now });
  const first = grid.columns.find((column) => column.free > 0) ?? grid.columns[0];
  const courtId = (columnOf(grid, asked) ?? first)?.court.court_id ?? "";
  const liftedFrom = moving.lift?.courtId;
  useEffect(() => {
    if (liftedFrom) setAsked(liftedFrom);
  }, [liftedFrom]);
  const { isAny, onAny } = useAnyCourt(props.chosen.courts, (courts) => choose({ courts }));

  const single = kind === "sheet";
  useEffect(() => {
    if (!single) return;
    // A selected alternative on another court shows that court.
    const follow = () => {
      const { range, opened } = store.get();
      const shown = range?.courtId ?? (opened?.kind === "unavailable" ? columnWith(grid, opened.key)?.key : undefined);
      if (shown) setAsked(shown);
    };
    follow();
    return store.subscribe(follow);
  }, [store, single, grid]);

  const common = {
    grid,
    store,
    actions,
    dayKey,
    label: `${sportLabel(sport)} courts, ${dateYearLabel(availability.date, zone)}`,
    // The response's own time, because the club's clock may not have been synchronized yet.
    openingRow: openingRow(grid, Date.parse(availability.now)),
    clockOffset: clock.offset,
    timeZone: zone,
  };
  return (
    <div className={styles.view}>
      <ClubZone zone={availability.time_zone} instant={availability.now} />
      {single ? (
        <PhoneDay
          {...common}
          choosing={choosing}
          legend={legend}
          now={clock.now}
          courtId={isAny && grid.columns.length > 1 ? ANY_COURT : courtId}
          onCourt={(next) => {
            store.clear();
            onAny(next === ANY_COURT);
            if (next !== ANY_COURT) setAsked(next);
          }}
          times={
            <Suspense fallback={<SkeletonList count={6} />}>
              <AnyCourtTimes
                availability={availability}
                grid={grid}
                store={store}
                sport={sport}
                usual={props.usual}
                onDate={(date) => choose({ date })}
              />
            </Suspense>
          }
        />
      ) : turned ? (
        <TurnedGrid {...common} {...(foreign && { zone: foreign.short })} />
      ) : (
        <DayGrid {...common} narrowestColumn={narrowestColumn} {...(foreign && { zone: foreign.short })} />
      )}
    </div>
  );
}
