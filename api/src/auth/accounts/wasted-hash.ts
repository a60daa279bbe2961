import type { Sql } from "../../db/pool.ts";

/** Runs work and rolls it back within the same transaction: its result and its duration are real, its writes are discarded. */
export async function wastedHash<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  await sql`savepoint in_vain`;
  const result = await work();
  await sql`rollback to savepoint in_vain`;
  return result;
}
