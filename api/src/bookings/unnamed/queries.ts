import type { BookingsRow, CourtsRow, FunctionRows } from "../../../db/row-types.ts";
import { callForRows } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";

/** Clubs with bookings to remind or release. For the auth service's role. */
export async function selectDueClubs(sql: Sql, most: number): Promise<string[]> {
  const rows = await callForRows(sql, "clubs_with_unnamed_bookings", most);
  return rows.map(({ value }) => value);
}

/** Claims the club's reminders for this transaction; null: another process has them. For the auth service's role. */
export async function beginWork(sql: Sql, clubId: string): Promise<FunctionRows["begin_names_work"] | null> {
  const [row] = await callForRows(sql, "begin_names_work", clubId);
  return row ?? null;
}

export interface UnnamedRow
  extends Pick<BookingsRow, "id" | "user_id" | "court_id" | "starts_at" | "ends_at" | "sequence"> {
  court_name: CourtsRow["name"];
}

/**
 * Locks bookings of members on these courts without any player that start within some hours, at most a hundred. `remindedBefore`: those whose
 * booker was reminded by then; null: those whose booker was not. A booking that another transaction has locked is left to the next
 * run, and one whose players were named meanwhile is none.
 */
export async function lockUnnamed(
  sql: Sql,
  clubId: string,
  {
    courtIds,
    now,
    hours,
    remindedBefore,
  }: { courtIds: string[]; now: Date; hours: number; remindedBefore: Date | null },
): Promise<UnnamedRow[]> {
  const isUnnamed = sql`not exists (
    select from booking_players p where p.club_id = b.club_id and p.booking_id = b.id)`;
  const locked = await sql<UnnamedRow[]>`
    select b.id, b.user_id, b.court_id, c.name as court_name, b.starts_at, b.ends_at, b.sequence
    from bookings b
    join courts c on c.club_id = b.club_id and c.id = b.court_id
    join memberships m on m.club_id = b.club_id and m.user_id = b.user_id and m.role in ('member', 'coach')
    where b.club_id = ${clubId} and b.court_id = any(${courtIds}::uuid[])
      and b.status = 'confirmed' and b.kind = 'booking' and b.walk_in is null
      and b.created_by = b.user_id and b.starts_at > ${now} and b.starts_at <= ${now}::timestamptz + make_interval(hours => ${hours})
      and ${
        remindedBefore === null
          ? sql`b.names_reminded_at is null and b.created_at <= now() - interval '15 minutes'`
          : sql`b.names_reminded_at <= ${remindedBefore}`
      }
      and ${isUnnamed}
    order by b.id limit 100 for update of b skip locked`;
  // The condition was read before the lock.
  const rows = await sql<Pick<BookingsRow, "id">[]>`
    select b.id from bookings b
    where b.club_id = ${clubId} and b.id = any(${locked.map(({ id }) => id)}::uuid[]) and ${isUnnamed}`;
  const ids = new Set(rows.map(({ id }) => id));
  return locked.filter(({ id }) => ids.has(id));
}

export async function markReminded(sql: Sql, clubId: string, ids: string[], at: Date): Promise<void> {
  await sql`
    update bookings set names_reminded_at = ${at} where club_id = ${clubId} and id = any(${ids}::uuid[])`;
}
