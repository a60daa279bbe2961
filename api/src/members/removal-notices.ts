import type { Notice } from "../notices/enqueue.ts";
import { courtTimeOf } from "../notices/facts.ts";
import type { FutureBookingRow } from "./queries.ts";

const timeOf = ({ court_name, starts_at, ends_at }: FutureBookingRow) =>
  courtTimeOf(court_name, { startsAt: starts_at, endsAt: ends_at });

/** One mail to whoever is removed, with all that is canceled for them; one for each lesson to who would have had it with them. */
export function noticesOf(userId: string, joinedAt: Date, ahead: FutureBookingRow[]): Notice[] {
  const own = ahead
    .filter((row) => row.user_id === userId)
    .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
  const removed: Notice = {
    kind: "member_removed",
    userId,
    facts: { canceled: own.map(timeOf) },
    dedupeKey: `member_removed:${userId}:${joinedAt.toISOString()}`,
  };
  const lessons = ahead
    .filter((row) => row.user_id !== userId)
    .map(
      (row): Notice => ({
        kind: "booking_canceled",
        userId: row.user_id,
        facts: { ...timeOf(row), reason: "The coach is no longer with the club" },
        dedupeKey: `booking_canceled:${row.id}`,
        usefulUntil: row.ends_at,
      }),
    );
  return [removed, ...lessons];
}
