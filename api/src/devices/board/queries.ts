import type { BookingPlayersRow, UsersRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export interface PlayerRow extends Pick<BookingPlayersRow, "booking_id">, Pick<UsersRow, "full_name"> {
  user_id: string;
}

/** The members who play in these bookings, the booker first; guests and walk-ins are none. */
export const selectPlayers = (sql: Sql, clubId: string, bookingIds: string[]) => sql<PlayerRow[]>`
  select p.booking_id, p.user_id, u.full_name from (
    select id as booking_id, user_id, -1 as position from bookings
    where club_id = ${clubId} and id = any(${bookingIds}::uuid[]) and walk_in is null
    union all
    select booking_id, user_id, position from booking_players
    where club_id = ${clubId} and booking_id = any(${bookingIds}::uuid[]) and user_id is not null
  ) p join users u on u.id = p.user_id
  order by p.booking_id, p.position`;
