import type { ClubTx } from "../club-tx.ts";
import { notifyClub } from "../live/notify.ts";
import { deleteHours } from "./queries.ts";

/** Deletes the hours of a person who is no longer a coach; their lessons and requests are handled by those features. */
export async function forgetHours(tx: ClubTx, userId: string): Promise<void> {
  if (await deleteHours(tx.sql, tx.clubId, userId)) await notifyClub(tx, { topic: "coaches" });
}
