import type { Database } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";
import { deleteQaSessions } from "./queries.ts";

/** At the start of a server without the QA login: ends the open sessions of its accounts. Returns how many. */
export async function endQaSessions(db: Database, { qaLogin }: { qaLogin: boolean }): Promise<number> {
  return qaLogin ? 0 : authTransaction(db, deleteQaSessions);
}
