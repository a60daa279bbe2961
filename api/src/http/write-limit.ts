import type { ClubTx } from "../club-tx.ts";
import { DomainError } from "../errors.ts";

interface Bucket {
  tokens: number;
  at: number;
}

/** The number of changes that one person may make at once, and per second afterwards. No screen comes near either. */
const OF_MEMBERS = { burst: 600, perSecond: 3 };
/** Lower for the demo, where anyone can be a visitor and whose visitors' data is deleted within the hour. */
const OF_VISITORS = { burst: 120, perSecond: 0.2 };
/** Reports of one club: some seconds of computing each at most. A page of reports reads two. */
const OF_REPORTS = { burst: 120, perSecond: 0.2 };
const MOST_REMEMBERED = 20_000;

/** A search for people: as fast as someone types, but too slow to read a list of members by trying names. */
const OF_SEARCHES = { burst: 60, perSecond: 0.5 };

/**
 * Limits how fast one person does something, per process: with several processes a person has as many buckets, which still is a
 * limit and costs no query. Throws `over_request_rate_limit`.
 */
function createLimit(now: () => number) {
  const buckets = new Map<string, Bucket>();
  return (userId: string, { burst, perSecond }: { burst: number; perSecond: number }): void => {
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

/** Limits how fast one person creates rows. */
export function createWriteLimit(now: () => number = () => performance.now()) {
  const limit = createLimit(now);
  return (userId: string, { isVisitor }: { isVisitor: boolean }): void =>
    limit(userId, isVisitor ? OF_VISITORS : OF_MEMBERS);
}

/** Limits how fast one person searches for people. */
export function createSearchLimit(now: () => number = () => performance.now()) {
  const limit = createLimit(now);
  return (userId: string): void => limit(userId, OF_SEARCHES);
}

/** Limits how fast one club, or visitor of the demo, reads reports. Their transactions are read-only: no bucket is in the database. */
export function createReportLimit(now: () => number = () => performance.now()) {
  const limit = createLimit(now);
  return ({ clubId, userId, person }: Pick<ClubTx, "clubId" | "userId" | "person">): void =>
    limit(person.isDemo ? userId : clubId, OF_REPORTS);
}

/** The buckets of this process. */
export const limitWrites = createWriteLimit();
export const limitSearches = createSearchLimit();
export const limitReports = createReportLimit();
