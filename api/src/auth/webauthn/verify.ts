import { Buffer } from "node:buffer";
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject } from "@simplewebauthn/server/helpers";
import type { AuthCall } from "../call.ts";
import type { CreatedCredential, PresentedCredential } from "./credential-fields.ts";
import type { CredentialRow, NewCredential } from "./queries.ts";
import type { RelyingParty } from "./relying-party.ts";

/** COSE numbers of EdDSA, ES256 and RS256, which current authenticators support. */
export const ALGORITHMS = [-8, -7, -257];

interface Expected {
  party: RelyingParty;
  challenge: Uint8Array;
  /** Whether the authenticator must have verified its holder: by PIN, fingerprint or face. */
  needsUserVerification: boolean;
}

export interface VerifiedCreation extends NewCredential {
  /** The model of the authenticator; zeros if it does not say. */
  aaguid: string;
}

/** The new key, or undefined if any part of it is invalid. */
export async function verifyCreation(
  call: Pick<AuthCall, "log">,
  { id, rawId, type, response }: CreatedCredential,
  { party, challenge, needsUserVerification }: Expected,
): Promise<VerifiedCreation | undefined> {
  const transports = response.transports ?? [];
  try {
    if (!isSelfAttested(response.attestationObject)) throw new Error("attestation by another party was not asked for");
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { ...response, transports: undefined }, clientExtensionResults: {} },
      expectedChallenge: base64url(challenge),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: needsUserVerification,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) throw new Error("the attestation's signature is wrong");
    const { credential, aaguid } = registrationInfo;
    if (credential.id !== id) throw new Error("the credential's id is not the one that the authenticator signed");
    return {
      credentialId: Buffer.from(credential.id, "base64url"),
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
      transports,
      aaguid,
    };
  } catch (error) {
    return rejected(call, error);
  }
}

/**
 * Certificates are never verified: for a stranger's the library would fetch any address that they name as their revocation list.
 */
function isSelfAttested(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")));
  const format = decoded.get("fmt");
  return format === "none" || (format === "packed" && decoded.get("attStmt").get("x5c") === undefined);
}

export interface VerifiedPresentation {
  signCount: number;
  /** The authenticator's counter is lower than at its last use: there may be a copy of it. */
  isRegressed: boolean;
}

/** Undefined if the key does not belong to the response, or the response to this site and this challenge. */
export async function verifyPresentation(
  call: Pick<AuthCall, "log">,
  { id, rawId, type, response }: PresentedCredential,
  known: CredentialRow,
  { party, challenge, needsUserVerification }: Expected,
): Promise<VerifiedPresentation | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { ...response, userHandle: response.userHandle ?? undefined },
        clientExtensionResults: {},
      },
      expectedChallenge: base64url(challenge),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: needsUserVerification,
      // Checked below: the library compares the counter before it has verified the signature.
      credential: { id, publicKey: new Uint8Array(known.public_key), counter: 0 },
    });
    if (!verified) throw new Error("the signature is wrong");
    const signCount = authenticationInfo.newCounter;
    return { signCount, isRegressed: known.sign_count > 0 && signCount <= known.sign_count };
  } catch (error) {
    return rejected(call, error);
  }
}

/** The library throws for every mismatch. Its message helps to find a wrong SITE_URL; it contains no secret. */
function rejected({ log }: Pick<AuthCall, "log">, error: unknown): undefined {
  log.warn({ why: error instanceof Error ? error.message.slice(0, 300) : "unknown" }, "a key was not accepted");
  return undefined;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
