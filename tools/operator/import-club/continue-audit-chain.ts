import { createHash } from "node:crypto";
import type { OperatorSql } from "../as-operator.ts";

const ROWS_AT_ONCE = 5_000;
const START = "00".repeat(32);

/**
 * Hashes a new club's entries that are older than what the job has reached (docs/decisions/0067): it will not look at them again, and
 * `npm run verify-audit` would call them added. The job goes on from there.
 */
export async function continueAuditChain(sql: OperatorSql, clubId: string): Promise<void> {
  await sql`select from auth.audit_chained for update`;
  const entries = await sql<{ id: string; at: string; row_hash: string }[]>`
    select a.id::text, a.at::text, encode(audit_row_hash(a), 'hex') as row_hash from audit_log a, auth.audit_chained d
    where a.club_id = ${clubId} and (a.at, a.id) <= (d.at, d.id) order by a.at, a.id`;
  let hash = START;
  const links = entries.map(({ id, at, row_hash }, place) => {
    hash = createHash("sha256").update(Buffer.from(hash, "hex")).update(Buffer.from(row_hash, "hex")).digest("hex");
    return { number: place + 1, row_id: id, at, row_hash: `\\x${row_hash}`, hash: `\\x${hash}`, chain_id: clubId };
  });
  for (let from = 0; from < links.length; from += ROWS_AT_ONCE) {
    await sql`
      insert into auth.audit_chain (chain_id, number, row_id, at, row_hash, hash)
      select chain_id, number, row_id, at, row_hash, hash
      from jsonb_populate_recordset(null::auth.audit_chain, ${sql.json(links.slice(from, from + ROWS_AT_ONCE))})`;
  }
  if (links.length === 0) return;
  await sql`
    insert into auth.audit_chain_ends (chain_id, first_number, first_hash, last_number, last_hash)
    values (${clubId}, 1, decode(${START}, 'hex'), ${links.length}, decode(${hash}, 'hex'))`;
}
