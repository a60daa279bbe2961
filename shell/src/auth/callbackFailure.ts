/** By error code, because the description in an address is anybody's text. */
const TEXTS: Record<string, string> = {
  access_denied: "Sign-in was canceled.",
  bad_oauth_state: "This sign-in took too long, or it was begun in another browser. Please try again.",
  identity_already_exists: "That account is already connected to someone.",
  otp_expired: "Email link is invalid or has expired",
  over_request_rate_limit: "Request rate limit reached. Please try again in a few minutes.",
  provider_email_needs_verification: "Please verify your email address with that provider first, then sign in again.",
  signup_disabled: "Signups not allowed for this instance",
  user_banned: "User is banned",
};

/** What went wrong at another provider or behind a link, as the address we were sent back to tells it; null = nothing. */
export function callbackFailure({ searchParams, hash }: URL): string | null {
  const fragment = new URLSearchParams(hash.slice(1));
  const code = searchParams.get("error_code") ?? fragment.get("error_code");
  if (code && Object.hasOwn(TEXTS, code)) return TEXTS[code] ?? null;
  if (code ?? searchParams.get("error") ?? fragment.get("error")) return "Signing in did not work. Please try again.";
  // A code that is still there was not this browser's, or came too late: nobody is signed in by it.
  return searchParams.has("code") ? (TEXTS.bad_oauth_state ?? null) : null;
}
