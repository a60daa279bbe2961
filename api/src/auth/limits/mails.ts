import type { Sql } from "../../db/pool.ts";
import { DomainError } from "../../errors.ts";
import { networkOf } from "../../http/network-of.ts";
import type { AuthCall } from "../call.ts";
import { byIp, hourly, type Limit, spaced } from "./limits.ts";
import { secondsToNextToken, takeToken } from "./queries.ts";

/** Mails that share one minimum interval. */
export type MailOccasion = "signup" | "otp" | "recover" | "email_change" | "reauthenticate" | "invite";

/** `limit` names the bucket: a caller with many mails goes on after the limit of one address, and waits for the others. */
const reject = (message: string, retryAfterSeconds: number, limit: string) =>
  new DomainError("rate_limited", "over_email_send_rate_limit", message, { retryAfterSeconds, limit });

/** What an address may receive in all, as a multiple of what one caller may send it: a single stranger cannot use it up. */
const SHARES = 3;

/** Counts a mail to an address that the caller did not submit. False if it may get no more of them within the hour. */
export const takeMailTo = (sql: Sql, { config }: AuthCall, address: string): Promise<boolean> =>
  takeToken(sql, hourly("mail-address", config.auth.mailsPerAddress * SHARES), [address]);

/**
 * Counts a mail to an address as submitted, before it is known whether an account has it
 * (docs/product/auth-api.md#no-account-enumeration): interval and hourly number by address and caller, hourly number by address,
 * by caller (or `sender`) and for the installation. Rejected with `over_email_send_rate_limit`, counting nothing.
 */
export async function takeMailOrReject(
  sql: Sql,
  { config, caller }: AuthCall,
  occasion: MailOccasion,
  address: string,
  sender?: { limit: Limit; whose: string[] },
): Promise<void> {
  const { resendSeconds, mailsPerAddress, mailsPerIp, mailsPerInstance } = config.auth;
  const network = networkOf(caller.ip);
  const spacing = spaced("mail-spacing", resendSeconds);
  if (!(await takeToken(sql, spacing, [occasion, address, network]))) {
    const wait = await secondsToNextToken(sql, spacing, [occasion, address, network]);
    throw reject(`For security purposes, you can only request this after ${wait} seconds.`, wait, spacing.name);
  }
  const caps = [
    { limit: hourly("mail-share", mailsPerAddress), whose: [address, network] },
    { limit: hourly("mail-address", mailsPerAddress * SHARES), whose: [address] },
    sender ?? { limit: byIp(hourly("mail-ip", mailsPerIp), config), whose: [network] },
    { limit: hourly("mail-instance", mailsPerInstance), whose: [] },
  ];
  for (const { limit, whose } of caps) {
    if (await takeToken(sql, limit, whose)) continue;
    throw reject("email rate limit exceeded", await secondsToNextToken(sql, limit, whose), limit.name);
  }
}
