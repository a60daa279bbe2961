import { addDays, isDate } from "./club-clock.ts";
import { minutesOfDay, wallTime } from "./club-rules.ts";
import { sportLabel } from "./sports.ts";

export interface SentenceCourt {
  id: string;
  name: string;
  sport: string;
}

export interface SentenceContext {
  /** Terms that may begin a sentence, in lower case: "book", "block", "invite". */
  verbs: readonly string[];
  courts: readonly SentenceCourt[];
  /** The club's date and time now, "YYYY-MM-DD" and "HH:MM". */
  today: string;
  time: string;
}

/** What a staff user typed, such as "block court 3 until 15:00". Times are club-local "HH:MM", an end may be "24:00". */
export interface DeskSentence<Court extends SentenceCourt = SentenceCourt> {
  verb: string | null;
  /** Several if the name does not say which: "court 1" of two sports. */
  courts: Court[];
  date: string | null;
  start: string | null;
  end: string | null;
  /** The remaining text: a person's name or an address. */
  rest: string;
}

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
/** Without these a person's name would begin with "on" or "for". */
const FILLERS = ["on", "at", "for", "with", "the", "a", "an", "in", "to", "from", "and", ","];
const UNTIL = ["until", "till", "til", "to", "-", "–"];
const QUARTER = 15;
const DAY = 24 * 60;

/** Reads a short sentence of the command palette (docs/product/screens.md#search-and-commands). Never fails: what it does not know is `rest`. */
export function readDeskSentence<Court extends SentenceCourt>(
  text: string,
  { verbs, courts, today, time }: Omit<SentenceContext, "courts"> & { courts: readonly Court[] },
): DeskSentence<Court> {
  let words = splitWords(text);
  const [first = ""] = words;
  const verb = verbs.includes(first.toLowerCase()) ? first.toLowerCase() : null;
  if (verb) words = words.slice(1);

  const court = takeCourts(words, courts);
  words = court.left;
  const day = takeDate(words, today);
  words = day.left;
  const span = takeSpan(words, time);
  words = trimFillers(span.left);
  const { start, end } = span;
  return { verb, courts: court.found, date: day.date, start, end, rest: words.join(" ") };
}

/** Words, with "18:00-19:30" apart and an address or a hyphenated name whole. */
const splitWords = (text: string): string[] =>
  text
    .replace(
      /(\d(?:am|pm)?)\s*[-–]\s*(?=\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?\b)/gi,
      (whole, before: string, at: number) =>
        /\d{4}-\d{2}$|\d{4}$/.test(text.slice(0, at + before.length)) ? whole : `${before} - `,
    )
    .split(/[\s,]+/)
    .filter(Boolean);

interface Place {
  from: number;
  length: number;
}

const without = (words: readonly string[], { from, length }: Place) => words.toSpliced(from, length);

/** The courts of the longest name in the sentence; "court 3" and "c3" also mean the court whose name ends in that number. */
function takeCourts<Court extends SentenceCourt>(words: readonly string[], courts: readonly Court[]) {
  const named = courts
    .map((court) => ({ court, place: findPhrase(words, court.name) }))
    .filter((each): each is { court: Court; place: Place } => each.place !== null);
  const longest = Math.max(0, ...named.map(({ place }) => place.length));
  const best = named.filter(({ place }) => place.length === longest);
  const [exact] = best;
  if (exact) {
    const same = best.filter(({ place }) => place.from === exact.place.from).map(({ court }) => court);
    return ofSport(without(words, exact.place), same);
  }
  for (const [from, word] of words.entries()) {
    const short = /^(?:court|ct|c)(\d+)$/i.exec(word)?.[1];
    const long = /^(?:court|ct)$/i.test(word) ? words[from + 1] : undefined;
    const number = short ?? (long && /^\d+$/.test(long) ? long : undefined);
    if (!number) continue;
    // Clubs with ten courts often name the third one "Court 03".
    const found = courts.filter(({ name }) => sameNumber(/(\d+)\D*$/.exec(name)?.[1], number));
    if (found.length > 0) return ofSport(without(words, { from, length: short ? 1 : 2 }), found);
  }
  return { left: [...words], found: [] };
}

const sameNumber = (one: string | undefined, other: string): boolean =>
  one !== undefined && Number(one) === Number(other);

/** Several courts of one name: the sport says which, if the sentence has it. */
function ofSport<Court extends SentenceCourt>(words: string[], found: Court[]) {
  if (found.length < 2) return { left: words, found };
  for (const { sport } of found) {
    const place = findPhrase(words, sport) ?? findPhrase(words, sportLabel(sport));
    if (place) return { left: without(words, place), found: found.filter((court) => court.sport === sport) };
  }
  return { left: words, found };
}

function findPhrase(words: readonly string[], phrase: string): Place | null {
  const parts = phrase
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const from = words.findIndex((_, at) => parts.every((part, offset) => words[at + offset]?.toLowerCase() === part));
  return from < 0 || parts.length === 0 ? null : { from, length: parts.length };
}

