import { isApiError } from "@courtside/contracts/api/client.ts";

export interface RejectedDate {
  /** Club-local. */
  date: string;
  cause: "court" | "hold" | "coach" | "skipped";
}

export interface OtherTime {
  court_id: string;
  court_name: string;
  start_time: string;
  end_time: string;
}

/** The first date of an event that has not begun. */
export interface FirstDate {
  id: string;
  start_time: string;
  end_time: string;
}

/** What the form can show of a rejection besides its message. */
export interface EventRejection {
  message: string;
  dates: RejectedDate[];
  alternatives: OtherTime[];
  /** The version that somebody else saved meanwhile; null: not for that. */
  version: number | null;
  /** The date that an edit moves by now; null: not for that. */
  nextDate: FirstDate | null;
}

type Details = Partial<Omit<EventRejection, "nextDate">> & { next_date?: FirstDate | null };

/** Null if the form has nothing to show. */
export function readRejection(error: unknown): EventRejection | null {
  if (!isApiError(error)) return null;
  const { dates = [], alternatives = [], version = null, next_date = null } = (error.details ?? {}) as Details;
  const changed = error.code === "event_changed" ? { version, nextDate: next_date } : { version: null, nextDate: null };
  return { message: error.message, dates, alternatives, ...changed };
}
