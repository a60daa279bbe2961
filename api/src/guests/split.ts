import { guestIdentity, nameKey } from "@courtside/contracts/domain/players.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { notFound, unknownId } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { requireGuests, showGuest } from "./list.ts";
import { mergedByName } from "./merged-by-name.ts";
import { insertNamesake, lockGuests, moveVisits, selectMerged, selectVisitNames, unmergeGuest } from "./queries.ts";
import type { GuestDetailsResponse } from "./response.ts";

interface SplitInput {
  /** The bookings whose visits were another person's. */
  booking_ids: string[];
  /** What staff call a new guest; by default as the host did. */
  name?: string | undefined;
  /** The merged guest whose visits they were; null: a new guest's; left out: as the visits' name says. */
  guest_id?: string | null | undefined;
}

/**
 * Says that some visits of a guest were another person's (docs/decisions/0049), and returns that one: the merged guest whom staff
 * choose or whom the name of these visits alone means, else a new guest. A new guest has the visits' name and no address.
 */
export async function splitGuest(
  tx: ClubTx,
  id: string,
  { booking_ids, name, guest_id: chosenId }: SplitInput,
): Promise<GuestDetailsResponse> {
  requireGuests(tx);
  const { sql, clubId } = tx;
  const [guest] = await lockGuests(sql, clubId, [id]);
  if (!guest) throw notFound("Guest");
  const bookingIds = [...new Set(booking_ids)];
  const names = await selectVisitNames(sql, clubId, id, bookingIds);
  const [first = guest.name] = names;
  if (names.length < bookingIds.length) throw unknownId("booking_ids", "Visit");
  const merged = await selectMerged(sql, clubId, id);
  if (chosenId && merged.every((each) => each.id !== chosenId)) throw unknownId("guest_id", "Guest");
  const isOneName = new Set(names.map(nameKey)).size === 1;
  const named = isOneName ? mergedByName(merged, first) : null;
  const known = chosenId === undefined ? named?.id : chosenId;
  if (known) await unmergeGuest(sql, clubId, known);
  const other = { identity: guestIdentity(first, null), name: name ?? first };
  const to = known ?? (await insertNamesake(sql, clubId, other));
  await moveVisits(sql, clubId, { from: id, to, bookingIds });
  await audit(tx, {
    action: "guest.split",
    subjectType: "guest",
    subjectId: id,
    detail: { into: to, visits: bookingIds.length },
  });
  await notifyClub(tx, { topic: "members" });
  return showGuest(tx, to);
}
