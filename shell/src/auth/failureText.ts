import { isAuthApiError, isAuthWeakPasswordError } from "@supabase/auth-js";
import { waitText } from "./retryAfter.ts";

/** What is said when nobody foresaw the failure (F §8). */
export const UNEXPECTED = "An unexpected error occurred";

/** A refusal in the server's words (F §8), with the wait where it asks for one; all else is unexpected. */
export function failureText(error: Error): string {
  const isRefusal = isAuthApiError(error) || isAuthWeakPasswordError(error);
  if (!isRefusal || !error.message) return UNEXPECTED;
  if (error.code !== "over_request_rate_limit") return error.message;
  return `${error.message}. ${waitText()}`;
}
