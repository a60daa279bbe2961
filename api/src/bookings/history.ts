import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import type { BookingRow } from "../scheduling/bookings/queries.ts";
import { selectCourts } from "../scheduling/courts/queries.ts";
import type { HistoryEntry } from "./details/response.ts";
import { type HistoryRow, selectHistory } from "./queries.ts";

/** The audit log's actions as a person reads them. Any other action is not part of the history. */
const CODES: Record<string, HistoryEntry["code"]> = {
  "booking.created": "created",
  "lesson.booked": "created",
  "booking.moved": "moved",
  "booking.canceled": "canceled",
  "booking.restored": "restored",
  "booking.players_changed": "players_changed",
  "booking.player_left": "player_left",
  "booking.checked_in": "checked_in",
};

interface Moved {
  court_id: string;
  start_time: string;
  end_time: string;
}

/**
 * What happened to a booking, the oldest first, from the audit log; it begins with the booking's creation even if the log's rows
 * are deleted. Only those who see names read who did it; others read their own name alone.
 */
export async function readHistory(tx: ClubTx, booking: BookingRow): Promise<HistoryEntry[]> {
  const { sql, clubId } = tx;
  const rows = await selectHistory(sql, clubId, booking.id);
  const isMoved = rows.some(({ action }) => action === "booking.moved");
  const courts = new Map(
    (isMoved ? await selectCourts(sql, clubId, undefined, false) : []).map(({ id, name }) => [id, name]),
  );
  const seesNames = can(tx.role, "bookings:see-names");
  const lastCanceled = rows.findLast(({ action }) => action === "booking.canceled");
  const entryOf = (row: HistoryRow): HistoryEntry[] => {
    const code = CODES[row.action];
    if (!code) return [];
    const actor_name = seesNames || row.actor_id === tx.userId ? row.actor_name : null;
    return [{ at: row.at.toISOString(), actor_name, code, details: detailsOf(row) }];
  };
  const place = ({ court_id, ...time }: Moved) => ({ court_name: courts.get(court_id) ?? null, ...time });
  const detailsOf = (row: HistoryRow): HistoryEntry["details"] => {
    const { from, to, waitlist_offer } = row.detail as { from?: Moved; to?: Moved; waitlist_offer?: string };
    return {
      ...(from && to && { from: place(from), to: place(to) }),
      ...(waitlist_offer && { waitlist: true }),
      ...(row.device && { device: row.device }),
      ...(row.found_by && { staff: seesNames ? row.found_by_name : null }),
      ...(row === lastCanceled && booking.cancel_reason && { reason: booking.cancel_reason }),
    };
  };
  const entries = rows.flatMap(entryOf);
  if (entries[0]?.code === "created") return entries;
  return [{ at: booking.created_at.toISOString(), actor_name: null, code: "created", details: {} }, ...entries];
}
