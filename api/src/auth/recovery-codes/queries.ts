import type { Sql } from "../../db/pool.ts";

/** Replaces the codes of a factor by these. */
export async function replaceCodes(sql: Sql, factorId: string, hashes: Uint8Array[]): Promise<void> {
  await sql`delete from auth.recovery_codes where factor_id = ${factorId}`;
  for (const hash of hashes) {
    await sql`insert into auth.recovery_codes (factor_id, code_hash) values (${factorId}, ${hash})`;
  }
  await sql`update auth.mfa_factors set updated_at = clock_now() where id = ${factorId}`;
}

export async function selectCodeCount(sql: Sql, factorId: string): Promise<{ total: number; remaining: number }> {
  const [row] = await sql<{ total: number; remaining: number }[]>`
    select count(*)::int as total, count(*) filter (where used_at is null)::int as remaining
    from auth.recovery_codes where factor_id = ${factorId}`;
  return row ?? { total: 0, remaining: 0 };
}

/** False if there is no such code, or it was used before. */
export async function updateCodeUsed(sql: Sql, factorId: string, hash: Uint8Array): Promise<boolean> {
  const used = await sql`
    update auth.recovery_codes set used_at = clock_now()
    where factor_id = ${factorId} and code_hash = ${hash} and used_at is null returning 1`;
  return used.length === 1;
}
