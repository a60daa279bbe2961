import { callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";

export async function selectHasAdmin(sql: Sql): Promise<boolean> {
  return (await callFunction(sql, "auth.has_admin")) ?? true;
}

/** False if there is an unused one. */
export async function insertOptionalSecret(sql: Sql, hash: Buffer): Promise<boolean> {
  const rows = await sql`
    insert into auth.setup_secrets as kept (secret_hash) values (${hash})
    on conflict (only_one) do update set secret_hash = excluded.secret_hash, used_at = null
    where kept.used_at is not null
    returning 1`;
  return rows.length > 0;
}

/** Uses the secret up; false if it differs, or was used already, also concurrently. */
export async function useSecret(sql: Sql, hash: Buffer): Promise<boolean> {
  const rows = await sql`
    update auth.setup_secrets set used_at = clock_now() where secret_hash = ${hash} and used_at is null returning 1`;
  return rows.length > 0;
}
