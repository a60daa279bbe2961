import type { Sql } from "../../db/pool.ts";
import { DomainError } from "../../errors.ts";
import { networkOf } from "../../http/network-of.ts";
import type { AuthCall } from "../call.ts";
import { byIp, type Limit } from "./limits.ts";
import { takeToken } from "./queries.ts";

/**
 * Takes a token from each bucket, or rejects with `over_request_rate_limit`. Must run in a transaction that is committed whatever
 * the outcome of the operation, or failed attempts would not count.
 */
export async function takeOrReject(sql: Sql, ...buckets: { limit: Limit; whose: string[] }[]): Promise<void> {
  for (const { limit, whose } of buckets) {
    if (await takeToken(sql, limit, whose)) continue;
    const retryAfterSeconds = Math.ceil(300 / limit.perFiveMinutes);
    throw new DomainError("rate_limited", "over_request_rate_limit", "Request rate limit reached", {
      retryAfterSeconds,
    });
  }
}

/** The caller's network address, for a limit that counts by it. */
export const fromHere = ({ config, caller }: AuthCall, limit: Limit) => ({
  limit: byIp(limit, config),
  whose: [networkOf(caller.ip)],
});
