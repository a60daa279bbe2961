import type { Availability } from "@courtside/contracts/api/client.ts";
import { dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { useEffect, useMemo, useState } from "react";
import { ClubZone, useForeignZone } from "../../../club-day/ClubZone.tsx";
import { slotKey } from "../../../club-day/slot-range.ts";
import { courtsOver } from "../grid/build-week.ts";
import { CourtChips } from "../grid/CourtChips.tsx";
import { DayGrid } from "../grid/DayGrid.tsx";
import { cellAt, type Grid } from "../grid/grid.ts";
import { useGridActions } from "../grid/grid-actions.ts";
import { focusCell } from "../grid/grid-focus.ts";
import { usePaintedState } from "../grid/grid-store.ts";
import { openingRow, rowAt } from "../grid/opening-row.ts";
import { useWeekGrids } from "../grid/useGrids.ts";
import type { AreaProps } from "./DayArea.tsx";
import styles from "./DayLayout.module.css";
import { DayLayout } from "./DayLayout.tsx";
import { useLayoutType } from "./useGridView.ts";
import { useFreshSlots, useKeepSelection } from "./useKeepSelection.ts";
import { useWantedSlot } from "./useWanted.ts";

/** Least width of a day's column, px: seven fit on a tablet. */
export const NARROWEST_DAY = 84;

interface WeekAreaProps extends AreaProps {
  /** One response for each day, in order; at least one. */
  days: readonly [Availability, ...Availability[]];
}

/** One court over seven days as columns (docs/product/screens.md#day-grid). Details belong to the day of the selection. */
export function WeekArea({ days: responses, onStale, ...screen }: WeekAreaProps) {
  const { store, clock, chosen, moving } = screen;
  const { sport, today } = chosen;
  const [first] = responses;
  const [court, setCourt] = useState("");
  const courts = first.courts;
  const courtId = (courts.find(({ court_id }) => court_id === court) ?? courts[0])?.court_id ?? "";
  const { days, week } = useWeekGrids(responses, courtId, today);
  const { kind, wide } = useLayoutType(1);

  // The day of the selected or open slot gives the limits, rules and alternatives that are shown beside the grid, after the cells.
  const about = usePaintedState(store, ({ range, opened }) =>
    opened?.kind === "unavailable" ? opened.key : range ? slotKey(range.courtId, range.start) : null,
  );
  const at = Math.max(
    0,
    days.findIndex(({ grid }) => about !== null && grid.places.has(about)),
  );
  const own = days[at]?.grid ?? week;
  const availability = responses[at] ?? first;
  const dayKey = `${sport} week ${first.date}`;
  const grids = useMemo((): [Grid, ...Grid[]] => {
    const [day, ...later] = days.map(({ grid }) => grid);
    return [day ?? week, ...later];
  }, [days, week]);
  useKeepSelection(grids, store, dayKey);
  useWantedSlot(screen.wanted, grids, store);
  useFreshSlots(week, clock.now, `${dayKey} ${courtId}`, onStale);
  useEffect(
    () =>
      store.subscribe(() => {
        // A selected alternative on another court shows that court.
        const { range } = store.get();
        if (range) setCourt(range.courtId);
      }),
    [store],
  );
  const longestMinutes = first.longest_booking_minutes;
  const actions = useGridActions(store, {
    ...{ grid: week, longestMinutes, tapOpens: true },
    ...{ onGrab: moving.onGrab, onLift: moving.onLift },
  });
  const foreign = useForeignZone({ zone: first.time_zone, instant: first.now });

  const onNow = () => {
    const column = week.columns.findIndex((each) => each.key === today);
    const cell = cellAt(week, { column, row: Math.min(rowAt(week, clock.now), week.rows.length - 1) });
    store.clear();
    focusCell(cell?.key ?? null);
  };
  const last = responses.at(-1) ?? first;
  const name = courts.find((court) => court.court_id === courtId)?.name;

  return (
    <DayLayout
      screen={screen}
      availability={availability}
      grid={own}
      shown={week}
      kind={kind}
      wide={wide}
      narrowestColumn={NARROWEST_DAY}
      days={responses}
      onNow={onNow}
    >
      <div className={styles.view}>
        <ClubZone zone={first.time_zone} instant={first.now} />
        <CourtChips courts={courtsOver(days)} courtId={courtId} onCourt={setCourt} />
        <DayGrid
          grid={week}
          store={store}
          actions={actions}
          dayKey={dayKey}
          label={`${name}, ${dateYearLabel(first.date, first.time_zone)} – ${dateYearLabel(last.date, last.time_zone)}`}
          openingRow={openingRow(week, Date.parse(first.now))}
          clockOffset={clock.offset}
          timeZone={first.time_zone}
          {...(foreign && { zone: foreign.short })}
          narrowestColumn={NARROWEST_DAY}
        />
      </div>
    </DayLayout>
  );
}
