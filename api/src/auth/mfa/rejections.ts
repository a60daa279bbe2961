import { DomainError } from "../../errors.ts";

/** Codes and texts are those that the client expects (docs/product/auth-api.md#second-factors). */
export const factorNotFound = () =>
  new DomainError("not_found", "mfa_factor_not_found", "MFA factor with the provided factor ID not found");
export const challengeNotFound = () =>
  new DomainError("rejected", "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
export const challengeExpired = () =>
  new DomainError(
    "rejected",
    "mfa_challenge_expired",
    "MFA challenge has expired, verify against another challenge or create a new challenge.",
  );
/** Also for a challenge that was used already, which is what a thief of it would see. */
export const challengeNotYours = () =>
  new DomainError("rejected", "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch");
export const wrongText = () => new DomainError("rejected", "mfa_verification_failed", "Invalid MFA Phone code entered");
export const wrongCode = () => new DomainError("rejected", "mfa_verification_failed", "Invalid TOTP code entered");
export const wrongKey = () =>
  new DomainError("rejected", "mfa_verification_failed", "The security key could not be verified");
