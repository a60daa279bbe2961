import type { ClubTx } from "../club-tx.ts";
import { localNow } from "../scheduling/waiting/local-now.ts";
import { selectClub } from "../tenant/queries.ts";
import { selectOwnEntries } from "./queries.ts";
import { entryResponse, type WaitlistEntryResponse } from "./response.ts";

/**
 * The caller's entries with their open offers; also the entries and offers of the last week that ended without a booking
 * (docs/product/waitlist.md#expiry).
 */
export async function listOwnEntries(tx: ClubTx): Promise<{ data: WaitlistEntryResponse[]; now: string }> {
  const { time_zone } = await selectClub(tx.sql, tx.clubId);
  const rows = await selectOwnEntries(tx.sql, tx.clubId, localNow(tx.now, time_zone), tx.userId);
  return { data: rows.map(entryResponse), now: new Date(tx.now).toISOString() };
}
