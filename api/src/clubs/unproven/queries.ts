import type { FunctionValues, UnprovenClubRow } from "../../../db/row-types.ts";
import type { Origin } from "../../club-tx.ts";
import { callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";

export type { UnprovenClubRow } from "../../../db/row-types.ts";

export async function selectOptionalUnproven(sql: Sql): Promise<UnprovenClubRow | undefined> {
  const [row] = await sql<UnprovenClubRow[]>`select * from my_unproven_club() order by created_at limit 1`;
  return row;
}

/** Why the decision was rejected, or null. */
export function updateUnproven(
  sql: Sql,
  clubId: string,
  keep: boolean,
  { sessionId, requestId, ip, userAgent }: Origin,
): Promise<FunctionValues["decide_unproven_club"]> {
  return callFunction(sql, "decide_unproven_club", clubId, keep, sessionId, requestId, ip || null, userAgent);
}
