import type { ClubsRow, MembershipsRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export async function renameSelf(sql: Sql, fullName: string): Promise<void> {
  await sql`select rename_self(${fullName})`;
}

/** The club that an admin has removed the caller from, or that has closed. */
export interface RemovalRow {
  club_name: ClubsRow["name"];
  removed_at: NonNullable<MembershipsRow["removed_at"]>;
  club_closed: boolean;
}

/** Undefined for somebody who is in a club, or left their last one by themselves. */
export async function selectOptionalRemoval(sql: Sql): Promise<RemovalRow | undefined> {
  const [row] = await sql<RemovalRow[]>`select * from my_removal() where club_name is not null`;
  return row;
}
