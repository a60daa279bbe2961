import type { FunctionValues } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

/** When what the caller's club has paid for ends; null: not by itself, or it pays for nothing. */
export async function selectPaidEnd(sql: Sql, clubId: string): Promise<Date | null> {
  const [row] = await sql<{ at: FunctionValues["paid_ends_at"] }[]>`
    select ends.at from clubs c cross join lateral paid_ends_at(c) as ends (at) where c.id = ${clubId}`;
  return row?.at ?? null;
}
