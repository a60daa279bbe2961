import { RESTORE_SECONDS, TRANSIT_SECONDS } from "@courtside/contracts/domain/booking-rules.ts";
import { localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { AuditedPlace, BookingRow } from "../bookings/queries.ts";
import { selectMoveWith } from "./queries.ts";
import type { DateProblem, WideScope } from "./scope.ts";

/** Where each booking of a wide move was before it and is since, by its id. */
export type UndoneMove = Map<string, { from: AuditedPlace; to: AuditedPlace }>;

/**
 * The caller's own wide move of the last seconds, if the place is the one that it took this booking from: then the request takes
 * all bookings of that move back to where each was, whatever courts and dates these were (docs/product/booking.md#series).
 */
export async function selectUndone(
  tx: ClubTx,
  id: string,
  { courtId, slot }: { courtId: string; slot: Slot },
  scope: WideScope,
): Promise<UndoneMove | null> {
  const rows = await selectMoveWith(
    tx.sql,
    tx.clubId,
    { id, actorId: tx.userId, scope },
    RESTORE_SECONDS + TRANSIT_SECONDS,
  );
  const own = rows.find((row) => row.id === id);
  const isBack =
    own && isAt(own.from, { court_id: courtId, starts_at: new Date(slot.startsAt), ends_at: new Date(slot.endsAt) });
  return isBack ? new Map(rows.map(({ id: each, from, to }) => [each, { from, to }])) : null;
}

/** The bookings of the move that have been canceled or moved since: all go back or none. */
export function changedSince(undone: UndoneMove, rows: BookingRow[], zone: string): DateProblem[] {
  const byDate = (one: DateProblem, other: DateProblem) => one.date.localeCompare(other.date);
  const changed = [...undone].flatMap(([id, { to }]): DateProblem[] => {
    const row = rows.find((each) => each.id === id);
    if (row && isAt(to, row)) return [];
    const date = localDate(Date.parse(to.start_time), zone);
    return [{ booking_id: id, date, code: "changed_since", message: messageOf("changed_since") }];
  });
  return changed.sort(byDate);
}

export const slotOfPlace = ({ start_time, end_time }: AuditedPlace): Slot => ({
  startsAt: Date.parse(start_time),
  endsAt: Date.parse(end_time),
});

const isAt = (
  { court_id, start_time, end_time }: AuditedPlace,
  row: Pick<BookingRow, "court_id" | "starts_at" | "ends_at">,
): boolean =>
  court_id === row.court_id &&
  Date.parse(start_time) === row.starts_at.getTime() &&
  Date.parse(end_time) === row.ends_at.getTime();
