import { DomainError } from "../../errors.ts";

/** One rejection for an unknown key, another site's key, a wrong signature and a decreased counter. */
export const notVerified = () =>
  new DomainError("invalid", "webauthn_verification_failed", "Credential verification failed");
export const passkeyNotFound = () => new DomainError("not_found", "webauthn_credential_not_found", "Passkey not found");
