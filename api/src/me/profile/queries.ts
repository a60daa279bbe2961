import type { MembershipsRow } from "../../../db/row-types.ts";
import { callForRows } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";

export async function renameSelf(sql: Sql, fullName: string): Promise<void> {
  await sql`select rename_self(${fullName})`;
}

export async function updateInDirectory(sql: Sql, clubId: string, userId: string, isListed: boolean): Promise<void> {
  await sql`update memberships set in_directory = ${isListed} where club_id = ${clubId} and user_id = ${userId}`;
}

/** Whether members find the person in the club's directory. */
export async function isInDirectory(sql: Sql, clubId: string, userId: string): Promise<boolean> {
  const [row] = await sql<Pick<MembershipsRow, "in_directory">[]>`
    select in_directory from memberships where club_id = ${clubId} and user_id = ${userId}`;
  return row?.in_directory ?? false;
}

/** The club that an admin has removed the caller from, or that has closed. */
export interface RemovalRow {
  club_name: string;
  removed_at: Date;
  club_closed: boolean;
}

/** Undefined for a person who is in a club, or left their last one themselves. */
export async function selectOptionalRemoval(sql: Sql): Promise<RemovalRow | undefined> {
  const [row] = await callForRows(sql, "my_removal");
  const { club_name = null, removed_at = null, club_closed = null } = row ?? {};
  return club_name === null || removed_at === null
    ? undefined
    : { club_name, removed_at, club_closed: club_closed === true };
}
