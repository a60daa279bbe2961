/**
 * Club-local time without the product's code: looks up the wall time of every instant around a date.
 * Slow and simple, because the product's arithmetic is compared with it.
 */
const STEP = 5 * 60_000;
const HOUR = 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall time of a zone at an instant: date "YYYY-MM-DD" and minutes after midnight. */
export function wallAt(instant: number, zone: string): { date: string; minutes: number } {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
    formats.set(zone, format);
  }
  const [date = "", time = ""] = format.format(instant).split(" ");
  const [hours, minutes] = time.split(":").map(Number);
  return { date, minutes: (hours ?? 0) * 60 + (minutes ?? 0) };
}

const days = new Map<string, Map<number, number>>();

/** For each wall minute that exists on a date, in steps of five minutes: the first instant that shows it. */
export function minutesOfDate(date: string, zone: string): Map<number, number> {
  const key = `${zone} ${date}`;
  const known = days.get(key);
  if (known) return known;
  const found = new Map<number, number>();
  const noon = Date.parse(`${date}T12:00:00Z`);
  for (let instant = noon - 28 * HOUR; instant <= noon + 28 * HOUR; instant += STEP) {
    const wall = wallAt(instant, zone);
    if (wall.date === date && !found.has(wall.minutes)) found.set(wall.minutes, instant);
  }
  days.set(key, found);
  return found;
}

/** The first instant of a date. */
export const dayStart = (date: string, zone: string): number => Math.min(...minutesOfDate(date, zone).values());

/** The Sunday on or before a date. */
export function sundayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}
