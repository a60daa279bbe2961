import { localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import type { BlockInput } from "../api.ts";

/** The form's input; dates "YYYY-MM-DD", times "HH:MM" of the club's clock; an end of "24:00" is the day's end. */
export interface BlockDraft {
  courtIds: string[];
  startDate: string;
  startTime: string | null;
  endDate: string;
  endTime: string | null;
  reason: string;
}

export const emptyDraft = (today: string): BlockDraft => ({
  courtIds: [],
  startDate: today,
  startTime: null,
  endDate: today,
  endTime: null,
  reason: "",
});

/** If the start moves beyond the end, the end's date moves along. */
export const withStartDate = (draft: BlockDraft, startDate: string): BlockDraft => ({
  ...draft,
  startDate,
  endDate: draft.endDate < startDate ? startDate : draft.endDate,
});

export type DraftErrors = Partial<Record<DraftError["field"], string>>;

/** The problem of each field: all missing fields, else the order of the times. */
export function errorsOf(draft: BlockDraft): DraftErrors {
  const left: DraftErrors = {
    ...(draft.courtIds.length === 0 && { courts: "Court is required" }),
    ...(!draft.startTime && { start_time: "Start time is required" }),
    ...(!draft.endTime && { end_time: "End time is required" }),
  };
  const input = readDraft(draft);
  return Object.keys(left).length > 0 || !("field" in input) ? left : { [input.field]: input.message };
}

type DraftError = { field: "courts" | "start_time" | "end_time"; message: string };

/** The request body of the draft, or its problems. */
export function readDraft(draft: BlockDraft): BlockInput | DraftError {
  const missing = (field: DraftError["field"]) => ({ field, message: "Please fill in all required fields" });
  if (draft.courtIds.length === 0) return missing("courts");
  if (!draft.startTime) return missing("start_time");
  if (!draft.endTime) return missing("end_time");
  const start_time = localDateTime(draft.startDate, draft.startTime);
  const end_time = localDateTime(draft.endDate, draft.endTime);
  if (end_time <= start_time) return { field: "end_time", message: "End time must be after start time" };
  const reason = draft.reason.trim();
  return { court_ids: draft.courtIds, start_time, end_time, ...(reason && { reason }) };
}
