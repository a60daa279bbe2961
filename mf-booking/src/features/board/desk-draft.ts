import { cancelViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { type Axis, type BoardCourt, type Draft, type FilledCell, freeUntil, instantOf, MINUTE } from "./board-day.ts";

/** Where a click on a free time begins and ends: one slot of the club, less where the court is taken or closes. */
export function draftFrom(
  courts: readonly BoardCourt[],
  axis: Axis,
  courtId: string,
  start: number,
  minutes: number,
): Draft {
  const court = courts.find((each) => each.court.court_id === courtId)?.court;
  const limit = court ? freeUntil(court, axis, start) : axis.closes;
  return { courtId, start, end: Math.min(start + minutes * MINUTE, limit) };
}

/** A draft as the forms take it: "HH:MM", with midnight as "24:00". */
export function formTimes({ start, end }: Draft, zone: string): { start: string; end: string } {
  const until = clubTime(end, zone);
  return { start: clubTime(start, zone), end: until === "00:00" ? "24:00" : until };
}

/** What a form's times mean on the board; null while something is missing. */
export function draftOf(
  axis: Axis | null,
  input: { courtId: string | null; start: string | null; end: string | null },
): Draft | null {
  const { courtId, start, end } = input;
  const from = axis && start ? instantOf(axis, start) : null;
  const until = axis && end && from !== null ? instantOf(axis, end, from + MINUTE) : null;
  return courtId && from !== null && until !== null ? { courtId, start: from, end: until } : null;
}

/** The cell of an occupancy, if it still exists. */
export function filledCell(courts: readonly BoardCourt[], id: string): { cell: FilledCell; courtName: string } | null {
  for (const { court } of courts) {
    const occupancy = court.occupancies.find((each) => each.id === id);
    if (!occupancy) continue;
    const { court_id: courtId, name: courtName } = court;
    const [start, end] = [Date.parse(occupancy.start_time), Date.parse(occupancy.end_time)];
    return { cell: { kind: "filled", key: `${courtId} ${start}`, courtId, start, end, occupancy }, courtName };
  }
  return null;
}

/** Whether this person may cancel what a cell shows: a booking that has not begun. */
export const mayCancelCell = (
  { occupancy: { booking_id, coach_name, start_time, is_booker } }: Pick<FilledCell, "occupancy">,
  { role, ...details }: { role: Role; rules: ClubRules; now: number },
): boolean =>
  booking_id !== undefined &&
  is_booker !== false &&
  // No cut-off applies to a coach who has fallen ill (docs/product/booking.md#cancellation).
  cancelViolation({
    ...details,
    role: coach_name ? "front_desk" : role,
    startsAt: Date.parse(start_time),
    status: "confirmed",
  }) === null;
