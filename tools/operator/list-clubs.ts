import type { FunctionRows } from "../../api/db/row-types.ts";
import { callForRows } from "../../api/src/db/call.ts";
import type { OperatorSql } from "./as-operator.ts";

type ListedClub = Omit<FunctionRows["platform_clubs"], "total">;

/** All clubs by name; those whose name contains `text`, and those of a status. */
export async function listClubs(
  sql: OperatorSql,
  { text = null, status = null }: { text?: string | null | undefined; status?: string | null | undefined },
): Promise<ListedClub[]> {
  const rows = await callForRows(sql, "platform_clubs", null, text, status, null);
  return rows.map(({ total: _, ...club }) => club);
}
