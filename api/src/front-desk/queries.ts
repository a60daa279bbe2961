import type { Sql } from "../db/pool.ts";

export interface FoundRow {
  user_id: string;
  full_name: string;
  email: string;
}

/** People of the transaction's club whose name or email holds `search`, by name. What was typed stands for itself: no wildcards. */
export function selectMembersWith(sql: Sql, search: string, most: number) {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<FoundRow[]>`select user_id, full_name, email from find_members(${pattern}, ${most})`;
}
