import { DomainError } from "../../errors.ts";
import type { AuthCall } from "../call.ts";
import { ageOf, CHALLENGE_LIFE } from "./challenge.ts";
import { type RelyingParty, relyingPartyOf } from "./relying-party.ts";

/** Codes and texts are those that the client and its users expect. */
export const credentialExists = () =>
  new DomainError("rejected", "webauthn_credential_exists", "This key is registered already");
export const challengeNotFound = () =>
  new DomainError("invalid", "webauthn_challenge_not_found", "Challenge not found or already used");
const challengeExpired = () => new DomainError("invalid", "webauthn_challenge_expired", "Challenge has expired");

/** The relying party, or `passkey_disabled` if browsers offer no WebAuthn there. */
export function requireParty({ config }: Pick<AuthCall, "config">): RelyingParty {
  const party = relyingPartyOf(config);
  if (!party) throw new DomainError("not_found", "passkey_disabled", "Passkeys are disabled");
  return party;
}

export function requireFresh(challengeId: string): void {
  const age = ageOf(challengeId);
  if (age < -60) throw challengeNotFound();
  if (age > CHALLENGE_LIFE) throw challengeExpired();
}
