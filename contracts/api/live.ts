import type { LiveChange } from "../domain/live-change.ts";
import { isReadOf, type ReadPath } from "./query-keys.ts";

/** Where a lesson can be given depends on what courts there are, and on the club's hours. */
const LESSON_PLACES = ["/lessons/courts", "/coaches/{id}/free"] satisfies ReadPath[];
const COACH_CALENDARS = ["/coaches/{id}/free", "/coaches/{id}/schedule"] satisfies ReadPath[];

/** Which reads each change makes out of date; written here alone, for changes that arrive live and for one's own. */
const READS: Record<LiveChange["topic"], readonly ReadPath[]> = {
  bookings: [
    "/availability",
    "/bookings",
    "/onboarding",
    "/lessons",
    "/lessons/courts",
    "/lesson-requests",
    ...COACH_CALENDARS,
  ],
  courts: ["/courts", "/availability", "/onboarding", "/billing/subscription", ...LESSON_PLACES],
  club: ["/me", "/club", "/club-closing", "/availability", "/onboarding", "/billing/subscription", ...LESSON_PLACES],
  members: [
    "/me",
    "/coaches",
    "/coaches/{id}",
    "/members",
    "/club-closing",
    "/join-requests/pending",
    "/invitations",
    "/onboarding",
    "/billing/subscription",
  ],
  news: ["/news"],
  blocks: ["/court-blocks"],
  waitlist: ["/waitlist", "/waitlist-entries"],
  coaches: ["/coaches", "/coaches/{id}", "/coaches/{id}/availability", "/coaches/{id}/time-off", ...COACH_CALENDARS],
  lessons: ["/lesson-requests"],
  events: ["/events", "/events/{id}", "/events/{id}/roster"],
};

/** Whether a cached query of the api client (its key is `[method, path, init]`) may be out of date after a change. */
export function isTouchedBy(change: LiveChange, queryKey: readonly unknown[]): boolean {
  if (!isReadOf(queryKey, READS[change.topic])) return false;
  const date = (queryKey[2] as { params?: { query?: { date?: string } } } | undefined)?.params?.query?.date;
  return !change.dates || date === undefined || change.topic !== "bookings" || isInWeekOf(date, change.dates);
}

/** A booking changes the week's allowance too, so the whole count week around it is touched. */
function isInWeekOf(date: string, dates: string[]): boolean {
  return dates.some((changed) => Math.abs(Date.parse(date) - Date.parse(changed)) < 7 * 86_400_000);
}

/** The filter of the queries that these changes make out of date: `queries.invalidateQueries(touchedBy("bookings"))`. */
export const touchedBy = (...topics: LiveChange["topic"][]) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
    topics.some((topic) => isTouchedBy({ topic }, queryKey)),
});
