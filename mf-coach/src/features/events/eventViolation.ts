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

/** What the form can show of a rejection besides its message. */
export interface EventRejection {
  message: string;
  dates: RejectedDate[];
  alternatives: OtherTime[];
  /** The version that somebody else saved meanwhile; null: not for that. */
  version: number | null;
}

/** Null if the form has nothing to show. */
export function readRejection(error: unknown): EventRejection | null {
  if (!isApiError(error)) return null;
  const { dates = [], alternatives = [], version = null } = (error.details ?? {}) as Partial<EventRejection>;
  return { message: error.message, dates, alternatives, version: error.code === "event_changed" ? version : null };
}
