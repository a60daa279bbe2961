import { localDate } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../../club-tx.ts";
import { notifyClub } from "../../live/notify.ts";
import { lockBookings } from "../bookings/queries.ts";
import { cancelBookings } from "../cancel-bookings.ts";
import { selectWithChangedPlayers } from "./queries.ts";

/**
 * Cancels what an import booked, without a mail, as far as it is ahead and was not moved or canceled since, nor its players changed
 * (docs/importing-bookings.md). Returns the ids of what was canceled.
 */
export async function cancelImported(
  tx: ClubTx,
  importId: string,
  { ids, zone }: { ids: string[]; zone: string },
): Promise<string[]> {
  const locked = await lockBookings(tx.sql, tx.clubId, ids);
  // Read after the lock, which a change of players takes too.
  const changed = await selectWithChangedPlayers(tx, ids);
  const rows = locked.filter(
    ({ id, status, sequence, starts_at, checked_in_at }) =>
      status === "confirmed" &&
      sequence === 0 &&
      checked_in_at === null &&
      starts_at.getTime() > tx.now &&
      !changed.has(id),
  );
  const canceled = rows.map(({ id }) => id);
  const detail = { import: importId };
  await cancelBookings(tx, canceled, { reason: "Import undone", detail, callerNotifies: "everyone" });
  const dates = [...new Set(rows.map(({ starts_at }) => localDate(starts_at.getTime(), zone)))];
  const people = [...new Set(rows.map(({ user_id }) => user_id))];
  if (canceled.length > 0) await notifyClub(tx, { topic: "bookings", dates, people });
  return canceled;
}
