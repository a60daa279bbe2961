import { isApiError } from "@courtside/contracts/api/client.ts";

/** A free court and time that the server offers instead (docs/product/booking.md#alternatives). */
export interface OtherTime {
  court_id: string;
  court_name: string;
  start_time: string;
  end_time: string;
}

/** What a lesson was rejected for, and what would be free instead. */
export interface LessonRejection {
  message: string;
  alternatives: OtherTime[];
}

/** Null if the error is not one that a form can show. */
export function readLessonRejection(error: unknown): LessonRejection | null {
  if (!isApiError(error)) return null;
  const { alternatives = [] } = (error.details ?? {}) as { alternatives?: OtherTime[] };
  return { message: error.message, alternatives };
}
