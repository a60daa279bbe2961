import { Buffer } from "node:buffer";
import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import { z } from "zod";
import type { UserRow } from "../accounts/queries.ts";
import { CHALLENGE_LIFE } from "./challenge.ts";
import type { CredentialRow } from "./queries.ts";
import type { RelyingParty } from "./relying-party.ts";
import { ALGORITHMS } from "./verify.ts";

/** The account id that an authenticator returns for its passkey: it received the id when the passkey was made. */
export function userOfHandle(handle: string): string | undefined {
  const id = Buffer.from(handle, "base64url").toString();
  return z.guid().safeParse(id).success ? id : undefined;
}

interface CreationOptions {
  party: RelyingParty;
  user: Pick<UserRow, "id" | "email" | "phone">;
  challenge: Uint8Array<ArrayBuffer>;
  /** All keys of the account: an authenticator that holds one must not replace it. */
  known: CredentialRow[];
  isPasskey: boolean;
}

/** For `navigator.credentials.create()`. */
export function creationOptions({ party, user, challenge, known, isPasskey }: CreationOptions) {
  const name = user.email ?? user.phone ?? user.id;
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: name,
    userDisplayName: name,
    challenge,
    timeout: CHALLENGE_LIFE * 1000,
    attestationType: "none",
    excludeCredentials: known.map(described),
    authenticatorSelection: isPasskey
      ? { residentKey: "required", userVerification: "required" }
      : { residentKey: "discouraged", userVerification: "discouraged" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

interface RequestOptions {
  party: RelyingParty;
  challenge: Uint8Array<ArrayBuffer>;
  /** The accepted keys; none: any passkey of this site. */
  allowed: CredentialRow[];
}

/** For `navigator.credentials.get()`. */
export function requestOptions({ party, challenge, allowed }: RequestOptions) {
  const isPasskey = allowed.length === 0;
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge,
    timeout: CHALLENGE_LIFE * 1000,
    userVerification: isPasskey ? "required" : "discouraged",
    ...(!isPasskey && { allowCredentials: allowed.map(described) }),
  });
}

const described = ({ credential_id, transports }: CredentialRow) => ({
  id: Buffer.from(credential_id).toString("base64url"),
  transports,
});
