import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { networkOf } from "../../http/network-of.ts";
import { type SentAt, type UserRow, updateSentAt } from "../accounts/queries.ts";
import { afterResponse } from "../after-response.ts";
import { type AuthEvent, audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { byIp, hourly, spaced } from "../limits/limits.ts";
import { secondsToNextToken, takeToken } from "../limits/queries.ts";
import { issueToken } from "../one-time/issue.ts";
import type { PhonePurpose } from "../one-time/purposes.ts";
import { phoneDisabled } from "../rejections.ts";
import { type SmsGateway, smsGateway } from "../sms/gateway.ts";

/** Rejected with `phone_provider_disabled` if no gateway is configured; `what` as in "Phone logins are disabled". */
export function requireGateway(call: AuthCall, what: string): SmsGateway {
  const gateway = smsGateway(call.config);
  if (!gateway) throw phoneDisabled(what);
  return gateway;
}

/** Text messages that share one minimum interval. */
export type TextOccasion = "signup" | "otp" | "phone_change" | "reauthenticate" | "second-factor";

const reject = (message: string, retryAfterSeconds: number) =>
  new DomainError("rate_limited", "over_sms_send_rate_limit", message, { retryAfterSeconds });

/**
 * Counts a text message to a number as submitted, before it is known whether it belongs to an account: interval and hourly number
 * by number, hourly number by network address and for the installation, because each message costs money.
 */
export async function takeTextOrReject(
  sql: Sql,
  { config, caller }: AuthCall,
  occasion: TextOccasion,
  phone: string,
): Promise<void> {
  const { resendSeconds, mailsPerAddress, mailsPerIp, textsPerInstance } = config.auth;
  const spacing = spaced("text-spacing", resendSeconds);
  if (!(await takeToken(sql, spacing, [occasion, phone]))) {
    const wait = await secondsToNextToken(sql, spacing, [occasion, phone]);
    throw reject(`For security purposes, you can only request this after ${wait} seconds.`, wait);
  }
  const caps = [
    { limit: hourly("text-number", mailsPerAddress), whose: [phone] },
    { limit: byIp(hourly("text-ip", mailsPerIp), config), whose: [networkOf(caller.ip)] },
    { limit: hourly("text-instance", textsPerInstance), whose: [] },
  ];
  for (const { limit, whose } of caps) {
    if (await takeToken(sql, limit, whose)) continue;
    throw reject("SMS rate limit exceeded", await secondsToNextToken(sql, limit, whose));
  }
}

/** A text message that was prepared in a transaction, to be sent after the commit. */
export interface PreparedText {
  /** The account after the change. */
  user: UserRow;
  send: () => void;
}

const SENT_AT: Record<PhonePurpose, SentAt> = {
  phone_signup: "confirmation_sent_at",
  sms: "recovery_sent_at",
  phone_change: "phone_change_sent_at",
};

/** Writes the code of a text message, in place of an earlier one of its purpose. */
export async function prepareCodeText(
  sql: Sql,
  call: AuthCall,
  { user: { id: userId }, purpose, to }: { user: UserRow; purpose: PhonePurpose; to: string },
): Promise<PreparedText> {
  const user = await updateSentAt(sql, userId, SENT_AT[purpose]);
  const { code } = await issueToken(sql, call.keys, { userId, purpose, address: to });
  return { user, send: () => sendText(call, { userId, to, code, kind: purpose }) };
}

export interface CodeText {
  userId: string;
  /** Digits. */
  to: string;
  code: string;
  kind: PhonePurpose | "reauthentication" | "second_factor";
}

export const textOf = (code: string) => `${code} is your Courtside code. Do not share it with anybody.`;

/** Sends a code after the response. A failure is logged and audited; the caller does not see it. */
export function sendText(call: AuthCall, { userId, to, code, kind }: CodeText): void {
  const event: AuthEvent = { action: "text_sent", userId, detail: { kind } };
  afterResponse(call, event, async () => {
    await requireGateway(call, "logins").send({ to: `+${to}`, text: textOf(code) });
    await authTransaction(call.db, (sql) => audit(sql, call.caller, event));
  });
}
