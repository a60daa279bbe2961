import { localDateTime } from "./club-clock.ts";

/** Which comes first in 03/04/2026. */
export const DATE_ORDERS = ["dmy", "mdy"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** A time as a file has it: an instant, or a date and time of some clock ("2026-03-09T18:00"). */
export type FileTime = { instant: number } | { local: string };

const CLOCK = /(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?$|(\d{1,2})\s*([ap])\.?m\.?$/i;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s?(Z|UTC|[+-]\d{2}:?\d{2})$/i;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const two = (number: number): string => String(number).padStart(2, "0");

/** The start and, if a cell holds both, the end: "10:00 AM - 11:30 AM". */
export function timesOf(cell: string): [string, string?] {
  const parts = cell.split(/\s*[–—]\s*|\s+-\s*|\s*-\s+|\s+to\s+/i);
  const [from = "", until = ""] = parts;
  return parts.length === 2 && CLOCK.test(from) && CLOCK.test(until) ? [from, until] : [cell];
}

/** A cell's time; of a time alone the date is in `dateCell`. Null: it cannot be read. */
export function timeOf(cell: string, order: DateOrder, dateCell = ""): FileTime | null {
  if (INSTANT.test(cell)) return instantIn(cell);
  const { date, time } = wallTimeIn(cell, order, dateCell) ?? {};
  return date && time !== "24:00" ? { local: `${date}T${time}` } : null;
}

/**
 * The same for an end. "24:00" is the end of its date, and so is a midnight without a date of its own if the start is on that date
 * (docs/importing-bookings.md#columns). Another end before its start stays what it is.
 */
export function endTimeOf(cell: string, order: DateOrder, start: FileTime | null, dateCell = ""): FileTime | null {
  if (INSTANT.test(cell)) return instantIn(cell);
  const wall = wallTimeIn(cell, order, dateCell);
  if (!wall) return null;
  const { date, time, hasOwnDate } = wall;
  const local = localDateTime(date, time);
  const isNextMidnight = time === "00:00" && !hasOwnDate && start !== null && "local" in start && start.local >= local;
  return { local: isNextMidnight ? localDateTime(date, "24:00") : local };
}

function wallTimeIn(cell: string, order: DateOrder, dateCell: string) {
  const clock = CLOCK.exec(cell);
  const time = clock && clockTime(clock);
  if (!clock || !time) return null;
  const own = cell.slice(0, clock.index).replace(/[T,\s]+$/, "");
  const date = dateIn(own || dateCell, order);
  return date === null ? null : { date, time, hasOwnDate: own !== "" };
}

/** The years that a club's dates have (api/src/http/fields.ts): Postgres cannot store all that JavaScript can. */
const isThisCentury = (text: string): boolean => text >= "2000" && text < "2100";

function instantIn(cell: string): FileTime | null {
  const instant = Date.parse(
    cell
      .replace(/\s?UTC$/i, "Z")
      .replace(/^(\S+) (?=\d)/, "$1T")
      .replace(" ", ""),
  );
  return Number.isNaN(instant) || !isThisCentury(cell) ? null : { instant };
}

/** "HH:MM", "24:00" included. */
function clockTime([, hour24, minute = "0", half, hour12, half12]: RegExpExecArray): string | null {
  const hour = Number(hour24 ?? hour12);
  const suffix = (half ?? half12)?.toLowerCase();
  if (suffix !== undefined && (hour < 1 || hour > 12)) return null;
  const hours = suffix === undefined ? hour : (hour % 12) + (suffix === "p" ? 12 : 0);
  const time = `${two(hours)}:${two(Number(minute))}`;
  return time > "24:00" || Number(minute) > 59 ? null : time;
}

/** The date that a cell begins with, perhaps after the name of a weekday, as YYYY-MM-DD. */
function dateIn(cell: string, order: DateOrder): string | null {
  const text = cell.replace(/^\p{L}+,?\s+(?=\d|\p{L}+\.?\s+\d)/u, "");
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s]|$)/.exec(text);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:\D|$)/.exec(text);
  if (numbers) {
    const [, first, mark, second, year] = numbers;
    return order === "dmy" || mark === "." ? dateOf(year, second, first) : dateOf(year, first, second);
  }
  const dayFirst = /^(\d{1,2})\.?[\s-](\p{L}{3,})\.?,?[\s-](\d{4})/u.exec(text);
  if (dayFirst) return dateOf(dayFirst[3], monthNamed(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^(\p{L}{3,})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})/u.exec(text);
  return monthFirst ? dateOf(monthFirst[3], monthNamed(monthFirst[1]), monthFirst[2]) : null;
}

const monthNamed = (name = ""): string => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

function dateOf(year = "", month = "", day = ""): string | null {
  const date = `${year.length === 2 ? `20${year}` : year}-${two(Number(month))}-${two(Number(day))}`;
  if (!isThisCentury(date)) return null;
  const parsed = new Date(`${date}T00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date ? null : date;
}

/** "90", "1:30", "1h 30m", "1 hour 30 minutes", in minutes. Null: it cannot be read. */
export function durationMinutes(cell: string): number | null {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(cell);
  if (clock) return positive(Number(clock[1]) * 60 + Number(clock[2]));
  const words = /^(?:(\d+(?:\.\d+)?)\s*h(?:ours?|rs?)?)?[\s,]*(?:(\d+)\s*(?:m(?:in(?:ute)?s?)?)?)?$/i.exec(cell);
  if (!words || (words[1] === undefined && words[2] === undefined)) return null;
  return positive(Math.round(Number(words[1] ?? 0) * 60) + Number(words[2] ?? 0));
}

const positive = (minutes: number): number | null => (minutes > 0 && minutes <= 24 * 60 ? minutes : null);

/** The order in which all dates of a column can be read: a number above 12 is a day, and a clock with AM and PM is American. */
export function guessedDateOrder(cells: readonly string[]): DateOrder {
  for (const cell of cells) {
    const [, first, second] = /(?:^|\s)(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}/.exec(cell) ?? [];
    if (Number(first) > 12) return "dmy";
    if (Number(second) > 12) return "mdy";
  }
  return cells.some((cell) => /\d\s*[ap]\.?m\b/i.test(cell)) ? "mdy" : "dmy";
}
