import { callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";
import { ConcurrentChange } from "../../errors.ts";

/**
 * Throws {@link ConcurrentChange} if a person whose account ends has joined a club since their transaction began. Who joins, or is
 * admitted, waits for the person's row, and finds the account deleted. Runs as the auth service.
 */
export async function requireNoClub(sql: Sql, userId: string): Promise<void> {
  // Not exclusively: what sends notices holds the row while it checks that their person exists.
  await sql`select from users where id = ${userId} for no key update`;
  if (await callFunction(sql, "auth.audited_club", userId)) throw new ConcurrentChange();
}
