import { callFunction } from "../db/call.ts";
import type { Database } from "../db/pool.ts";
import { alone } from "../jobs/alone.ts";
import type { Job } from "../jobs/repeat.ts";

/** Rows of one transaction. */
const BATCH = 2_000;

/** Continues the hashes over the audit log (docs/decisions/0067). Undefined if another process is doing it. */
export async function chainAuditLog(db: Database): Promise<{ chained: number } | undefined> {
  let total = 0;
  for (let count = BATCH; count >= BATCH; total += count) {
    const chained = await alone(db, "audit", (sql) => callFunction(sql, "chain_audit_log", BATCH));
    if (chained === undefined) return total > 0 ? { chained: total } : undefined;
    count = chained ?? 0;
  }
  return { chained: total };
}

export const auditChainJob = (db: Database): Job => ({
  name: "audit-chain",
  everySeconds: 600,
  run: () => chainAuditLog(db),
});
