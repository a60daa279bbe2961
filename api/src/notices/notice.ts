import type { NoticeContent } from "./kinds.ts";

/** A mail to one person about what a verb has just done. */
export type Notice = NoticeContent & {
  /** To whom: a member of the club. */
  userId: string;
  /** One notice of a club for each, whatever is repeated: "booking_made:<booking id>". At most 200 characters. */
  dedupeKey: string;
  /** After this instant of the transaction's clock the mail would be of no use, and is not sent. */
  usefulUntil?: Date;
  /** Not sent before so many seconds have passed, so that it can be withdrawn until then. */
  afterSeconds?: number;
};
