/** Days as `YYYY-MM-DD`, without a clock or a zone: which day is today in the club, the caller knows. */
export type IsoDate = string;

const DAY_MS = 86_400_000;

const toTime = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`);
const fromTime = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);

export const addDays = (date: IsoDate, days: number): IsoDate => fromTime(toTime(date) + days * DAY_MS);

/** The same day of another month, or that month's last day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const day = new Date(toTime(date));
  const first = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0)).getUTCDate();
  return fromTime(first + (Math.min(day.getUTCDate(), lastDay) - 1) * DAY_MS);
}

/** 0 is Sunday: the club's week runs Sunday to Saturday (docs/product/booking.md#club-time). */
export const weekday = (date: IsoDate): number => new Date(toTime(date)).getUTCDay();

/** The weeks that show a month, whole ones, so that their ends belong to its neighbours. */
export function weeksOfMonth(date: IsoDate): IsoDate[][] {
  const first = `${date.slice(0, 7)}-01`;
  const start = addDays(first, -weekday(first));
  const next = addMonths(first, 1);
  const weeks: IsoDate[][] = [];
  for (let sunday = start; sunday < next; sunday = addDays(sunday, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(sunday, day)));
  }
  return weeks;
}

/** A day as text, for example with `{ dateStyle: "full" }`. */
export const formatDate = (date: IsoDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(toTime(date));
