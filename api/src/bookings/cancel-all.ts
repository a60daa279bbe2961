import { release, type SchedulingTx } from "../scheduling/reserve.ts";
import { type Canceling, updateCanceled } from "./queries.ts";

/** Marks locked bookings and lessons canceled, and frees their courts and people. */
export async function cancelBookings(tx: SchedulingTx, ids: string[], by: Canceling): Promise<void> {
  if (ids.length === 0) return;
  await updateCanceled(tx.sql, tx.clubId, ids, by);
  await release(tx, "booking", ids);
}
