import type { BookingsRow, UsersRow } from "../../db/row-types.ts";
import { callForRows } from "../db/call.ts";
import { containing, exactly } from "../db/containing.ts";
import type { Sql } from "../db/pool.ts";

/** Members by exact name or address, or with `isPart` also those of the directory whose name contains it. */
export const selectPartnersWith = (sql: Sql, search: string, { isPart, most }: { isPart: boolean; most: number }) =>
  callForRows(sql, "find_partners", exactly(search), isPart ? containing(search) : null, most);

export interface LatelyRow {
  user_id: UsersRow["id"];
  full_name: UsersRow["full_name"];
  played_at: BookingsRow["starts_at"];
}

/** Members with whom a person is or was on a court since an instant, the latest first. */
export async function selectPlayedLately(sql: Sql, clubId: string, userId: string, since: Date): Promise<LatelyRow[]> {
  return await sql<LatelyRow[]>`
    with shared as (
      select b.id, b.user_id, b.starts_at from bookings b
      where b.club_id = ${clubId} and b.status = 'confirmed' and b.kind = 'booking' and b.walk_in is null
        and b.starts_at > ${since} and (b.user_id = ${userId} or b.id = any(array(
          select booking_id from booking_players where club_id = ${clubId} and user_id = ${userId}
        )))
    ), met as (
      select user_id, starts_at from shared
      union all
      select p.user_id, s.starts_at from shared s join booking_players p on p.club_id = ${clubId} and p.booking_id = s.id
      where p.user_id is not null
    )
    select met.user_id, u.full_name, max(met.starts_at) as played_at
    from met
    join memberships m on m.club_id = ${clubId} and m.user_id = met.user_id and m.left_at is null
    join users u on u.id = met.user_id
    where met.user_id <> ${userId}
    group by met.user_id, u.full_name order by played_at desc, met.user_id limit 50`;
}
