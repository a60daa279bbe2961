import { callForRows } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";

export async function renameSelf(sql: Sql, fullName: string): Promise<void> {
  await sql`select rename_self(${fullName})`;
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
