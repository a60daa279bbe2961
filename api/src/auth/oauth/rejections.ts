import { DomainError } from "../../errors.ts";

/** Codes and texts are those that the client and its users expect. */
export const badState = (why: string) => new DomainError("invalid", "bad_oauth_state", why);
export const badCallback = (why: string) => new DomainError("invalid", "bad_oauth_callback", why);
export const manualLinkingDisabled = () =>
  new DomainError("not_found", "manual_linking_disabled", "Manual linking is disabled");
export const alreadyLinked = (toWhom: "to another user" | "") =>
  new DomainError("rejected", "identity_already_exists", `Identity is already linked ${toWhom}`.trim());
export const needsVerifiedEmail = (label: string) =>
  new DomainError(
    "rejected",
    "provider_email_needs_verification",
    `Unverified email with ${label}. Verify the email with ${label} in order to sign in`,
  );
export const signUpDisabled = () =>
  new DomainError("rejected", "signup_disabled", "Signups not allowed for this instance");

/** The older error style, which the client expects for ID tokens. */
export const badIdToken = (why: string) =>
  new DomainError("invalid", "validation_failed", why, { oauthError: "invalid request" });
