import { type AuthError, isAuthRetryableFetchError } from "@supabase/auth-js";

/** A refusal in the server's words (F §8); what the server did not say is unexpected. */
export const failureText = (error: AuthError): string =>
  isAuthRetryableFetchError(error) || !error.message ? "An unexpected error occurred" : error.message;
