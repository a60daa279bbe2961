import { localDate } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../../club-tx.ts";
import { notifyClub } from "../../live/notify.ts";
import { lockBookings } from "../bookings/queries.ts";
import { cancelBookings } from "../cancel-bookings.ts";

/**
 * Cancels what an import booked, without a mail, as far as it is ahead and nobody has moved, changed or canceled it since. Returns
 * the ids of what was canceled.
 */
export async function cancelImported(
  tx: ClubTx,
  importId: string,
  { ids, zone }: { ids: string[]; zone: string },
): Promise<string[]> {
  const rows = (await lockBookings(tx.sql, tx.clubId, ids)).filter(
    ({ status, sequence, starts_at, checked_in_at }) =>
      status === "confirmed" && sequence === 0 && checked_in_at === null && starts_at.getTime() > tx.now,
  );
  const canceled = rows.map(({ id }) => id);
  const detail = { import: importId };
  await cancelBookings(tx, canceled, { reason: "Import undone", detail, callerNotifies: "everyone" });
  const dates = [...new Set(rows.map(({ starts_at }) => localDate(starts_at.getTime(), zone)))];
  const people = [...new Set(rows.map(({ user_id }) => user_id))];
  if (canceled.length > 0) await notifyClub(tx, { topic: "bookings", dates, people });
  return canceled;
}
