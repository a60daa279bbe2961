import { isApiError } from "@courtside/contracts/api/client.ts";

export interface RefusedDate {
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

/** What the form can show of a refusal beside its words. */
export interface EventRefusal {
  message: string;
  dates: RefusedDate[];
  alternatives: OtherTime[];
}

/** Null where there is nothing that the form could answer. */
export function readRefusal(error: unknown): EventRefusal | null {
  if (!isApiError(error)) return null;
  const { dates = [], alternatives = [] } = (error.details ?? {}) as Partial<EventRefusal>;
  return { message: error.message, dates, alternatives };
}
