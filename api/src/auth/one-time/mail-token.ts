import type { Sql } from "../../db/pool.ts";
import type { Brand } from "../../mail/frame.ts";
import { type SentAt, type UserRow, updateSentAt } from "../accounts/queries.ts";
import type { AuthCall } from "../call.ts";
import { pageLink } from "../links.ts";
import { type AuthMailInput, sendMail } from "../mails/send.ts";
import { flowOfMail } from "./flow-of-mail.ts";
import { issueToken } from "./issue.ts";
import type { MailPurpose } from "./purposes.ts";

/** Which time of the account tells of such a mail. */
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
  /** Of the club that sends it, where that is not the account's own. */
  brand?: Brand | undefined;
}

/** A mail that was prepared in a transaction, to be sent when that is committed. */
export interface PreparedMail {
  /** The account as it is now. */
  user: UserRow;
  send: () => void;
}

/** Writes the token of a mail, in place of an earlier one. Nothing is sent before `send`, which must follow the commit. */
export async function prepareTokenMail(sql: Sql, call: AuthCall, input: TokenMailInput): Promise<PreparedMail> {
  const { purpose, to, challenge, otherAddress, brand } = input;
  const userId = input.user.id;
  // The account before its tokens, as everywhere, so that nobody waits in a circle.
  const user = await updateSentAt(sql, userId, SENT_AT[purpose]);
  const flowId = await flowOfMail(sql, call, { challenge, purpose, userId });
  const { linkToken, code } = await issueToken(sql, call.keys, { userId, purpose, address: to, flowId });
  const link =
    purpose === "reauthentication"
      ? undefined
      : pageLink(call.config, { purpose, linkToken, redirectTo: call.redirectTo });
  // An invitation is answered days later, when its code has long been over.
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
