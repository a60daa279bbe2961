import type { ClubTx } from "../club-tx.ts";
import { notifyClub } from "../live/notify.ts";

/**
 * Notifies the club's screens that events changed, and with them the courts of these club-local dates. Only the coach's own day
 * changes: a registration occupies no one.
 */
export async function notifyOfDates(
  tx: Pick<ClubTx, "sql" | "clubId">,
  dates: string[],
  coachId: string | null,
): Promise<void> {
  const people = coachId === null ? [] : [coachId];
  if (dates.length > 0) await notifyClub(tx, { topic: "bookings", dates: [...new Set(dates)], people });
  await notifyClub(tx, { topic: "events" });
}
