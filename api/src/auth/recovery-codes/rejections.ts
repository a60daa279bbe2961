import { DomainError } from "../../errors.ts";

/** Codes and texts are those that the client expects. */
export const noCodes = () =>
  new DomainError("not_found", "mfa_factor_not_found", "The user has not enrolled recovery codes");
export const wrongRecoveryCode = () =>
  new DomainError("rejected", "mfa_verification_failed", "Invalid recovery code entered");
