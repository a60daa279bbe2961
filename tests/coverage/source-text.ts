const GAP = 200;

/**
 * A source file as the words a person may see: no comments, entities and escapes resolved, all white space one blank. Of a
 * choice between singular and plural the plural stands.
 */
export function shownText(source: string): string {
  return source
    .replace(/(^|[\s{(,;])\/\*[\s\S]*?\*\//g, "$1")
    .replace(/(^|[\s;{(,])\/\/[^\n]*/g, "$1")
    .replace(/&(apos|#39|rsquo);|’/g, "'")
    .replace(/&(quot|ldquo|rdquo);/g, '"')
    .replace(/&nbsp;|\{" "\}/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\\([^\w\s])/g, "$1")
    .replace(/["'`]\s*\+\s*["'`]/g, "")
    .replace(/\$?\{[^{}]*\?\s*"([^"]*)"\s*:\s*"([^"]*)"\s*\}/g, (choice, one, many) =>
      many.startsWith(one) ? many : choice,
    )
    .replace(/\s+/g, " ");
}

/**
 * The literal pieces of a message, without brackets around a place: `Daily limit reached ({n} bookings)` is
 * `Daily limit reached` and `bookings)`.
 */
export const piecesOf = (message: string): string[] =>
  message
    .split(/\(?\{[^}]*\}\)?/)
    .map((piece) => (/\w/.test(piece) ? piece.trim() : piece))
    .filter((piece) => piece.trim() !== "");

/**
 * Whether a message's pieces stand in a shown text, in order and close together; places may hold any expression.
 * One word alone must be a whole string or a whole JSX text, or every `Error` and `User` of the code would count.
 */
export function holds(shown: string, message: string): boolean {
  const [first, ...rest] = piecesOf(message).map(pattern);
  if (first === undefined) return false;
  if (/^\w+$/.test(message)) return new RegExp(`["'\`>}/^]\\s?${first}\\s?["'\`<{/$]`, "u").test(shown);
  return new RegExp([first, ...rest].join(`[\\s\\S]{0,${GAP}}?`), "u").test(shown);
}

/** A piece as a whole word: `Member` is not in `Members`. */
function pattern(piece: string): string {
  const literal = piece.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/\s+/g, "\\s");
  return `${/^\w/.test(piece) ? "(?<!\\w)" : ""}${literal}${/\w$/.test(piece) ? "(?!\\w)" : ""}`;
}

/** The code under which a catalogue of messages keeps one (`daily_limit: "Daily limit…"`), if it does. */
export function codeOf(shown: string, message: string): string | null {
  const first = piecesOf(message)[0];
  if (first === undefined) return null;
  return new RegExp(`(\\w+): ?["'\`]${pattern(first)}`, "u").exec(shown)?.[1] ?? null;
}

/** Whether a shown text names a code: as a string or as a property. */
export const names = (shown: string, code: string): boolean => new RegExp(`["'\`.]${code}\\b`).test(shown);
