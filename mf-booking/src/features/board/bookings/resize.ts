import { type MoveRules, moveViolation } from "@courtside/contracts/domain/move-rules.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { type Axis, type BoardCourt, type FilledCell, freeUntil, MINUTE } from "../board-day.ts";

const QUARTER = 15 * MINUTE;

/** Whether this person may make what a cell shows longer or shorter: a booking of a court that is not over. */
export const mayResizeCell = (
  { occupancy: { booking_id, coach_name, start_time, end_time, state, is_booker } }: Pick<FilledCell, "occupancy">,
  { role, rules, now }: { role: Role; rules: MoveRules; now: number },
): boolean =>
  booking_id !== undefined &&
  coach_name === undefined &&
  is_booker !== false &&
  (state === "booked" || state === "own") &&
  moveViolation({
    ...{ role, rules, now, status: "confirmed", keepsPlace: true },
    startsAt: Date.parse(start_time),
    endsAt: Date.parse(end_time),
  }) === null;

/**
 * The end nearest to an instant that a booking can have: on a quarter hour, after its start and after now, at most until the court
 * is taken or closes.
 */
export function endNear(
  { courtId, occupancy }: FilledCell,
  instant: number,
  { courts, axis, now }: { courts: readonly BoardCourt[]; axis: Axis; now: number },
): number {
  const [start, end] = [Date.parse(occupancy.start_time), Date.parse(occupancy.end_time)];
  const court = courts.find((each) => each.court.court_id === courtId)?.court;
  const latest = court ? freeUntil(court, axis, end) : axis.closes;
  const earliest = Math.max(start + QUARTER, Math.ceil((now + 1) / QUARTER) * QUARTER);
  return Math.min(latest, Math.max(earliest, Math.round(instant / QUARTER) * QUARTER));
}
