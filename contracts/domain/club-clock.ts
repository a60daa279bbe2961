/** Club-local display without a time-zone library: the browser's Intl knows every zone. Instants are ISO 8601 strings. */

const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string, options: Intl.DateTimeFormatOptions, locale = "en-US"): Intl.DateTimeFormat {
  const key = `${locale}|${zone}|${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
  formats.set(key, made);
  return made;
}

/** "2026-03-08" on the club's calendar. */
export const clubDate = (instant: string | number, zone: string): string =>
  format(zone, { year: "numeric", month: "2-digit", day: "2-digit" }, "en-CA").format(new Date(instant));

/** "09:00" on the club's clock. */
export const clubTime = (instant: string | number, zone: string): string =>
  format(zone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }, "en-GB").format(new Date(instant));

/** "Sunday, March 8" on the club's calendar. */
export const clubDayLabel = (instant: string | number, zone: string): string =>
  format(zone, { weekday: "long", month: "long", day: "numeric" }).format(new Date(instant));

/** "Sunday, March 8"; of another year than the club's current one "Monday, March 8, 2027". */
export function clubDayYearLabel(instant: string | number, zone: string, now = Date.now()): string {
  const year = clubDate(instant, zone).slice(0, 4);
  const label = clubDayLabel(instant, zone);
  return year === clubDate(now, zone).slice(0, 4) ? label : `${label}, ${year}`;
}

/** "Sunday, March 8, 09:00 - 10:00"; of another year than the club's current one with the year. */
export const clubDayTimesLabel = (
  start: string | number,
  end: string | number,
  zone: string,
  now = Date.now(),
): string => `${clubDayYearLabel(start, zone, now)}, ${clubTime(start, zone)} - ${clubTime(end, zone)}`;

/** Moves a "YYYY-MM-DD" by whole days; plain calendar arithmetic, no zone. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The days from one "YYYY-MM-DD" to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Whether a text is a day of the calendar, "YYYY-MM-DD"; "2026-02-30" is none. */
export const isDate = (text: string | null): text is string =>
  text !== null &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  addDays(text, 0) === text;

/** The Sunday that begins the count week of a date (docs/product/booking.md#club-time); both "YYYY-MM-DD". */
export const weekStart = (date: string): string => addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());

/** A club-local date and "HH:MM" as the api takes them; "24:00" is the next day's midnight. */
export const localDateTime = (date: string, time: string): string =>
  time === "24:00" ? `${addDays(date, 1)}T00:00` : `${date}T${time}`;

/** "Sun, Mar 8" for a "YYYY-MM-DD". */
export const dateLabel = (date: string): string =>
  format("UTC", { weekday: "short", month: "short", day: "numeric" }).format(new Date(`${date}T00:00:00Z`));

/** "Sun, Mar 8" for a "YYYY-MM-DD"; of another year than the club's current one "Mon, Mar 8, 2027". */
export function dateYearLabel(date: string, zone: string, now = Date.now()): string {
  const year = date.slice(0, 4);
  return year === clubDate(now, zone).slice(0, 4) ? dateLabel(date) : `${dateLabel(date)}, ${year}`;
}

/** "March 2026" for a "YYYY-MM". */
export const monthLabel = (month: string): string =>
  format("UTC", { month: "long", year: "numeric" }).format(new Date(`${month}-01T00:00:00Z`));

/** "Mar 8, 2026" on the club's calendar. */
export const clubDateLabel = (instant: string | number, zone: string): string =>
  format(zone, { year: "numeric", month: "short", day: "numeric" }).format(new Date(instant));

/**
 * "Mar 8, 2026, 09:00 - 17:00", or with both dates where the end lies on another one. An end at midnight still
 * belongs to the day before, as 24:00.
 */
export function clubSpanLabel(start: string, end: string, zone: string): string {
  const from = `${clubDateLabel(start, zone)}, ${clubTime(start, zone)}`;
  const lastInstant = Date.parse(end) - 1;
  const endTime = clubDate(end, zone) === clubDate(lastInstant, zone) ? clubTime(end, zone) : "24:00";
  if (clubDate(start, zone) === clubDate(lastInstant, zone)) return `${from} - ${endTime}`;
  return `${from} - ${clubDateLabel(lastInstant, zone)}, ${endTime}`;
}
