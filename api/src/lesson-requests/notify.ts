import type { ClubTx } from "../club-tx.ts";
import { enqueueNotice } from "../notices/enqueue.ts";
import { bookingTimeOf } from "../notices/payload.ts";
import type { RequestRow } from "./queries.ts";

const requestedTime = ({ preferred_date: date, preferred_time: time }: RequestRow) => ({ date, time });

/** Clocks that are set forward skip the time of some requests: those are not past. */
export const isPast = ({ now }: ClubTx, { requested_at }: RequestRow): boolean =>
  requested_at !== null && requested_at.getTime() <= now;

/** What is decided before the requested time is of no use afterwards; of a later decline the member is notified all the same. */
const untilThen = (tx: ClubTx, row: RequestRow) =>
  row.requested_at && !isPast(tx, row) ? { usefulUntil: row.requested_at } : {};

/** Notifies the coach of a request. */
export const notifyRequested = (tx: ClubTx, row: RequestRow): Promise<void> =>
  enqueueNotice(tx, {
    kind: "lesson_requested",
    userId: row.coach_id,
    details: { ...requestedTime(row), memberName: row.member_name, notes: row.notes, request: row.id },
    dedupeKey: `lesson_requested:${row.id}`,
    ...untilThen(tx, row),
  });

/** Notifies the coach that a request was withdrawn, unless its time has passed. */
export async function notifyWithdrawn(tx: ClubTx, row: RequestRow): Promise<void> {
  if (isPast(tx, row)) return;
  await enqueueNotice(tx, {
    kind: "lesson_withdrawn",
    userId: row.coach_id,
    details: { ...requestedTime(row), memberName: row.member_name },
    dedupeKey: `lesson_withdrawn:${row.id}`,
    ...untilThen(tx, row),
  });
}

/** Notifies the member that the coach declined. */
export const notifyDeclined = (tx: ClubTx, row: RequestRow, reason: string | null): Promise<void> =>
  enqueueNotice(tx, {
    kind: "lesson_declined",
    userId: row.member_id,
    details: { ...requestedTime(row), coachName: row.coach_name, reason },
    dedupeKey: `lesson_declined:${row.id}`,
    ...untilThen(tx, row),
  });

/** Notifies the member of the booked lesson, and the coach if an admin has accepted. */
export async function notifyAccepted(tx: ClubTx, row: RequestRow): Promise<void> {
  const { booking_id: id, sequence, starts_at, ends_at, court_name } = row;
  if (id === null || sequence === null || !starts_at || !ends_at || court_name === null)
    throw new Error("an accepted request has its lesson");
  const time = bookingTimeOf({ id, sequence, court_name, starts_at, ends_at });
  await enqueueNotice(tx, {
    kind: "lesson_accepted",
    userId: row.member_id,
    details: { ...time, coachName: row.coach_name },
    dedupeKey: `lesson_accepted:${row.id}`,
    usefulUntil: ends_at,
  });
  if (row.coach_id === tx.userId) return;
  await enqueueNotice(tx, {
    kind: "lesson_scheduled",
    userId: row.coach_id,
    details: { ...time, withName: row.member_name, isCoach: true },
    dedupeKey: `lesson_scheduled:${row.booking_id}:coach`,
    usefulUntil: ends_at,
  });
}
