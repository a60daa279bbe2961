import { DomainError } from "../errors.ts";

interface Bucket {
  tokens: number;
  at: number;
}

/** The number of changes that one person may make at once, and per second afterwards. No screen comes near either. */
const OF_MEMBERS = { burst: 600, perSecond: 3 };
/** Lower for the demo, where anyone can be a visitor and whose visitors' data is deleted within the hour. */
const OF_VISITORS = { burst: 120, perSecond: 0.2 };
const MOST_REMEMBERED = 20_000;

/**
 * Limits how fast one person creates rows, per process: with several processes a person has as many buckets, which still is a
 * limit and costs no query. Throws `over_request_rate_limit`.
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
    // The least recent comes first: its bucket is the most likely to be full again.
    buckets.delete(userId);
    buckets.set(userId, { tokens: tokens - 1, at });
    const [oldest] = buckets.keys();
    if (buckets.size > MOST_REMEMBERED && oldest) buckets.delete(oldest);
  };
}

/** The buckets of this process. */
export const limitWrites = createWriteLimit();
