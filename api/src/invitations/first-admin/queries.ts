import { callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";

export async function selectHasAdmin(sql: Sql): Promise<boolean> {
  return (await callFunction(sql, "auth.has_admin")) ?? true;
}

/** Uses the secret up; false if it differs, has expired, or was used already, also concurrently. */
export async function useSecret(sql: Sql, hash: Buffer): Promise<boolean> {
  const rows = await sql`
    update auth.setup_secrets set used_at = clock_now()
    where secret_hash = ${hash} and used_at is null and clock_now() < expires_at returning 1`;
  return rows.length > 0;
}
