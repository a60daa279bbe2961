import type { ClubTx } from "../club-tx.ts";
import { notifyClub } from "../live/notify.ts";

/** Notifies the club's screens that events changed, and with them the courts of these club-local dates. */
export async function notifyOfDates(tx: Pick<ClubTx, "sql" | "clubId">, dates: string[]): Promise<void> {
  if (dates.length > 0) await notifyClub(tx, { topic: "bookings", dates: [...new Set(dates)] });
  await notifyClub(tx, { topic: "events" });
}
