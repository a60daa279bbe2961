import type { FunctionRows } from "../../db/row-types.ts";
import { byIp, LIMITS } from "../auth/limits/limits.ts";
import { takeOrReject } from "../auth/limits/take.ts";
import { accessExpired } from "../club-tx.ts";
import { callForRows } from "../db/call.ts";
import { asTenant, authTransaction } from "../db/transaction.ts";
import { DomainError, notFound } from "../errors.ts";
import type { Deps } from "../http/app-env.ts";
import { networkOf } from "../http/network-of.ts";
import { readFeedText } from "./content/read.ts";
import type { FeedOwner } from "./queries.ts";
import { hashOf } from "./secret.ts";

interface Reader {
  ip: string;
  /** Moves the clock; only set while TEST_CLOCK is on. */
  now: string | undefined;
}

/**
 * The text of the feed with this secret, for a reader without a session. Not found: an unknown secret, one that was renewed, and that
 * of a person who has left. Limited by the feed, and for what is not found by the network, in the same transaction: a rejection is
 * returned from it, so that the read stays counted.
 */
export async function openFeed({ db, config }: Pick<Deps, "db" | "config">, secret: string, { ip, now }: Reader) {
  const hash = hashOf(secret);
  const read = authTransaction(
    db,
    async (sql) => {
      if (now !== undefined) await sql`select set_config('courtside.now', ${now}, true)`;
      const [feed] = await callForRows(sql, "begin_calendar_feed", hash);
      if (!feed?.club_id || !feed.now) {
        await takeOrReject(sql, { limit: byIp(LIMITS.unknownCalendarFeedByIp, config), whose: [networkOf(ip)] });
        return notFound("Calendar");
      }
      await takeOrReject(sql, { limit: LIMITS.calendarFeed, whose: [hash.toString("hex")] });
      if (!feed.has_access) return accessExpired(feed, null);
      const reading = { sql, clubId: feed.club_id, now: feed.now.getTime(), siteUrl: config.siteUrl };
      return asTenant(sql, () => readFeedText(reading, ownerOf(feed)));
    },
    { changesPeople: false },
  );
  const text = await read;
  if (text instanceof DomainError) throw text;
  return text;
}

function ownerOf({ kind, user_id, court_id }: FunctionRows["begin_calendar_feed"]): FeedOwner {
  if (kind === "court" && court_id) return { kind, courtId: court_id };
  if ((kind === "person" || kind === "coach") && user_id) return { kind, userId: user_id };
  throw new Error("a feed has an owner");
}
