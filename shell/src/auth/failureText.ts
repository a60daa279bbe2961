import { isAuthApiError, isAuthRetryableFetchError, isAuthWeakPasswordError } from "@supabase/auth-js";
import { keyFailure } from "./keyFailure.ts";
import { waitText } from "./retryAfter.ts";

/** The text of an unexpected failure (docs/product/identity.md#form-rules). */
export const UNEXPECTED = "An unexpected error occurred";

const CONNECTION_LOST = "The connection was lost. Please try again.";

/** The protocol's messages about codes and factors, for people. */
const PLAIN: Record<string, string> = {
  "Invalid TOTP code entered": "This code is wrong, or was used already. Enter the one that your app shows now.",
  "Invalid MFA Phone code entered": "This code is wrong. Enter the newest one that we sent you.",
  "Token has expired or is invalid": "This code is wrong or has expired. Ask for a new one.",
  "Nonce has expired or is invalid": "This code is wrong or has expired. Ask for a new one.",
};
const PLAIN_BY_CODE: Record<string, string> = {
  insufficient_aal: "Sign in again and show your second factor, then you can change this.",
  mfa_challenge_expired: "That took too long. Please start again.",
  mfa_factor_not_found: "That took too long. Please start again.",
  mfa_ip_address_mismatch: "Your connection has changed meanwhile. Please start again.",
};

/** A rejection in the server's text or a plainer one, with the wait where it asks for one; all else is unexpected. */
export function failureText(error: Error): string {
  const ofKey = keyFailure(error);
  if (ofKey) return ofKey;
  if (isAuthRetryableFetchError(error) && error.status === 0) return CONNECTION_LOST;
  const isRejection = isAuthApiError(error) || isAuthWeakPasswordError(error);
  if (!isRejection || !error.message) return UNEXPECTED;
  const plain = PLAIN[error.message] ?? PLAIN_BY_CODE[error.code ?? ""];
  if (plain) return plain;
  if (error.code !== "over_request_rate_limit") return error.message;
  return `${error.message}. ${waitText()}`;
}
