import type { Sql } from "../../db/pool.ts";

/** Does work and undoes it within the same transaction: what it answers and how long it takes is real, what it wrote is gone. */
export async function wastedHash<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  await sql`savepoint in_vain`;
  const result = await work();
  await sql`rollback to savepoint in_vain`;
  return result;
}
