/** One `change` event of `GET /live`: what changed, in ids and club-local dates. */
export interface LiveChange {
  topic: "bookings" | "courts" | "club" | "members" | "news" | "blocks" | "waitlist" | "coaches" | "lessons" | "events";
  dates?: string[];
  court_id?: string;
}

/** Where a lesson can be given depends on what courts there are, and on the club's hours. */
const LESSON_PLACES = ["/lessons/courts", "/coaches/{id}/free"] as const;
const COACH_CALENDARS = ["/coaches/{id}/free", "/coaches/{id}/schedule"] as const;

const READS: Record<LiveChange["topic"], readonly string[]> = {
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
  const [, path, init] = queryKey;
  if (typeof path !== "string" || !READS[change.topic].includes(path)) return false;
  const date = (init as { params?: { query?: { date?: string } } } | undefined)?.params?.query?.date;
  return !change.dates || date === undefined || change.topic !== "bookings" || isInWeekOf(date, change.dates);
}

/** A booking changes the week's allowance too, so the whole count week around it is touched. */
function isInWeekOf(date: string, dates: string[]): boolean {
  return dates.some((changed) => Math.abs(Date.parse(date) - Date.parse(changed)) < 7 * 86_400_000);
}
