/** By error code, because anyone can write the description in an address. */
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

export const BROKEN_LINK = "Signing in did not work. Please try again.";

/** What went wrong at another provider or behind a link, as the address of the return says it; null = nothing. */
export function callbackFailure({ searchParams, hash }: URL): string | null {
  const fragment = new URLSearchParams(hash.slice(1));
  const code = searchParams.get("error_code") ?? fragment.get("error_code");
  if (code && Object.hasOwn(TEXTS, code)) return TEXTS[code] ?? null;
  if (code ?? searchParams.get("error") ?? fragment.get("error")) return BROKEN_LINK;
  // A code that is still there was not this browser's, or came too late: it signs no one in.
  return searchParams.has("code") ? (TEXTS.bad_oauth_state ?? null) : null;
}

/** Errors about the accounts connected to the one that is signed in (docs/product/identity.md#failed-links). */
const IDENTITY_ERRORS = new Set(["identity_already_exists", "identity_not_found", "single_identity_not_deletable"]);

/** Whether a failure in the address leaves the session as it is: connecting an account leads back to My Account. */
export function keepsSession({ pathname, searchParams, hash }: URL): boolean {
  const code = searchParams.get("error_code") ?? new URLSearchParams(hash.slice(1)).get("error_code") ?? "";
  return pathname === "/my-account" || IDENTITY_ERRORS.has(code);
}

const ERRORS = ["error", "error_code", "error_description"];
/** A club's join link has a `code` that is the club's (shell/src/account/JoinByCode.tsx). */
const parametersAt = (pathname: string) => (pathname === "/join-club" ? ERRORS : ["code", ...ERRORS]);
const FRAGMENT = /(?:^|[#&])(?:access_token|error|error_code|error_description)=/;

/** Whether an address is the way back from a provider or a link, which the auth client has to read. */
export const isCallback = ({ pathname, searchParams, hash }: URL): boolean =>
  parametersAt(pathname).some((name) => searchParams.has(name)) || FRAGMENT.test(hash);

/** The address without what a failed sign-in left in it. */
export function withoutCallback(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of parametersAt(url.pathname)) query.delete(name);
  return url.pathname + (query.size > 0 ? `?${query}` : "") + (FRAGMENT.test(url.hash) ? "" : url.hash);
}
