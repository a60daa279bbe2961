import type { ClubTx } from "../club-tx.ts";

/** What changed, in ids and dates only: whoever hears it reads the rest through the api, with their own rights. */
export interface LiveChange {
  topic: "bookings" | "courts" | "club" | "members";
  /** Club-local dates that changed. */
  dates?: string[];
  court_id?: string;
}

/** The channel that every api process listens on. */
export const LIVE_CHANNEL = "courtside_live";

/** Tells the club's listeners when this transaction commits. */
export async function notifyClub(tx: Pick<ClubTx, "sql" | "clubId">, change: LiveChange): Promise<void> {
  await tx.sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify({ club_id: tx.clubId, ...change })})`;
}
