import type { StaffPinsRow, UsersRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export interface PinHolder extends Pick<StaffPinsRow, "user_id" | "pin_hash"> {
  name: UsersRow["full_name"];
}

/** More than any club's front desk has; each costs a hash when a PIN is tried. */
const MOST_HOLDERS = 100;

export async function hasStaffPin(sql: Sql, clubId: string, userId: string): Promise<boolean> {
  const rows = await sql`select from staff_pins where club_id = ${clubId} and user_id = ${userId}`;
  return rows.length === 1;
}

export async function upsertStaffPin(sql: Sql, clubId: string, userId: string, hash: string): Promise<void> {
  await sql`
    insert into staff_pins (club_id, user_id, pin_hash, set_at) values (${clubId}, ${userId}, ${hash}, clock_now())
    on conflict (club_id, user_id) do update 
      set pin_hash = excluded.pin_hash, set_at = excluded.set_at, wrong_tries = 0`;
}

/** Whether there was one. */
export async function deleteStaffPin(sql: Sql, clubId: string, userId: string): Promise<boolean> {
  const deleted = await sql`delete from staff_pins where club_id = ${clubId} and user_id = ${userId}`;
  return deleted.count === 1;
}

/** The club's current staff with a PIN, `first` before all others. */
export const selectPinHolders = (sql: Sql, clubId: string, first: string): Promise<PinHolder[]> => sql<PinHolder[]>`
  select p.user_id, u.full_name as name, p.pin_hash
  from staff_pins p
  join memberships m on m.club_id = p.club_id and m.user_id = p.user_id
  join users u on u.id = p.user_id
  where p.club_id = ${clubId} and m.left_at is null and m.role in ('admin', 'front_desk')
  order by p.user_id = ${first} desc, p.set_at desc
  limit ${MOST_HOLDERS}`;
