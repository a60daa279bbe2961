import type { MemberFoundRow } from "../../db/row-types.ts";
import { callForRows } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";

export type FoundRow = MemberFoundRow;

/** Members of the transaction's club whose name or email contains `search`, by name. The search is literal: no wildcards. */
export function selectMembersWith(sql: Sql, search: string, most: number) {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return callForRows(sql, "find_members", pattern, most);
}
