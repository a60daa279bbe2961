import { DomainError } from "../errors.ts";

/**
 * The rejections that several operations share; codes and texts are those that the client and its users expect
 * (docs/product/auth-api.md#errors).
 */
export const invalidCredentials = () => new DomainError("invalid", "invalid_credentials", "Invalid login credentials");
export const userBanned = () => new DomainError("invalid", "user_banned", "User is banned");
export const emailNotConfirmed = () => new DomainError("invalid", "email_not_confirmed", "Email not confirmed");
export const phoneNotConfirmed = () => new DomainError("invalid", "phone_not_confirmed", "Phone not confirmed");
export const validationFailed = (message: string) => new DomainError("invalid", "validation_failed", message);
export const phoneDisabled = (what: string) =>
  new DomainError("invalid", "phone_provider_disabled", `Phone ${what} are disabled`);

/** Why a verified token is not accepted (docs/product/auth-api.md#signed-in-user). */
export const deadToken = {
  user_not_found: () => new DomainError("forbidden", "user_not_found", "User from sub claim in JWT does not exist"),
  session_not_found: () =>
    new DomainError("forbidden", "session_not_found", "Session from session_id claim in JWT does not exist"),
  user_banned: () => new DomainError("forbidden", "user_banned", "User is banned"),
};

export const signUpDisabled = () =>
  new DomainError("rejected", "signup_disabled", "Signups not allowed for this instance");
export const emailNotConfirmedYet = () => new DomainError("rejected", "email_not_confirmed", "Email not confirmed");

/** 403 when enrolling, 422 when unenrolling, 401 when changing password or e-mail, as upstream responds. */
export const needsAal2 = (kind: "forbidden" | "rejected" | "unauthenticated", what: string) =>
  new DomainError(kind, "insufficient_aal", `AAL2 ${what}`);
