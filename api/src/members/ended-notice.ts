import type { Notice } from "../notices/enqueue.ts";
import { canceledTimeOf } from "../notices/payload.ts";
import type { EndedMembership } from "./end.ts";

/** One mail to the former member, with everything that ended for them. */
export function endedNotice(
  kind: "member_left" | "member_removed",
  { user_id: userId, joined_at }: { user_id: string; joined_at: Date },
  { ahead, events }: EndedMembership,
) {
  const own = ahead
    .filter((row) => row.user_id === userId)
    .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
  return {
    kind,
    userId,
    details: { canceled: own.map(canceledTimeOf), events },
    dedupeKey: `${kind}:${userId}:${joined_at.toISOString()}`,
  } satisfies Notice;
}
