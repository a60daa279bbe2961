import { localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import type { BlockInput } from "./api.ts";

/** All courts that the board shows. */
export const ALL_COURTS = "all";

/** The form's input. Times are club-local "HH:MM"; an end may be "24:00". */
export interface BlockDraft {
  /** A court's id, or ALL_COURTS. */
  courtId: string | null;
  start: string | null;
  end: string | null;
  reason: string;
}

export const NO_BLOCK: BlockDraft = { courtId: null, start: null, end: null, reason: "" };

export type BlockField = "court" | "start" | "end";

/** The problem of each field: all missing fields, else the order of the times. */
export function blockErrors({ courtId, start, end }: BlockDraft): Partial<Record<BlockField, string>> {
  const missing = {
    ...(!courtId && { court: "Court is required" }),
    ...(!start && { start: "Start time is required" }),
    ...(!end && { end: "End time is required" }),
  };
  if (Object.keys(missing).length > 0 || !start || !end) return missing;
  return minutesOfDay(end) > minutesOfDay(start) ? {} : { end: "End time must be after start time" };
}

/** Sets another start; an end that is not after it moves to one slot later, at most to closing. */
export function withBlockStart(draft: BlockDraft, start: string, slotMinutes: number, closing: string): BlockDraft {
  if (draft.end !== null && minutesOfDay(draft.end) > minutesOfDay(start)) return { ...draft, start };
  return { ...draft, start, end: wallTime(Math.min(minutesOfDay(start) + slotMinutes, minutesOfDay(closing))) };
}

/** The request of a complete draft; null if something is missing. */
export function blockInput(draft: BlockDraft, date: string, courtIds: readonly string[]): BlockInput | null {
  const { courtId, start, end } = draft;
  if (!courtId || !start || !end || Object.keys(blockErrors(draft)).length > 0) return null;
  const reason = draft.reason.trim();
  return {
    court_ids: courtId === ALL_COURTS ? [...courtIds] : [courtId],
    start_time: localDateTime(date, start),
    end_time: localDateTime(date, end),
    ...(reason && { reason }),
  };
}
