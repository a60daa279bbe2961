import type { Notice } from "../notices/enqueue.ts";
import { courtTimeOf } from "../notices/payload.ts";
import type { FutureBookingRow } from "./queries.ts";

/** One mail to the removed person, with everything that is canceled for them. */
export function removalNotice(userId: string, joinedAt: Date, ahead: FutureBookingRow[]): Notice {
  const own = ahead
    .filter((row) => row.user_id === userId)
    .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
  return {
    kind: "member_removed",
    userId,
    details: {
      canceled: own.map((row) => courtTimeOf(row.court_name, { startsAt: row.starts_at, endsAt: row.ends_at })),
    },
    dedupeKey: `member_removed:${userId}:${joinedAt.toISOString()}`,
  };
}
