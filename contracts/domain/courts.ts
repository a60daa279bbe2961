/** What a court can be laid with (docs/product/screens.md#courts-page); the column of `courts` accepts the same. */
export const SURFACES = ["hard", "clay", "grass", "artificial grass", "carpet", "wood", "concrete", "glass"] as const;

export type Surface = (typeof SURFACES)[number];

/** What a court is like, as far as the club says. */
export interface CourtKind {
  surface?: Surface | undefined;
  is_indoor?: boolean | undefined;
}

/** "Clay, outdoor"; empty where the club has not said. */
export function courtKindText({ surface, is_indoor }: { [Part in keyof CourtKind]: CourtKind[Part] | null }): string {
  const place = is_indoor === true ? "indoor" : is_indoor === false ? "outdoor" : undefined;
  const text = [surface, place].filter(Boolean).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Whether a court of a day takes bookings. One that is not active is there for what is left on it, for staff only
 * (docs/product/booking.md#courts).
 */
export const takesBookings = ({ is_active }: { is_active?: boolean | undefined }): boolean => is_active !== false;

/** More than one club adds at once. */
export const MOST_COURTS_AT_ONCE = 50;
const LONGEST_NAME = 80;

/** What an admin typed, as the names of courts; or why it cannot be read. */
export interface TypedCourts {
  /** Each once, in the order typed. */
  names: string[];
  problem: string | null;
}

/** "1-8", "Court 01–08": what stands before the numbers, the first and the last. */
const NUMBERS = /^(.*?)(\d{1,4})\s*(?:-|–|—|\.\.)\s*(\d{1,4})$/;
/** "A-D", "Court A–D". */
const LETTERS = /^(.*\s)?([A-Za-z])\s*(?:-|–|—|\.\.)\s*([A-Za-z])$/;

/**
 * Reads a list of names and ranges, separated by commas, semicolons or lines: "1–3, Centre Court" is Court 1, Court 2, Court 3 and
 * Centre Court. A bare number or range is of courts called Court.
 */
export function readCourtNames(typed: string): TypedCourts {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.trim().replaceAll(/\s+/g, " "))
    .filter((part) => part !== "");
  const names = new Map<string, string>();
  for (const part of parts) {
    const read = readPart(part);
    if (typeof read === "string") return { names: [], problem: read };
    for (const name of read) if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
    if (names.size > MOST_COURTS_AT_ONCE) {
      return { names: [], problem: `At most ${MOST_COURTS_AT_ONCE} courts can be added at once` };
    }
  }
  const tooLong = [...names.values()].find((name) => name.length > LONGEST_NAME);
  if (tooLong) return { names: [], problem: `A court's name can have at most ${LONGEST_NAME} characters` };
  return { names: [...names.values()], problem: null };
}

/** The names of one entry, or its problem. */
function readPart(part: string): string[] | string {
  const numbers = NUMBERS.exec(part);
  if (numbers) {
    const [, before = "", first = "", last = ""] = numbers;
    const width = first.startsWith("0") ? first.length : 0;
    return rangeOf(
      part,
      Number(first),
      Number(last),
      (each) => `${before || "Court "}${String(each).padStart(width, "0")}`,
    );
  }
  const letters = LETTERS.exec(part);
  if (letters) {
    const [, before = "", first = "", last = ""] = letters.map((text) => text ?? "");
    const codes = [first, last].map((letter) => letter.toUpperCase().charCodeAt(0));
    return rangeOf(part, codes[0] ?? 0, codes[1] ?? 0, (code) => `${before || "Court "}${String.fromCharCode(code)}`);
  }
  return [/^\d+$/.test(part) ? `Court ${part}` : part];
}

function rangeOf(part: string, first: number, last: number, nameOf: (each: number) => string): string[] | string {
  if (last < first) return `“${part}” counts down: a range goes upwards, such as 1-8`;
  if (last - first >= MOST_COURTS_AT_ONCE) return `At most ${MOST_COURTS_AT_ONCE} courts can be added at once`;
  return Array.from({ length: last - first + 1 }, (_, at) => nameOf(first + at));
}

/** Courts by name, numbers by their value: Court 10 follows Court 9. In SQL: court_name_order. */
export const byCourtName = (one: { name: string }, other: { name: string }): number =>
  one.name.localeCompare(other.name, "en", { numeric: true, sensitivity: "base" });
