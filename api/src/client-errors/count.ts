import type { AuthCall } from "../auth/call.ts";
import { hourly } from "../auth/limits/limits.ts";
import { fromHere, takeOrReject } from "../auth/limits/take.ts";
import { authTransaction } from "../db/transaction.ts";
import { type ClientError, countError, countErrorOfClub } from "./queries.ts";

/** A whole club may share one address, and all its members report a broken release. */
export const CLIENT_ERRORS_BY_IP = hourly("client-error", 300);

/**
 * Counts a failure. Rejected: `over_request_rate_limit`. No audit row, because it changes no member's data and names no account.
 */
export function countClientError(call: AuthCall, error: ClientError): Promise<void> {
  return authTransaction(call.db, async (sql) => {
    await takeOrReject(sql, fromHere(call, CLIENT_ERRORS_BY_IP));
    await countError(sql, error);
    if (error.club) await countErrorOfClub(sql, { ...error, club: error.club });
  });
}
