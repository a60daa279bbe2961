import type { Database } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";
import type { Mail } from "./mail.ts";
import { insertMail, type OutboxMail, selectMails } from "./queries.ts";

/** Keeps a mail instead of sending it. */
export function keepInOutbox(db: Database, mail: Mail): Promise<void> {
  return authTransaction(db, (sql) => insertMail(sql, mail));
}

/** The last hundred kept mails, newest first; `to` filters by address. */
export function readOutbox(db: Database, to: string | undefined): Promise<OutboxMail[]> {
  return authTransaction(db, (sql) => selectMails(sql, to));
}
