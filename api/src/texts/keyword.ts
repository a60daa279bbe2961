/** What carriers and providers honour as the end of texts, and as their beginning. */
const STOP = new Set(["STOP", "STOPALL", "STOP ALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPTOUT"]);
const START = new Set(["START", "YES", "UNSTOP"]);

/** What a reply asks for; null: nothing that we act on. */
export function keywordOf(text: string): "stop" | "start" | null {
  const word = text
    .trim()
    .toUpperCase()
    .replace(/[.!]+$/, "");
  return STOP.has(word) ? "stop" : START.has(word) ? "start" : null;
}
