import type { Sql } from "../db/pool.ts";
import type { NoticeContent } from "./kinds.ts";
import { insertNotices, withdrawNotices as withdraw } from "./queries.ts";

/** A mail to one person about what a verb has just done. */
export type Notice = NoticeContent & {
  /** To whom: somebody of the club. */
  userId: string;
  /** One notice of a club for each, whatever is repeated: "booking_made:<booking id>". At most 200 characters. */
  dedupeKey: string;
  /** After this instant of the transaction's clock the mail would be of no use, and is not sent. */
  usefulUntil?: Date;
  /** Not sent before so many seconds have passed, so that it can be withdrawn until then. */
  afterSeconds?: number;
};

/** Has a mail sent when this transaction commits, once; a rollback takes it along. */
export const enqueueNotice = (tx: { sql: Sql; clubId: string }, notice: Notice): Promise<void> =>
  enqueueNotices(tx, [notice]);

/** The same for several, in one statement. */
export async function enqueueNotices(tx: { sql: Sql; clubId: string }, notices: Notice[]): Promise<void> {
  if (notices.length > 0) await insertNotices(tx.sql, tx.clubId, notices);
}

/** Takes back queued notices by their keys. False: one of them is on its way or sent. */
export const withdrawNotices = (tx: { sql: Sql }, keys: string[]): Promise<boolean> => withdraw(tx.sql, keys);
