import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, invalid, notFound, unknownId } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { requireGuests, showGuest } from "./list.ts";
import { havePlayedTogether, lockGuests, mergeGuests } from "./queries.ts";
import type { GuestDetailsResponse } from "./response.ts";

/** Says that two guests are one person (docs/decisions/0049): all visits are the other's, and both names mean the other from now on. */
export async function mergeGuest(tx: ClubTx, id: string, into: string): Promise<GuestDetailsResponse> {
  requireGuests(tx);
  const { sql, clubId } = tx;
  if (id === into) throw invalid("into", "A guest cannot be merged into the same guest");
  const locked = await lockGuests(sql, clubId, [id, into]);
  if (locked.every((guest) => guest.id !== id)) throw notFound("Guest");
  if (locked.every((guest) => guest.id !== into)) throw unknownId("into", "Guest");
  if (await havePlayedTogether(sql, clubId, id, into)) {
    const message = "These guests are on one booking together, so they are two people";
    throw new DomainError("conflict", "guests_play_together", message, { field: "into" });
  }
  await mergeGuests(sql, clubId, id, into);
  await audit(tx, { action: "guest.merged", subjectType: "guest", subjectId: id, detail: { into } });
  await notifyClub(tx, { topic: "members" });
  return showGuest(tx, into);
}
