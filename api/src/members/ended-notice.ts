import type { Notice } from "../notices/enqueue.ts";
import { bookingTimeOf, canceledTimeOf } from "../notices/payload.ts";
import type { EndedMembership } from "./end.ts";

/** One mail to the former member, with everything that ended for them, which takes it out of their calendar. */
export function endedNotice(
  kind: "member_left" | "member_removed",
  { user_id: userId, joined_at }: { user_id: string; joined_at: Date },
  { ahead, left, events }: EndedMembership,
) {
  const all = ahead.toSorted(byStart);
  const [own, taught] = [all.filter((row) => row.user_id === userId), all.filter((row) => row.user_id !== userId)];
  return {
    kind,
    userId,
    details: {
      canceled: own.map(canceledTimeOf),
      taught: taught.map(canceledTimeOf),
      left: left.toSorted(byStart).map(bookingTimeOf),
      events,
    },
    dedupeKey: `${kind}:${userId}:${joined_at.toISOString()}`,
  } satisfies Notice;
}

/** Whether anything has ended with the membership. */
export const hasEnded = ({ ahead, left, events }: EndedMembership): boolean =>
  ahead.length + left.length + events.length > 0;

const byStart = (a: { starts_at: Date }, b: { starts_at: Date }) => a.starts_at.getTime() - b.starts_at.getTime();
