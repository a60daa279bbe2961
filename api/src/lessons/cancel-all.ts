import { localDate } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../club-tx.ts";
import { peopleOf } from "../live/club-news.ts";
import { notifyClub } from "../live/notify.ts";
import { cancelBookings } from "../scheduling/cancel-bookings.ts";
import { COACH_GONE } from "../scheduling/lessons/notices.ts";
import { selectClub } from "../tenant/queries.ts";
import { lockFutureLessons } from "./queries.ts";

/** Cancels the future lessons of a person who is no longer a coach (docs/product/roles.md#role-changes). */
export async function cancelLessonsOf(tx: ClubTx, coachId: string): Promise<void> {
  const ahead = await lockFutureLessons(tx.sql, tx.clubId, coachId, new Date(tx.now));
  if (ahead.length === 0) return;
  const ids = ahead.map(({ id }) => id);
  await cancelBookings(tx, ids, { reason: COACH_GONE, detail: { for: "role" } });
  const { time_zone } = await selectClub(tx.sql, tx.clubId);
  const dates = [...new Set(ahead.map(({ starts_at }) => localDate(starts_at.getTime(), time_zone)))];
  await notifyClub(tx, { topic: "bookings", dates, people: [...new Set(ahead.flatMap(peopleOf))] });
}
