import { useState } from "react";
import { setCanceledNow } from "../../../changes/canceled-now.ts";
import { type MoveFailure, useMoveBooking } from "../../../changes/move.ts";
import type { MovedBooking, PlaceChange } from "../../../changes/moved-booking.ts";
import { placeLabel } from "../../../changes/place-label.ts";
import { useAskedMove } from "../../../changes/useAskedMove.tsx";
import { useSmallCourts } from "../../../changes/useSmallCourts.ts";
import type { Alternative } from "../../../club-day/court-day.ts";
import type { Axis, BoardCell, Draft, FilledCell } from "../board-day.ts";
import { focusBoardCell } from "../focus-board-cell.ts";
import type { BoardView } from "../useBoardView.ts";
import {
  type BoardBooking,
  liftable,
  type Nudge,
  nudged,
  otherPlaces,
  placeNear,
  placeOf,
  problemOf,
  sameTimeOn,
} from "./board-move.ts";

interface Lifted {
  booking: BoardBooking;
  /** How far after its start it is held by the pointer, in ms. */
  grip: number;
  place: Draft | null;
  failure: MoveFailure | null;
}

/** A booking that moves on the board: dragged, or lifted until its place is chosen, on this day or another. */
export function useBoardMove(view: BoardView) {
  const { days, axis, clock, role, club, zone, offline, nameOf } = view;
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [moved, setMoved] = useState<MovedBooking | null>(null);
  const small = useSmallCourts(lifted?.booking ?? null);
  const by = { role, rules: club, now: clock.now, small };
  const onMoved = (done: MovedBooking, to: Alternative) => {
    setCanceledNow(null);
    setMoved(done);
    setLifted(null);
    focusBoardCell(`${to.court_id} ${Date.parse(to.start_time)}`);
  };
  const onFailed = (failure: MoveFailure) => setLifted((held) => held && { ...held, failure });
  const { move, busy: isMoving } = useMoveBooking({ onMoved, onFailed });
  const sendChange = ({ id, before, to }: PlaceChange, takesHold = false) => {
    setLifted((held) => held && { ...held, failure: null });
    move(id, to, { before, label: placeLabel(to, zone, before.start_time), takesHold });
  };
  const putBack = ({ courtId, start }: BoardBooking) => {
    setLifted(null);
    focusBoardCell(`${courtId} ${start}`);
  };
  const asked = useAskedMove({
    zone,
    onAlone: sendChange,
    onMoved,
    onKept: () => lifted && putBack(lifted.booking),
    onFailed,
  });

  const dayAt = (instant: number) => days.find(({ axis }) => instant >= axis.opens && instant < axis.closes);
  const problemAt = (booking: BoardBooking, place: Draft) => {
    const day = dayAt(place.start);
    return day ? problemOf(booking, place, day.courts, day.axis, by) : null;
  };
  const busy = isMoving || asked.isReading || asked.isAsking;
  const from = (booking: BoardBooking) => placeOf(booking, booking.courtName);
  const isOwnPlace = ({ courtId, start, end }: BoardBooking, place: Draft) =>
    place.courtId === courtId && place.start === start && place.end === end;
  const changeOf = (booking: BoardBooking, to: Alternative): PlaceChange => ({
    ...{ id: booking.id, courtName: booking.courtName, before: from(booking), to },
  });
  const send = (booking: BoardBooking, to: Alternative) => {
    if (busy || offline) return;
    // The undo of an earlier move would undo this one too.
    setMoved(null);
    setLifted((held) => held && { ...held, failure: null });
    asked.ask(changeOf(booking, to));
  };
  const aim = (place: Draft | null) => setLifted((held) => held && { ...held, place, failure: null });
  /** Saves what fits; otherwise it stays lifted, with the reason. */
  const take = (place: Draft | null) => {
    if (!lifted || busy) return;
    const { booking } = lifted;
    if (!place || isOwnPlace(booking, place)) return setLifted(null);
    const day = dayAt(place.start);
    if (!day) return;
    const message = problemOf(booking, place, day.courts, day.axis, by);
    const alternatives = message === null ? [] : otherPlaces(booking, place, day.courts, day.axis, by);
    setLifted({ booking, place, grip: 0, failure: message === null ? null : { message, alternatives } });
    if (message === null) send(booking, placeOf(place, nameOf(place.courtId)));
  };
  const problem = lifted?.place ? problemAt(lifted.booking, lifted.place) : null;
  const to = lifted?.place && !isOwnPlace(lifted.booking, lifted.place) ? lifted.place : null;

  return {
    lifted: lifted?.booking ?? null,
    /** Drawn on the board. */
    draft: to && { ...to, misfit: problem !== null },
    bar: lifted && {
      from: placeLabel(from(lifted.booking), zone),
      to: to && {
        label: placeLabel(placeOf(to, nameOf(to.courtId)), zone, from(lifted.booking).start_time),
        problem,
      },
      failure: lifted.failure,
    },
    busy: isMoving || asked.isReading,
    moved,
    setMoved,
    mayMove: (cell: FilledCell) => !offline && liftable(cell, nameOf(cell.courtId), by) !== null,
    /** `at`: the instant by which the pointer holds it. */
    lift: (cell: FilledCell, at: number | null) => {
      const booking = liftable(cell, nameOf(cell.courtId), by);
      if (!booking || offline || busy) return false;
      asked.prepare(booking.id);
      setLifted({ booking, grip: at === null ? 0 : at - booking.start, place: null, failure: null });
      return true;
    },
    /** The pointer is over a court at an instant of a day, or outside. */
    carry: (courtId: string | null, instant: number, hours = axis) => {
      if (!lifted) return;
      aim(courtId === null || !hours ? null : placeNear(lifted.booking, courtId, instant - lifted.grip, hours));
    },
    drop: () => take(lifted?.place ?? null),
    /** Arrows: by minutes or days, to the court beside or a given one. From another day it begins at the focused cell. */
    nudge: (cell: BoardCell, by: Nudge) => {
      if (!lifted) return;
      const { booking } = lifted;
      const at = lifted.place ?? (dayAt(booking.start) ? booking : cell);
      const place = nudged(booking, at, by, days);
      if (place) aim(place);
    },
    /** A tap or click on a cell, or Enter: there, or where the arrows have led. */
    takeAt: (cell: Pick<BoardCell, "courtId" | "start">) => {
      const day = dayAt(cell.start);
      if (lifted && day) take(placeNear(lifted.booking, cell.courtId, cell.start, day.axis));
    },
    /** Where the arrows have led, on another day else at the focused cell. */
    takePlanned: (cell: BoardCell) => {
      const day = dayAt(cell.start);
      if (!lifted || !day) return;
      const isHere = dayAt(lifted.booking.start) !== undefined;
      take(lifted.place ?? (isHere ? null : placeNear(lifted.booking, cell.courtId, cell.start, day.axis)));
    },
    /** A court's day in the week of all courts: there, at the same time. */
    takeSameTime: (courtId: string, hours: Axis) => lifted && take(sameTimeOn(lifted.booking, courtId, hours)),
    takeHold: () => {
      if (!lifted?.place || busy || offline) return;
      sendChange(changeOf(lifted.booking, placeOf(lifted.place, nameOf(lifted.place.courtId))), true);
    },
    takeOther: (to: Alternative) => {
      if (!lifted) return;
      const place = { courtId: to.court_id, start: Date.parse(to.start_time), end: Date.parse(to.end_time) };
      setLifted({ ...lifted, place });
      send(lifted.booking, to);
    },
    labelOf: (place: Alternative) => placeLabel(place, zone, lifted ? from(lifted.booking).start_time : undefined),
    leave: () => {
      if (isMoving || asked.isAsking || !lifted) return;
      asked.forget();
      putBack(lifted.booking);
    },
    /** The question which dates of a series move. */
    question: asked.dialog,
  };
}

export type BoardMove = ReturnType<typeof useBoardMove>;
