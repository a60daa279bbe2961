import { isApiError } from "@courtside/contracts/api/client.ts";

/** A free court and time that the server offers instead (docs/product/booking.md#alternatives). */
export interface OtherTime {
  court_id: string;
  court_name: string;
  start_time: string;
  end_time: string;
}

/** Why a lesson was rejected, and which times are free instead. */
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
