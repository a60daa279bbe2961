import type { FunctionRows } from "../../api/db/row-types.ts";
import { callForRows } from "../../api/src/db/call.ts";
import type { OperatorSql } from "./as-operator.ts";

export type ClubUsage = Omit<FunctionRows["platform_club_usage"], "tables" | "name"> & { rows: Record<string, number> };

/** What a club uses and does; counts of the last 30 days where nothing else is said. `rows` by table, without the empty ones. */
export async function clubUsage(sql: OperatorSql, clubId: string): Promise<ClubUsage> {
  const [usage] = await callForRows(sql, "platform_club_usage", null, clubId);
  if (!usage) throw new Error("the club was found before");
  const { tables, name: _, ...numbers } = usage;
  return { ...numbers, rows: tables as Record<string, number> };
}
