import type { ClubTx } from "../club-tx.ts";
import { notifyClub } from "../live/notify.ts";
import { deleteHours } from "./queries.ts";

/** Whoever is no coach any more has no hours; their lessons and requests are the lessons' matter. */
export async function forgetHours(tx: ClubTx, userId: string): Promise<void> {
  if (await deleteHours(tx.sql, tx.clubId, userId)) await notifyClub(tx, { topic: "coaches" });
}
