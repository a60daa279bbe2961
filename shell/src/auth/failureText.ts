import { isAuthApiError, isAuthWeakPasswordError } from "@supabase/auth-js";
import { keyFailure } from "./keyFailure.ts";
import { waitText } from "./retryAfter.ts";

/** The text of an unforeseen failure (docs/product/identity.md#form-rules). */
export const UNEXPECTED = "An unexpected error occurred";

/** A refusal in the server's words, with the wait where it asks for one; all else is unexpected. */
export function failureText(error: Error): string {
  const ofKey = keyFailure(error);
  if (ofKey) return ofKey;
  const isRefusal = isAuthApiError(error) || isAuthWeakPasswordError(error);
  if (!isRefusal || !error.message) return UNEXPECTED;
  if (error.code !== "over_request_rate_limit") return error.message;
  return `${error.message}. ${waitText()}`;
}
