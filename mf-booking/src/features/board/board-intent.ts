import type { FoundMember } from "@courtside/contracts/api/client.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import type { CommandState } from "@courtside/contracts/shell/remote.ts";

/** What an address asks the board to open, as the command palette makes it. */
export interface BoardIntent {
  panel: "book" | "block";
  courtId: string | null;
  /** "HH:MM" on a quarter; an end may be "24:00". */
  start: string | null;
  end: string | null;
  member: FoundMember | null;
}

/** `?panel=…` opens a form, `?booking=…` the panel of a booking. */
export const INTENT_PARAMS = ["panel", "court", "start", "end", "member", "booking"] as const;

const QUARTER = 15;

/** The form that an address asks for; null for none. Whatever it names wrongly is left out. */
export function intentIn(params: URLSearchParams, state: unknown): BoardIntent | null {
  const panel = params.get("panel");
  if (panel !== "book" && panel !== "block") return null;
  return {
    panel,
    courtId: params.get("court"),
    start: timeIn(params.get("start")),
    end: timeIn(params.get("end")),
    member: memberIn(params.get("member"), state),
  };
}

/** Without times that the form cannot show: a start before the first or from closing on, an end after closing or not after the start. */
export function withinHours(
  intent: BoardIntent,
  { earliest, closing }: { earliest: string; closing: string },
): BoardIntent {
  const [first, last] = [minutesOfDay(earliest), minutesOfDay(closing)];
  const starts = intent.start === null ? null : minutesOfDay(intent.start);
  const start = starts !== null && starts >= first && starts < last ? intent.start : null;
  const ends = intent.end === null ? null : Math.min(minutesOfDay(intent.end), last);
  const isAfter = ends !== null && ends > (start === null ? first : minutesOfDay(start));
  return { ...intent, start, end: isAfter ? wallTime(ends) : null };
}

function timeIn(text: string | null): string | null {
  if (!text || !/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text)) return null;
  return minutesOfDay(text) % QUARTER === 0 ? text : null;
}

/** The address has the member's id alone; the name comes beside it (contracts/shell/remote.ts). */
function memberIn(id: string | null, state: unknown): FoundMember | null {
  const { person }: CommandState = Object(Object(state).command);
  if (!id || person?.id !== id) return null;
  return { id, name: person.name, email: person.email ?? "" };
}
