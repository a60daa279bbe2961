import type { QueryClient } from "@tanstack/react-query";
import type { LiveChange } from "../domain/live-change.ts";
import { applyCounts, applyPieces, readAgain } from "./club-days.ts";
import { isReadOf, type ReadPath } from "./query-keys.ts";

/** Where a lesson can be given depends on what courts there are, and on the club's hours. */
const LESSON_PLACES = ["/lessons/courts", "/coaches/{id}/free"] satisfies ReadPath[];
const COACH_CALENDARS = ["/coaches/{id}/free", "/coaches/{id}/schedule"] satisfies ReadPath[];
const GUESTS = ["/guests", "/guests/{id}"] satisfies ReadPath[];
const DAYS = ["/days/{date}", "/me/days/{date}"] satisfies ReadPath[];
/** What a device on the wall shows. */
const WALL = "/devices/board" satisfies ReadPath;

/** Which reads each change makes out of date; written here alone, for changes that arrive live and for one's own. */
const READS: Record<LiveChange["topic"], readonly ReadPath[]> = {
  bookings: [
    ...DAYS,
    WALL,
    "/bookings",
    "/bookings/{id}",
    "/bookings/{id}/door-code",
    "/booking-series/{id}",
    "/players",
    ...GUESTS,
    "/onboarding",
    "/lessons",
    "/lessons/courts",
    "/lesson-requests",
    ...COACH_CALENDARS,
  ],
  courts: ["/courts", ...DAYS, WALL, "/onboarding", "/billing/subscription", ...LESSON_PLACES],
  club: ["/me", "/club", "/club-closing", ...DAYS, WALL, "/onboarding", "/billing/subscription", ...LESSON_PLACES],
  members: [
    "/me",
    "/coaches",
    "/coaches/{id}",
    "/members",
    "/players",
    ...GUESTS,
    "/sample-data",
    "/club-closing",
    "/join-requests/pending",
    "/invitations",
    "/latest-import",
    "/onboarding",
    "/billing/subscription",
  ],
  news: ["/news", "/sample-data"],
  blocks: ["/court-blocks", "/closures", WALL],
  // One's own day says whether one waits.
  waitlist: ["/me/days/{date}", "/waitlist", "/waitlist-entries", "/closures/alternatives"],
  coaches: ["/coaches", "/coaches/{id}", "/coaches/{id}/availability", "/coaches/{id}/time-off", ...COACH_CALENDARS],
  lessons: ["/lesson-requests"],
  "day-notes": ["/day-notes/{date}"],
  events: ["/events", "/events/{id}", "/events/{id}/roster", WALL],
  inbox: ["/me/inbox"],
};

/** Path and query of a kept read: its key is `[method, path, init]`. */
interface KeptRead {
  params?: { path?: { date?: string }; query?: { date?: string; sport?: string; scope?: string } };
}

/** Whether a read shows only what its reader has, so that changes of other people alone leave it as it is. */
const isOwnRead = (queryKey: readonly unknown[], scope: string | undefined): boolean =>
  isReadOf(queryKey, ["/me/days/{date}", "/waitlist-entries", "/closures/alternatives"]) ||
  (scope === "mine" && isReadOf(queryKey, ["/bookings"]));

/**
 * Whether a kept read may be out of date after a change of somebody's. The shared day is not if the change carries its piece;
 * what shows one's own alone is not if the change concerns other people.
 */
export function isTouchedBy(change: LiveChange, queryKey: readonly unknown[]): boolean {
  if (!isReadOf(queryKey, READS[change.topic])) return false;
  const { path, query } = (queryKey[2] as KeptRead | undefined)?.params ?? {};
  const date = path?.date ?? query?.date;
  if (isReadOf(queryKey, ["/days/{date}"])) return isInDates(change, date) && !hasPiece(change, date, query?.sport);
  if (change.mine === false && isOwnRead(queryKey, query?.scope)) return false;
  if (change.topic === "waitlist" && isReadOf(queryKey, ["/me/days/{date}"])) return isInDates(change, date);
  return !change.dates || date === undefined || change.topic !== "bookings" || isInWeekOf(date, change.dates);
}

const isInDates = ({ dates }: LiveChange, date: string | undefined): boolean =>
  !dates || date === undefined || dates.includes(date);

const hasPiece = ({ days }: LiveChange, date: string | undefined, sport: string | undefined): boolean =>
  days?.some((piece) => piece.date === date && piece.sport === sport) ?? false;

/** A booking changes the week's allowance too, so the whole count week around it is touched. */
function isInWeekOf(date: string, dates: string[]): boolean {
  return dates.some((changed) => Math.abs(Date.parse(date) - Date.parse(changed)) < 7 * 86_400_000);
}

/** Brings what the web keeps up to date with live changes: by the pieces that they carry, else by a new read. */
export function applyChanges(queries: QueryClient, changes: readonly LiveChange[]): void {
  applyCounts(queries, changes);
  readAgain(queries, ({ queryKey }) => changes.some((change) => isTouchedBy(change, queryKey)));
  // After the own parts have begun to be read again.
  applyPieces(queries, changes);
}

/** The filter of the queries that one's own changes make out of date: `queries.invalidateQueries(touchedBy("bookings"))`. */
export const touchedBy = (...topics: LiveChange["topic"][]) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
    topics.some((topic) => isTouchedBy({ topic }, queryKey)),
});
