import type { Logger } from "pino";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { selectHasAdmin } from "./queries.ts";

/** At the start of an installation without an admin: says how the operator lets the first one in (docs/operating.md). */
export async function reportMissingAdmin(db: Database, log: Logger): Promise<void> {
  if (await authTransaction(db, selectHasAdmin, { changesPeople: false })) return;
  log.warn("no admin yet: npm run first-admin gives the secret with which /admin/invite invites the first one");
}