function takeDate(words: readonly string[], today: string): { date: string | null; left: string[] } {
  for (const [from, word] of words.entries()) {
    const date = dateOf(word.toLowerCase(), today);
    if (!date) continue;
    const filler = words[from - 1]?.toLowerCase() === "on" ? 1 : 0;
    return { date, left: without(words, { from: from - filler, length: 1 + filler }) };
  }
  return { date: null, left: [...words] };
}

/** A weekday is the next one, today included. */
function dateOf(word: string, today: string): string | null {
  if (word === "today") return today;
  if (word === "tomorrow") return addDays(today, 1);
  if (/^20\d{2}-\d{2}-\d{2}$/.test(word)) return isDate(word) ? word : null;
  const weekday = WEEKDAYS.findIndex((name) => name === word || name.slice(0, 3) === word);
  if (weekday < 0) return null;
  const current = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, (weekday - current + 7) % 7);
}

interface Span {
  start: string | null;
  end: string | null;
  left: string[];
}

/** "18:00", "at 6pm", "18-19:30", "from 14 until 15:30", "until 15:00", "for 90 minutes". */
function takeSpan(words: readonly string[], time: string): Span {
  const left: string[] = [];
  let [start, end, minutes]: [number | null, number | null, number | null] = [null, null, null];
  for (let at = 0; at < words.length; ) {
    const word = words[at]?.toLowerCase() ?? "";
    const length = word === "for" ? lengthAt(words, at + 1) : null;
    if (length) {
      minutes = length.minutes;
      at += 1 + length.words;
      continue;
    }
    const leads = word === "at" || word === "from" || word === "@";
    const ends = UNTIL.includes(word) || word === "by";
    const clock = clockAt(words, leads || ends ? at + 1 : at);
    // A bare number is a time only where the sentence says so: "from 14", "14 - 15".
    const isTime = clock !== null && (clock.sure || leads || ends || isRange(words, at));
    if (!clock || !isTime) {
      left.push(words[at] ?? "");
      at += 1;
      continue;
    }
    if (ends || (start !== null && end === null && !leads)) end = clock.minutes === 0 ? DAY : clock.minutes;
    else start = clock.minutes % DAY;
    at += clock.words + (leads || ends ? 1 : 0);
  }
  if (minutes !== null) {
    start ??= Math.min(DAY - QUARTER, Math.ceil(minutesOfDay(time) / QUARTER) * QUARTER);
    end ??= Math.min(DAY, start + minutes);
  }
  return { start: start === null ? null : wallTime(start), end: end === null ? null : wallTime(end), left };
}

const isRange = (words: readonly string[], at: number): boolean =>
  UNTIL.includes(words[at + 1]?.toLowerCase() ?? "") && clockAt(words, at + 2) !== null;

/** A time of day that begins at a word: "18:00", "6pm", "6 pm"; `sure` if it cannot be another number. */
function clockAt(words: readonly string[], at: number): { minutes: number; words: number; sure: boolean } | null {
  const read = /^(\d{1,2})(?:[:.](\d{2}))?(am|pm)?$/i.exec(words[at] ?? "");
  if (!read) return null;
  const [, hours = "", minutes = "0", joined] = read;
  const next = words[at + 1]?.toLowerCase();
  const half = joined?.toLowerCase() ?? (next === "am" || next === "pm" ? next : undefined);
  const hour = half ? (Number(hours) % 12) + (half === "pm" ? 12 : 0) : Number(hours);
  const isValid = (half ? Number(hours) >= 1 && Number(hours) <= 12 : hour <= 24) && Number(minutes) < 60;
  const total = hour * 60 + Number(minutes);
  if (!isValid || total > DAY) return null;
  return { minutes: total, words: half && !joined ? 2 : 1, sure: read[2] !== undefined || half !== undefined };
}

/** A duration that begins at a word: "90 minutes", "2h", "1.5 hours". */
function lengthAt(words: readonly string[], at: number): { minutes: number; words: number } | null {
  const read = /^(\d{1,3}(?:\.5)?)(h|hrs?|hours?|m|mins?|minutes?)?$/i.exec(words[at] ?? "");
  if (!read) return null;
  const [, count = "", joined] = read;
  const unit = (joined ?? words[at + 1] ?? "").toLowerCase();
  const factor = /^(h|hrs?|hours?)$/.test(unit) ? 60 : /^(m|mins?|minutes?)$/.test(unit) ? 1 : 0;
  const minutes = Math.round(Number(count) * factor);
  return minutes > 0 && minutes <= DAY ? { minutes, words: joined ? 1 : 2 } : null;
}

function trimFillers(words: readonly string[]): string[] {
  const isFiller = (word: string | undefined) => word !== undefined && FILLERS.includes(word.toLowerCase());
  const from = words.findIndex((word) => !isFiller(word));
  const until = words.findLastIndex((word) => !isFiller(word));
  return from < 0 ? [] : words.slice(from, until + 1);
}
