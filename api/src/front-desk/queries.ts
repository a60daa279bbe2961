import type { MemberFoundRow } from "../../db/row-types.ts";
import { callForRows } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";

export type FoundRow = MemberFoundRow;

/** People of the transaction's club whose name or email holds `search`, by name. What was typed stands for itself: no wildcards. */
export function selectMembersWith(sql: Sql, search: string, most: number) {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return callForRows(sql, "find_members", pattern, most);
}
