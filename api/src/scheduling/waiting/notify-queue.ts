import type { ClubTx } from "../../club-tx.ts";
import { LIVE_CHANNEL, MOST_PEOPLE, notificationOf } from "../../live/notify.ts";

/**
 * Notifies the club's listeners that a person entered or left the queue of a date and sport. It concerns that person and all who
 * wait there, because their places may change.
 */
export async function notifyOfQueue(
  tx: Pick<ClubTx, "sql" | "clubId">,
  { date, sport, userId }: { date: string; sport: string; userId: string },
): Promise<void> {
  const notification = notificationOf(tx, { topic: "waitlist", dates: [date] });
  await tx.sql`
    select pg_notify(${LIVE_CHANNEL}, (${notification}::text::jsonb || coalesce((
      select jsonb_build_object('people', jsonb_agg(user_id)) from (
        select ${userId}::uuid as user_id
        union
        select user_id from waitlist_entries
        where club_id = ${tx.clubId} and requested_date = ${date} and sport = ${sport}
      ) concerned
      having count(*) <= ${MOST_PEOPLE}
    ), '{}'))::text)`;
}
