import type { Database, Sql } from "../../db/pool.ts";
import { asAuthService, type Beginning, type Person, personTransactionFrom } from "../../db/transaction.ts";
import { beginDeletion } from "./queries.ts";
import { userNotFound } from "./users.ts";

interface Ending {
  isLastAdmin: boolean;
}

/**
 * A transaction like a request of the account's person, without their session, to end what they have. It runs again after a deadlock.
 * `isDeleted`: of an account that is deleted already. Rejected: `user_not_found`.
 */
export function accountTransaction<T>(
  db: Database,
  id: string,
  work: (sql: Sql, person: Person, ending: Ending) => Promise<T>,
  { isDeleted = false }: { isDeleted?: boolean } = {},
): Promise<T> {
  const begin = (sql: Sql): Promise<Beginning<Ending>> =>
    asAuthService(sql, async () => {
      const begun = await beginDeletion(sql, id, isDeleted);
      if (!begun) throw userNotFound();
      return { context: begun.context, ahead: { isLastAdmin: begun.is_last_admin } };
    });
  const noSession = { userId: id, sessionId: "", now: undefined };
  return personTransactionFrom(db, noSession, begin, (sql, person, _last, ending) => work(sql, person, ending));
}
