import type { ClubTx } from "../../club-tx.ts";
import { MOST_PEOPLE, notifyClub } from "../../live/notify.ts";

/**
 * Notifies the club's listeners that a person entered or left the queue of a date and sport. It concerns that person and all who
 * wait there, because their places may change.
 */
export async function notifyOfQueue(
  tx: Pick<ClubTx, "sql" | "clubId">,
  { date, sport, userId }: { date: string; sport: string; userId: string },
): Promise<void> {
  const others = await tx.sql<{ user_id: string }[]>`
    select distinct user_id from waitlist_entries
    where club_id = ${tx.clubId} and requested_date = ${date} and sport = ${sport} and user_id <> ${userId}
    limit ${MOST_PEOPLE}`;
  await notifyClub(tx, { topic: "waitlist", dates: [date], people: [userId, ...others.map((other) => other.user_id)] });
}
