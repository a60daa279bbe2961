import type { Notice } from "../notices/enqueue.ts";
import { canceledTimeOf } from "../notices/payload.ts";
import type { FutureBookingRow } from "./queries.ts";

/** One mail to the removed person, with everything that is canceled for them. */
export function removalNotice(userId: string, joinedAt: Date, ahead: FutureBookingRow[]): Notice {
  const own = ahead
    .filter((row) => row.user_id === userId)
    .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
  return {
    kind: "member_removed",
    userId,
    details: { canceled: own.map(canceledTimeOf) },
    dedupeKey: `member_removed:${userId}:${joinedAt.toISOString()}`,
  };
}
