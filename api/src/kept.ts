import { countWeeksOf, readClubCounts } from "./availability/club-counts.ts";
import { readSharedDay } from "./availability/shared-days/read.ts";
import { SharedDays } from "./availability/shared-days/shared-days.ts";
import type { Database } from "./db/pool.ts";
import { clubTransaction } from "./db/transaction.ts";
import { KnownPeople } from "./http/known-people.ts";
import type { Heard, LiveHub } from "./live/hub.ts";

/** Topics that change a shared day on their dates alone, if they name any. */
const ON_DATES: Heard["topic"][] = ["bookings", "waitlist", "lessons", "events", "blocks"];
/** Topics that change no day at all. */
const OFF_DAYS: Heard["topic"][] = ["news", "day-notes"];
/** Topics that change what a person may do. */
const RIGHTS: Heard["topic"][] = ["members", "club"];

/**
 * What this process keeps in memory, and what makes it out of date (docs/decisions/0043): its own writes at their commit, and the
 * notifications of every process.
 */
export function openKept(db: Database, live: LiveHub): { days: SharedDays; people: KnownPeople } {
  const days = new SharedDays({
    build: (key) => clubTransaction(db, key.clubId, (sql) => readSharedDay(sql, key)),
    isHearing: live.isHearing,
  });
  const people = new KnownPeople(db, live.isHearing);
  db.onWrite(({ clubId }) => {
    people.drop(clubId);
    if (clubId !== null) days.outdate(clubId);
  });
  live.onHeard(({ club_id, session_id, topic, dates }) => {
    if (session_id !== undefined) people.dropSession(session_id);
    if (club_id === undefined) return;
    if (RIGHTS.includes(topic)) people.drop(club_id);
    if (!OFF_DAYS.includes(topic)) days.outdate(club_id, ON_DATES.includes(topic) ? dates : undefined);
  });
  live.onGap(() => {
    people.drop(null);
    days.forget();
  });
  live.carry({
    keeps: (clubId) => days.keeps(clubId),
    piecesOf: (clubId, changes) => days.piecesOf(clubId, changes),
    skip: (clubId) => days.skip(clubId),
    async countsOf(clubId, dates) {
      const weeks = countWeeksOf(dates);
      return weeks ? clubTransaction(db, clubId, (sql) => readClubCounts(sql, clubId, weeks)) : undefined;
    },
  });
  return { days, people };
}
