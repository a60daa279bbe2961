import type { Sql } from "../../db/pool.ts";

/**
 * The club's wall clock: an entry is active until the end of its day, or of its window if that is earlier
 * (docs/product/waitlist.md#expiry).
 */
export interface LocalNow {
  today: string;
  /** "HH:MM". */
  time: string;
}

/** The condition that an entry `e` is active. */
export const isActive = (sql: Sql, { today, time }: LocalNow) =>
  sql`(e.requested_date > ${today} or (e.requested_date = ${today} and coalesce(e.preferred_end, '24:00') > ${time}))`;

/** Whether a person has an active entry for a date and sport (docs/product/waitlist.md#joining). */
export async function isWaiting(
  sql: Sql,
  clubId: string,
  now: LocalNow,
  { userId, date, sport }: { userId: string; date: string; sport: string },
): Promise<boolean> {
  const [row] = await sql`
    select 1 from waitlist_entries e
    where e.club_id = ${clubId} and e.user_id = ${userId} and e.requested_date = ${date} and e.sport = ${sport}
      and ${isActive(sql, now)}`;
  return row !== undefined;
}

/** Whether the entry still existed. */
export async function deleteEntry(sql: Sql, clubId: string, id: string): Promise<boolean> {
  const deleted = await sql`delete from waitlist_entries where club_id = ${clubId} and id = ${id}`;
  return deleted.count === 1;
}
