import type { Sql } from "../../db/pool.ts";
import type { Brand } from "../../mail/frame.ts";
import { type SentAt, type UserRow, updateSentAt } from "../accounts/queries.ts";
import type { AuthCall } from "../call.ts";
import { pageLink } from "../links.ts";
import { type AuthMailInput, sendMail } from "../mails/send.ts";
import { flowOfMail } from "./flow-of-mail.ts";
import { issueToken } from "./issue.ts";
import type { MailPurpose } from "./purposes.ts";

/** The account's column that records when such a mail was sent. */
const SENT_AT: Record<MailPurpose, SentAt> = {
  signup: "confirmation_sent_at",
  invite: "invited_at",
  magiclink: "recovery_sent_at",
  recovery: "recovery_sent_at",
  email_change_current: "email_change_sent_at",
  email_change_new: "email_change_sent_at",
  reauthentication: "reauthentication_sent_at",
};

export interface TokenMailInput {
  user: UserRow;
  purpose: MailPurpose;
  to: string;
  challenge?: string | undefined;
  otherAddress?: string | undefined;
  /** The club that sends it, if it is not the account's own. */
  brand?: Brand | undefined;
}

/** A mail that was prepared in a transaction, to be sent after the commit. */
export interface PreparedMail {
  /** The account after the change. */
  user: UserRow;
  send: () => void;
}

/** Writes the token of a mail, in place of an earlier one. Nothing is sent before `send`, which must follow the commit. */
export async function prepareTokenMail(sql: Sql, call: AuthCall, input: TokenMailInput): Promise<PreparedMail> {
  const { purpose, to, challenge, otherAddress, brand } = input;
  const userId = input.user.id;
  // The account is locked before its tokens, as everywhere, to prevent deadlocks.
  const user = await updateSentAt(sql, userId, SENT_AT[purpose]);
  const flowId = await flowOfMail(sql, call, { challenge, purpose, userId });
  const { linkToken, code } = await issueToken(sql, call.keys, { userId, purpose, address: to, flowId });
  const link =
    purpose === "reauthentication"
      ? undefined
      : pageLink(call.config, { purpose, linkToken, redirectTo: call.redirectTo });
  // An invitation is accepted days later, when its code has long expired.
  const mail: AuthMailInput = {
    kind: purpose,
    to,
    userId,
    link,
    code: purpose === "invite" ? undefined : code,
    otherAddress,
    brand,
  };
  return { user, send: () => sendMail(call, mail) };
}
