import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { audit } from "../audit/record.ts";
import { cancelBookings } from "../bookings/cancel-all.ts";
import type { ClubTx } from "../club-tx.ts";
import { selectClub } from "../clubs/queries.ts";
import { forgetHours } from "../coaches/forget-hours.ts";
import { leaveEvents } from "../events/leave.ts";
import { settleRequests } from "../lesson-requests/settle.ts";
import { tellCanceled } from "../lessons/tell.ts";
import { endStreamsOf, notifyClub } from "../live/notify.ts";
import { retireSampleNews } from "../news/retire-samples.ts";
import { enqueueNotice } from "../notices/enqueue.ts";
import { leaveEveryLine } from "../waitlist/leave.ts";
import { lockOtherMember } from "./lock.ts";
import { endMembership, lockFutureBookings, settleJoinRequest } from "./queries.ts";
import { removalNotice } from "./removal-notice.ts";

const OWN = { code: "own_removal", message: "You cannot remove yourself from the club." };
const REASON = "No longer a member of the club";

export interface RemovedMember {
  id: string;
  canceled_bookings: number;
}

/**
 * Ends another person's membership (decision 9): what they have ahead is canceled, their sessions see the club no more, and
 * history keeps their name. Refused: `own_removal`, `last_admin`.
 */
export async function removeMember(tx: ClubTx, userId: string): Promise<RemovedMember> {
  const { sql, clubId } = tx;
  const { joined_at, is_sample } = await lockOtherMember(tx, userId, OWN);
  const { time_zone } = await selectClub(sql, clubId);
  const now = new Date(tx.now);
  const ahead = await lockFutureBookings(sql, clubId, userId, now);
  const ids = ahead.map(({ id }) => id);
  await cancelBookings(tx, ids, { userId: tx.userId, at: now, reason: REASON });
  await tellCanceled(tx, ids, { reason: REASON, except: userId });
  await settleRequests(tx, userId);
  await forgetHours(tx, userId);
  await leaveEvents(tx, userId, null);
  const leftLines = await leaveEveryLine(tx, userId);
  await endMembership(sql, clubId, userId);
  await settleJoinRequest(sql, clubId, userId, tx.userId);
  if (is_sample) await retireSampleNews(tx);
  await Promise.all([
    ...ids.map((id) => audit(tx, { action: "booking.canceled", subjectType: "booking", subjectId: id })),
    audit(tx, {
      action: "member.removed",
      subjectType: "person",
      subjectId: userId,
      detail: { canceled_bookings: ids.length, waitlist_entries: leftLines },
    }),
  ]);
  const dates = [...new Set(ahead.map(({ starts_at }) => localDate(starts_at.getTime(), time_zone)))];
  if (dates.length > 0) await notifyClub(tx, { topic: "bookings", dates });
  await endStreamsOf(tx, userId);
  await enqueueNotice(tx, removalNotice(userId, joined_at, ahead));
  return { id: userId, canceled_bookings: ids.length };
}
