import type { Sql } from "../db/pool.ts";
import type { Notice } from "./notice.ts";
import { insertNotices, withdrawNotices as withdraw } from "./queries.ts";

export type { Notice } from "./notice.ts";

/** Queues a mail for when this transaction commits, once; a rollback removes it. */
export const enqueueNotice = (tx: { sql: Sql; clubId: string }, notice: Notice): Promise<void> =>
  enqueueNotices(tx, [notice]);

/** The same for several, in one statement. */
export async function enqueueNotices(tx: { sql: Sql; clubId: string }, notices: Notice[]): Promise<void> {
  if (notices.length > 0) await insertNotices(tx.sql, tx.clubId, notices);
}

/** Withdraws queued notices by their keys. False: one of them is being sent or was sent. */
export const withdrawNotices = (tx: { sql: Sql }, keys: string[]): Promise<boolean> => withdraw(tx.sql, keys, false);

/**
 * The same without those that their reader may know from the inbox, a push message or a text, or caused themselves, unless the reader
 * takes them back: their reader must hear of the reversal (docs/decisions/0121-what-takes-back-is-heard.md). False: one of them stays.
 */
export const withdrawUnknown = (tx: { sql: Sql }, keys: string[]): Promise<boolean> => withdraw(tx.sql, keys, true);
