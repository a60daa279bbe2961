import type { ClubTx } from "../club-tx.ts";
import { notifyAfterCommit, notifyWithCommit } from "../db/notifications.ts";
import type { Sql } from "../db/pool.ts";
import type { HeardChange } from "./club-news.ts";

/** A notification holds 8,000 bytes; a change of more dates than these is sent without dates. */
const MOST_DATES = 200;
/** The same for the people whom it concerns. */
export const MOST_PEOPLE = 50;

/** Notifies the club's listeners when this transaction has committed. */
export const notifyClub = (tx: Pick<ClubTx, "sql" | "clubId">, change: HeardChange): Promise<void> =>
  notifyAfterCommit(tx.sql, notificationOf(tx, change));

/** Notifies of new names, which the staff's open days and lists of bookings show too. */
export async function notifyOfName(tx: Pick<ClubTx, "sql" | "clubId">): Promise<void> {
  await notifyClub(tx, { topic: "members" });
  await notifyClub(tx, { topic: "bookings", names_only: true });
}

/** The jobs that do what a request leaves to them, by what wakes them. */
type Work = "booking-imports" | "closures" | "exports" | "imports" | "invitations" | "notices" | "webhooks";

/** Wakes a job when this transaction has committed: it need not wait for its turn. */
export const wakeJob = (sql: Sql, work: Work): Promise<void> => notifyAfterCommit(sql, JSON.stringify({ work }));

function notificationOf({ clubId }: Pick<ClubTx, "clubId">, { dates, people, ...rest }: HeardChange): string {
  return JSON.stringify({
    club_id: clubId,
    ...rest,
    ...(dates && dates.length <= MOST_DATES && { dates }),
    ...(people && people.length <= MOST_PEOPLE && { people }),
  });
}

/**
 * Notifies the club's listeners of a change of roles or membership; the person's own streams end, because what they may see has changed
 * (docs/product/roles.md#role-changes). With the commit: the person keeps no rights if this process is killed right after it.
 */
export const endStreamsOf = (tx: Pick<ClubTx, "sql" | "clubId">, userId: string): Promise<void> =>
  notifyWithCommit(tx.sql, JSON.stringify({ club_id: tx.clubId, topic: "members", user_id: userId }));

/** The same for what one session may see. */
export const endStreamsOfSession = (sql: Sql, sessionId: string): Promise<void> =>
  notifyWithCommit(sql, JSON.stringify({ session_id: sessionId }));
