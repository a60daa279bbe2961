import type { NoticeContent } from "./kinds.ts";

/** A mail to one person about the result of an operation. */
export type Notice = NoticeContent & {
  /** The recipient: a member of the club; null for a guest, who has an address. */
  userId: string | null;
  address?: string;
  /** A club sends at most one notice with the same key: "booking_made:<booking id>". At most 200 characters. */
  dedupeKey: string;
  /** After this instant of the transaction's clock the mail would be useless, and is not sent. */
  usefulUntil?: Date;
  /** Not sent before so many seconds have passed, so that it can be withdrawn until then. */
  afterSeconds?: number;
};
