import { addDays, clubDate, clubDayLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";

const FEWEST = 7;
const MOST = 14;
const DAY = 86_400_000;

/**
 * The days of the strip: from the club's today to the last bookable one, at least a week and at most two; and the chosen
 * day, where it lies elsewhere.
 */
export function stripDays(today: string, lastBookable: string | null, chosen: string): string[] {
  const window = lastBookable === null ? MOST : (Date.parse(lastBookable) - Date.parse(today)) / DAY + 1;
  const count = Math.max(FEWEST, Math.min(MOST, window));
  const days = [...Array(count).keys()].map((ahead) => addDays(today, ahead));
  return days.includes(chosen) ? days : [...days, chosen].sort();
}

/** "Today", "Tomorrow" or "Sunday, March 8" on the club's calendar. `now` is epoch ms. */
export function dayName(instant: string, zone: string, now: number): string {
  const date = clubDate(instant, zone);
  const today = clubDate(now, zone);
  if (date === today) return "Today";
  return date === addDays(today, 1) ? "Tomorrow" : clubDayLabel(instant, zone);
}

const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How the club's zone is called where its clock shows another time than the browser's at an instant; else null. */
export function foreignZone(
  zone: string,
  instant: string,
  own = browserZone(),
): { short: string; name: string } | null {
  const same = clubTime(instant, zone) === clubTime(instant, own) && clubDate(instant, zone) === clubDate(instant, own);
  if (same) return null;
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" }).formatToParts(
    new Date(instant),
  );
  const short = parts.find((part) => part.type === "timeZoneName")?.value ?? zone;
  return { short, name: zone.replaceAll("_", " ") };
}

const QUARTER = 15;

/**
 * The first start that a form for staff offers for a date: opening, and today the quarter hour that is running, for they may book
 * what has begun (docs/product/booking.md#booking-window). `time` and `opening` are "HH:MM" of the club's clock; a `chosen` one
 * stays on offer.
 */
export function earliestStart(
  date: string,
  { today, time, opening, chosen }: { today: string; time: string; opening: string; chosen: string | null },
): string {
  if (date !== today || time <= opening) return opening;
  const running = wallTime(Math.floor(minutesOfDay(time) / QUARTER) * QUARTER);
  return chosen !== null && chosen < running ? chosen : running;
}
