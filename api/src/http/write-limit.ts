import { DomainError } from "../errors.ts";

interface Bucket {
  tokens: number;
  at: number;
}

/** Changes that one person may make: so many at once, and so many a second from then on. No screen comes near either. */
const OF_MEMBERS = { burst: 600, perSecond: 3 };
/** A visitor's club is deleted within the hour, and anybody can be one. */
const OF_VISITORS = { burst: 120, perSecond: 0.2 };
const MOST_REMEMBERED = 20_000;

/**
 * Bounds how fast one person makes rows, by process: with several processes a person has as many buckets, which is a bound too,
 * and costs no statement. The limit throws `over_request_rate_limit`.
 */
export function createWriteLimit(now: () => number = () => performance.now()) {
  const buckets = new Map<string, Bucket>();
  return (userId: string, { isVisitor }: { isVisitor: boolean }): void => {
    const { burst, perSecond } = isVisitor ? OF_VISITORS : OF_MEMBERS;
    const at = now();
    const known = buckets.get(userId) ?? { tokens: burst, at };
    const tokens = Math.min(burst, known.tokens + ((at - known.at) / 1000) * perSecond);
    if (tokens < 1) {
      throw new DomainError("rate_limited", "over_request_rate_limit", "Request rate limit reached", {
        retryAfterSeconds: Math.ceil((1 - tokens) / perSecond),
      });
    }
    // The least recent stands first: its bucket is the likeliest to be full again.
    buckets.delete(userId);
    buckets.set(userId, { tokens: tokens - 1, at });
    const [oldest] = buckets.keys();
    if (buckets.size > MOST_REMEMBERED && oldest) buckets.delete(oldest);
  };
}

/** This process's. */
export const limitWrites = createWriteLimit();
