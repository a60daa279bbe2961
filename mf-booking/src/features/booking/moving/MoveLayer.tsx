import type { Availability } from "@courtside/contracts/api/client.ts";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type MoveFailure, useMoveBooking } from "../../../changes/move.ts";
import type { MovedBooking, PlaceChange } from "../../../changes/moved-booking.ts";
import { placeLabel } from "../../../changes/place-label.ts";
import { useAskedMove } from "../../../changes/useAskedMove.tsx";
import { useSmallCourts } from "../../../changes/useSmallCourts.ts";
import type { Alternative } from "../../../club-day/court-day.ts";
import { rangeMinutes, slotKey } from "../../../club-day/slot-range.ts";
import { cellOf, type Grid, type GridCell, placeOf } from "../grid/grid.ts";
import { focusCell } from "../grid/grid-focus.ts";
import { liftOf } from "./lift.ts";
import { MoveBar } from "./MoveBar.tsx";
import {
  isSamePlace,
  keysOf,
  type LiftedBooking,
  type MoveDays,
  type MovePlan,
  otherPlaces,
  planFrom,
  planLonger,
  planUntil,
} from "./move-plan.ts";
import { useLiftedBooking } from "./useLiftedBooking.ts";
import { useMoveInput } from "./useMoveInput.ts";
import type { MoveScreen } from "./useMoving.ts";

interface MoveLayerProps {
  screen: MoveScreen;
  /** What is shown, as if the booking's place were free. */
  shown: Grid;
  days: readonly Availability[];
}

/** Moves a booking on the grid: by dragging it, by keys, or by a tap on its new place (docs/product/screens.md#moving-a-booking). */
export function MoveLayer(props: MoveLayerProps) {
  const booking = useLiftedBooking(props.screen);
  return booking && <MovingBooking key={booking.id} booking={booking} {...props} />;
}

function MovingBooking({ booking, screen, shown: grid, days }: MoveLayerProps & { booking: LiftedBooking }) {
  const { moving, club, role, store, clock, offline } = screen;
  const { grab, setLift } = moving;
  const { id, courtId, start, end, isOwn } = booking;
  const small = useSmallCourts(booking);
  const zone = club.time_zone;
  const [plan, setPlan] = useState<MovePlan | null>(null);
  const [minutes, setMinutes] = useState(() => rangeMinutes(booking));
  const [failure, setFailure] = useState<MoveFailure | null>(null);
  // It may be another place than the one that is aimed at: one that was proposed instead.
  const [sent, setSent] = useState<PlaceChange | null>(null);
  const setting: MoveDays = { grid, days, role, rules: club, now: clock.now, small };
  const first = slotKey(courtId, start);

  const lift = useMemo(() => liftOf({ courtId, start, end, isOwn }, small), [courtId, start, end, isOwn, small]);
  useLayoutEffect(() => {
    setLift(lift);
    return () => setLift(null);
  }, [lift, setLift]);

  // The address may have taken the booking over while the move was sent.
  const latest = useRef(moving);
  useLayoutEffect(() => {
    latest.current = moving;
  });
  const onMoved = (moved: MovedBooking, to: Alternative) => {
    latest.current.setMoved(moved);
    latest.current.leave();
    focusCell(slotKey(to.court_id, to.start_time));
  };
  const onFailed = (failed: MoveFailure) => {
    setFailure(failed);
    latest.current.keep(id);
  };
  const { move, busy } = useMoveBooking({ onMoved, onFailed });
  const send = (change: PlaceChange, takesHold = false) => {
    const { before, to } = change;
    setFailure(null);
    setSent(change);
    move(id, to, { before, label: placeLabel(to, zone, start), takesHold });
  };
  const asked = useAskedMove({ zone, onAlone: send, onMoved, onFailed, onKept: moving.leave });
  const changeTo = (to: Alternative): PlaceChange => ({
    ...{ id, courtName: booking.courtName, to },
    before: { court_id: courtId, start_time: start, end_time: end },
  });
  const ask = (to: Alternative) => {
    setFailure(null);
    // The undo of an earlier move would undo this one too.
    moving.setMoved(null);
    asked.ask(changeTo(to));
  };
  const isBusy = busy || asked.isReading || asked.isAsking;
  const take = (to: MovePlan | null) => {
    if (isBusy || offline) return;
    setPlan(to);
    if (!to || isSamePlace(booking, to)) return moving.leave();
    if (to.problem === null) return ask(to);
    setFailure({ message: to.problem, alternatives: otherPlaces(setting, booking, to) });
    moving.keep(id);
  };
  /** How many slots before the one by which the booking is held it begins. */
  const before = grab ? Math.max(0, (placeOf(grid, grab.cell.key)?.row ?? 0) - (placeOf(grid, first)?.row ?? 0)) : 0;
  const planAt = (cell: GridCell): MovePlan | null =>
    grab?.part === "end" ? planUntil(setting, booking, cell) : planFrom(setting, minutes, cell, before);
  const aim = (cell: GridCell | undefined, by: "pointer" | "key") => {
    // The mouse must not take the other places away on its way to them.
    if (isBusy || (failure && by === "pointer")) return;
    setFailure(null);
    setPlan(cell ? planAt(cell) : null);
  };

  useMoveInput({
    grid,
    store,
    grab,
    onAim: aim,
    onDrop: (cell) => take(cell ? planAt(cell) : null),
    onLonger: (slots) => {
      const cell = cellOf(grid, first);
      const from = plan ?? (cell ? planFrom(setting, minutes, cell) : null);
      if (!from || isBusy) return;
      const longer = planLonger(setting, from, slots);
      setMinutes(rangeMinutes({ start: longer.start_time, end: longer.end_time }));
      setPlan(longer);
    },
    onLeave: () => !busy && !asked.isAsking && moving.leave(),
  });

  // Cells call what was rendered last.
  const onTake = useRef(take);
  useEffect(() => {
    onTake.current = take;
  });
  const onPlan = useRef(planAt);
  useEffect(() => {
    onPlan.current = planAt;
  });
  useEffect(() => {
    store.clear();
    store.set({
      takes: (cell) => onTake.current(onPlan.current(cell)),
      said: "The booking is lifted. Arrows choose its new place, Enter moves it, Escape leaves it where it is.",
    });
    return () => store.set({ takes: null, moving: null, said: "" });
  }, [store]);
  const to = plan && !isSamePlace(booking, plan) ? plan : null;
  useLayoutEffect(() => {
    store.set({ moving: { from: keysOf(grid, booking), to: to?.keys ?? [], fits: to?.problem === null } });
  });
  // The keys begin at the booking. What was dragged has the focus already: to aim at its own place would take back why it stayed.
  const [isDragged] = useState(grab !== null);
  useEffect(() => {
    if (!isDragged) focusCell(first);
  }, [isDragged, first]);

  return (
    <>
      <MoveBar
        from={placeLabel(
          { court_id: courtId, court_name: booking.courtName, start_time: start, end_time: end },
          zone,
          "",
        )}
        to={to && { label: placeLabel(to, zone, start), problem: to.problem }}
        failure={failure}
        busy={busy || asked.isReading}
        offline={offline}
        onPlace={ask}
        onTakeHold={() => sent && send(sent, true)}
        labelOf={(place) => placeLabel(place, zone, start)}
        hint="Arrows choose, Enter moves, Shift with an arrow changes the length, Esc leaves it"
        onCancel={moving.leave}
      />
      {asked.dialog}
    </>
  );
}
