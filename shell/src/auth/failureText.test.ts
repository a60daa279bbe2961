import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from "@supabase/auth-js";
import { expect, test, vi } from "vitest";
import { failureText } from "./failureText.ts";
import { fetchNotingRetryAfter, waitOf } from "./retryAfter.ts";

test("a rejection shows the server's message", () => {
  expect(failureText(new AuthApiError("Invalid login credentials", 400, "invalid_credentials"))).toBe(
    "Invalid login credentials",
  );
});

test.each([
  new AuthRetryableFetchError("Unexpected failure, please check server logs", 500),
  new AuthUnknownError("Unexpected token '<'", null),
  new AuthApiError("", 400, undefined),
])("what the server did not say is unexpected: %s", (error) => {
  expect(failureText(error)).toBe("An unexpected error occurred");
});

test("a lost connection is called so", () => {
  expect(failureText(new AuthRetryableFetchError("Failed to fetch", 0))).toContain("The connection was lost.");
});

test.each([
  ["Invalid TOTP code entered", "mfa_verification_failed", "This code is wrong, or was used already."],
  ["Token has expired or is invalid", "otp_expired", "This code is wrong or has expired."],
  ["MFA challenge has expired, verify against another", "mfa_challenge_expired", "That took too long."],
  ["AAL2 session is required to update email", "insufficient_aal", "Sign in again"],
])("%s is said plainly", (message, code, plain) => {
  expect(failureText(new AuthApiError(message, 422, code))).toContain(plain);
});

test("too many requests: with the wait that the service asked for", async () => {
  const error = new AuthApiError("Request rate limit reached", 429, "over_request_rate_limit");
  expect(failureText(error)).toBe("Request rate limit reached. Please try again in a few minutes.");
  vi.stubGlobal("fetch", async () => new Response(null, { status: 429, headers: { "retry-after": "10" } }));
  await fetchNotingRetryAfter("https://club.test");
  vi.unstubAllGlobals();
  expect(failureText(error)).toBe("Request rate limit reached. Please try again in 10 seconds.");
});

test.each([
  [1, "Please try again in 1 second."],
  [89, "Please try again in 89 seconds."],
  [90, "Please try again in 2 minutes."],
  [3600, "Please try again in 60 minutes."],
])("a wait of %d seconds", (seconds, text) => {
  expect(waitOf(seconds)).toBe(text);
});
