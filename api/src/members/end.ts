import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { peopleOf } from "../live/club-news.ts";
import { endStreamsOf, notifyClub } from "../live/notify.ts";
import type { LeftEvent } from "../notices/payload.ts";
import type { BookingRow } from "../scheduling/bookings/queries.ts";
import { cancelBookings } from "../scheduling/cancel-bookings.ts";
import { leaveAllBookings } from "../scheduling/leave-bookings.ts";
import { COACH_GONE } from "../scheduling/lessons/notices.ts";
import { selectClub } from "../tenant/queries.ts";
import type { Commitments } from "./commitments.ts";
import {
  endMembership,
  type FutureBookingRow,
  lockFutureBookings,
  revokeInvitations,
  settleJoinRequest,
} from "./queries.ts";

const REASON = "No longer a member of the club";

export interface EndedMembership {
  /** The bookings and lessons that were canceled. */
  ahead: FutureBookingRow[];
  /** The bookings of others that go on without the person. */
  left: BookingRow[];
  /** The events that go on without the person. */
  events: LeftEvent[];
}

/**
 * Ends a locked membership: future commitments are canceled, open streams end, history keeps the name
 * (docs/product/roles.md#removal).
 */
export async function endMember(
  tx: ClubTx,
  userId: string,
  action: "member.removed" | "member.left",
  commitments: Commitments,
): Promise<EndedMembership> {
  const { sql, clubId } = tx;
  const { time_zone } = await selectClub(sql, clubId);
  const ahead = await lockFutureBookings(sql, clubId, userId, new Date(tx.now));
  const ids = ahead.map(({ id }) => id);
  const taught = ahead.filter(({ coach_id }) => coach_id === userId).map(({ id }) => id);
  await cancelBookings(tx, taught, { reason: COACH_GONE, except: userId });
  await cancelBookings(
    tx,
    ids.filter((id) => !taught.includes(id)),
    { reason: REASON, except: userId },
  );
  const left = await leaveAllBookings(tx, userId);
  const { events, waitlistEntries } = await commitments.end(tx, userId);
  await endMembership(sql, clubId, userId, { isRemoval: action === "member.removed" });
  await settleJoinRequest(sql, clubId, userId, tx.userId);
  await revokeInvitations(sql, clubId, userId, tx.userId);
  const detail = { canceled_bookings: ids.length, waitlist_entries: waitlistEntries };
  await audit(tx, { action, subjectType: "person", subjectId: userId, detail });
  const dates = [...new Set(ahead.map(({ starts_at }) => localDate(starts_at.getTime(), time_zone)))];
  if (dates.length > 0)
    await notifyClub(tx, { topic: "bookings", dates, people: [...new Set(ahead.flatMap(peopleOf))] });
  await endStreamsOf(tx, userId);
  return { ahead, left, events };
}
