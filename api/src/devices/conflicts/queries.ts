import type { BookingsRow, CheckInConflictsRow, CourtsRow, UsersRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export type NewConflict = Pick<CheckInConflictsRow, "booking_id" | "made_at" | "device_name" | "code" | "user_id">;

/** Open ones of one booking that are kept; more would push those of other bookings off the desk's list. */
const MOST_OF_BOOKING = 10;

/**
 * Keeps conflicts for staff, one for each booking, reason and person while it is open; one that was kept before stays as it is. The
 * person is kept if they are of the club. The bookings are locked.
 */
export async function insertConflicts(sql: Sql, clubId: string, conflicts: NewConflict[]): Promise<void> {
  for (const { booking_id, made_at, device_name, code, user_id } of conflicts) {
    await sql`
      insert into check_in_conflicts (club_id, booking_id, made_at, device_name, code, user_id)
      select ${clubId}, ${booking_id}, ${made_at}, ${device_name}, ${code}, person.user_id
      from (select (select user_id from memberships where club_id = ${clubId} and user_id = ${user_id})) person (user_id)
      where (
        select count(*) < ${MOST_OF_BOOKING}
          and count(*) filter (where c.code = ${code} and c.user_id is not distinct from person.user_id) = 0
        from check_in_conflicts c
        where c.club_id = ${clubId} and c.booking_id = ${booking_id} and c.closed_at is null)
      on conflict on constraint check_in_conflicts_once do nothing`;
  }
}

export interface ConflictRow
  extends Pick<CheckInConflictsRow, "id" | "booking_id" | "made_at" | "device_name" | "code">,
    Pick<BookingsRow, "starts_at" | "ends_at"> {
  court_name: CourtsRow["name"];
  booked_by: UsersRow["full_name"];
  person_name: UsersRow["full_name"] | null;
}

/** More than the desk reads at once. */
const MOST = 100;

/** Those that no staff user has closed, the latest first. */
export const selectOpenConflicts = (sql: Sql, clubId: string) => sql<ConflictRow[]>`
  select c.id, c.booking_id, c.made_at, c.device_name, c.code, b.starts_at, b.ends_at, k.name as court_name,
    coalesce(b.walk_in, u.full_name) as booked_by,
    (select full_name from users where id = c.user_id) as person_name
  from check_in_conflicts c
  join bookings b on b.club_id = c.club_id and b.id = c.booking_id
  join courts k on k.club_id = b.club_id and k.id = b.court_id
  join users u on u.id = b.user_id
  where c.club_id = ${clubId} and c.closed_at is null
  order by c.made_at desc, c.id limit ${MOST}`;

export async function closeConflict(sql: Sql, clubId: string, id: string): Promise<boolean> {
  const { count } = await sql`
    update check_in_conflicts set closed_at = coalesce(closed_at, clock_now()) where club_id = ${clubId} and id = ${id}`;
  return count === 1;
}
