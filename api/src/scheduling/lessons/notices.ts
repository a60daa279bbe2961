import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import { enqueueNotices, type Notice } from "../../notices/enqueue.ts";
import { bookingTimeOf } from "../../notices/payload.ts";
import { type LessonRow, selectLessons } from "./queries.ts";

/** Why the lessons of someone who is no coach of the club any more are canceled, and requests to them declined. */
export const COACH_GONE = "The coach is no longer available";

type Recipient = Pick<Notice, "userId" | "usefulUntil"> & {
  isCoach: boolean;
  details: ReturnType<typeof bookingTimeOf> & { withName: string; isCoach: boolean };
};

/** Both people of a lesson. */
const peopleOf = (row: LessonRow): Recipient[] =>
  [
    { userId: row.user_id, withName: row.coach_name, isCoach: false },
    { userId: row.coach_id, withName: row.user_name, isCoach: true },
  ].map(({ userId, withName, isCoach }) => ({
    userId,
    isCoach,
    usefulUntil: row.ends_at,
    details: { ...bookingTimeOf(row), withName, isCoach },
  }));

/** Who makes a lesson gets no mail about it, so no mail has put it into their calendar. */
const isInvited = (row: LessonRow, { userId }: Recipient): boolean => userId !== row.created_by;

/** Mails that a lesson was scheduled. */
export async function notifyLessonScheduled(tx: ClubTx, bookingId: string): Promise<void> {
  const rows = await selectLessons(tx.sql, tx.clubId, [bookingId]);
  const notices = rows.flatMap((row) =>
    peopleOf(row)
      .filter((person) => isInvited(row, person))
      .map(
        ({ isCoach, ...recipient }): Notice => ({
          ...recipient,
          kind: "lesson_scheduled",
          dedupeKey: `lesson_scheduled:${row.id}:${isCoach ? "coach" : "member"}`,
        }),
      ),
  );
  await enqueueNotices(tx, notices);
}

/** Keys of the mails that a booking was canceled. A booker's key is the same for a lesson and any other booking. */
export const canceledKeys = (id: string) => ({ booker: `booking_canceled:${id}`, coach: `lesson_canceled:${id}` });

/**
 * Mails that lessons among these bookings were canceled, also to the actor if a mail has invited them. `except`: the person who is
 * notified in another way.
 */
export async function notifyLessonsCanceled(
  tx: ClubTx,
  bookingIds: string[],
  { reason, except, ...delay }: { reason: string | null; except?: string; afterSeconds?: number },
): Promise<void> {
  const rows = await selectLessons(tx.sql, tx.clubId, bookingIds);
  const notices = rows.flatMap((row) =>
    peopleOf(row)
      .filter((person) => person.userId !== except && (person.userId !== tx.userId || isInvited(row, person)))
      .map(
        ({ isCoach, details, ...recipient }): Notice => ({
          ...recipient,
          kind: "lesson_canceled",
          details: {
            ...details,
            reason,
            byReader: recipient.userId === tx.userId,
            ...(isCoach && !can(row.coach_role, "coaches:portal") && { hasSchedule: false }),
          },
          ...delay,
          dedupeKey: canceledKeys(row.id)[isCoach ? "coach" : "booker"],
        }),
      ),
  );
  await enqueueNotices(tx, notices);
}
