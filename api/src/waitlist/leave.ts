import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { endOffers } from "../scheduling/offers/end.ts";
import { lockOffersOfEntry, lockOffersOfPerson } from "../scheduling/offers/queries.ts";
import { lockOptionalMember } from "../scheduling/people/queries.ts";
import { notifyOfQueue } from "../scheduling/waiting/notify-queue.ts";
import { deleteEntry } from "../scheduling/waiting/queries.ts";
import { deleteEntriesOf, selectOptionalEntry } from "./queries.ts";

/** Removes an entry: one's own, or any for staff. A slot offered to it goes to the next in the queue. */
export async function leaveWaitlist(tx: ClubTx, id: string): Promise<{ id: string }> {
  const { sql, clubId } = tx;
  const entry = await selectOptionalEntry(sql, clubId, id);
  if (!entry) throw notFound("Waitlist entry");
  const own = entry.user_id === tx.userId;
  if (!own && !can(tx.role, "waitlist:manage")) throw forbidden();
  await lockOptionalMember(sql, clubId, entry.user_id);
  await endOffers(tx, await lockOffersOfEntry(sql, clubId, id), "withdrawn");
  if (!(await deleteEntry(sql, clubId, id))) throw notFound("Waitlist entry");
  await audit(tx, { action: "waitlist.left", subjectType: "waitlist_entry", subjectId: id, detail: { own } });
  await notifyOfQueue(tx, { date: entry.requested_date, sport: entry.sport, userId: entry.user_id });
  return { id };
}

/**
 * Ends all waitlist entries of a member who leaves the club (docs/product/waitlist.md#leaving); their membership is locked.
 * Returns the number of entries.
 */
export async function leaveEveryQueue(tx: ClubTx, userId: string): Promise<number> {
  const { sql, clubId } = tx;
  await endOffers(tx, await lockOffersOfPerson(sql, clubId, userId), "withdrawn");
  const entries = await deleteEntriesOf(sql, clubId, userId);
  for (const { requested_date, sport } of entries) await notifyOfQueue(tx, { date: requested_date, sport, userId });
  return entries.length;
}
