import type { MembershipsRow, UsersRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

export type FoundRow = Pick<MembershipsRow, "user_id"> & Pick<UsersRow, "full_name" | "email">;

/** People of the transaction's club whose name or email holds `search`, by name. What was typed stands for itself: no wildcards. */
export function selectMembersWith(sql: Sql, search: string, most: number) {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<FoundRow[]>`select user_id, full_name, email from find_members(${pattern}, ${most})`;
}
