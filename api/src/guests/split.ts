import { guestIdentity, nameKey } from "@courtside/contracts/domain/players.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { notFound, unknownId } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { requireGuests, showGuest } from "./list.ts";
import { insertNamesake, lockGuests, moveVisits, selectVisitNames, unmergeGuest } from "./queries.ts";
import type { GuestDetailsResponse } from "./response.ts";

interface SplitInput {
  /** The bookings whose visits were another person's. */
  booking_ids: string[];
  /** What staff call the other person; by default as the host did. */
  name?: string | undefined;
}

/**
 * Says that some visits of a guest were another person's (docs/decisions/0049), and returns that one: whoever was merged under the
 * name of these visits, else a new guest.
 */
export async function splitGuest(
  tx: ClubTx,
  id: string,
  { booking_ids, name }: SplitInput,
): Promise<GuestDetailsResponse> {
  requireGuests(tx);
  const { sql, clubId } = tx;
  const [guest] = await lockGuests(sql, clubId, [id]);
  if (!guest) throw notFound("Guest");
  const bookingIds = [...new Set(booking_ids)];
  const names = await selectVisitNames(sql, clubId, id, bookingIds);
  const [first = guest.name] = names;
  if (names.length < bookingIds.length) throw unknownId("booking_ids", "Visit");
  const isOneName = new Set(names.map(nameKey)).size === 1;
  const merged = isOneName ? await unmergeGuest(sql, clubId, id, guestIdentity(first, null)) : null;
  const other = { identity: guest.identity, name: name ?? first, email: guest.email };
  const to = merged ?? (await insertNamesake(sql, clubId, other));
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
