import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { audit } from "../audit/record.ts";
import { cancelBookings } from "../bookings/cancel-all.ts";
import type { ClubTx } from "../club-tx.ts";
import { selectClub } from "../clubs/queries.ts";
import { notifyClub } from "../live/notify.ts";
import { lockFutureLessons } from "./queries.ts";
import { tellCanceled } from "./tell.ts";

const REASON = "The coach is no longer available";

/** Cancels the lessons ahead of somebody who is no coach any more (decision 9). */
export async function cancelLessonsOf(tx: ClubTx, coachId: string): Promise<void> {
  const now = new Date(tx.now);
  const ahead = await lockFutureLessons(tx.sql, tx.clubId, coachId, now);
  if (ahead.length === 0) return;
  const ids = ahead.map(({ id }) => id);
  await cancelBookings(tx, ids, { userId: tx.userId, at: now, reason: REASON });
  for (const id of ids) {
    await audit(tx, { action: "booking.canceled", subjectType: "booking", subjectId: id, detail: { for: "role" } });
  }
  await tellCanceled(tx, ids, { reason: REASON, except: coachId });
  const { time_zone } = await selectClub(tx.sql, tx.clubId);
  const dates = [...new Set(ahead.map(({ starts_at }) => localDate(starts_at.getTime(), time_zone)))];
  await notifyClub(tx, { topic: "bookings", dates });
}
