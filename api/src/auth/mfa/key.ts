import { Buffer } from "node:buffer";
import { z } from "zod";
import type { Sql } from "../../db/pool.ts";
import type { UserRow } from "../accounts/queries.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import type { FactorRow } from "../factors/queries.ts";
import { validationFailed } from "../rejections.ts";
import { challengeBytes } from "../webauthn/challenge.ts";
import { createdCredential, presentedCredential } from "../webauthn/credential-fields.ts";
import { creationOptions, requestOptions } from "../webauthn/options.ts";
import {
  insertOptionalCredential,
  selectCredentials,
  selectOptionalCredentialOfFactor,
  updateCredentialUsed,
} from "../webauthn/queries.ts";
import { credentialExists, requireParty } from "../webauthn/rejections.ts";
import { verifyCreation, verifyPresentation } from "../webauthn/verify.ts";

/** The WebAuthn options of the browser: for a new key while the factor is being set up, for a signature afterwards. */
export type KeyRequest =
  | { type: "create"; credential_options: { publicKey: Awaited<ReturnType<typeof creationOptions>> } }
  | { type: "request"; credential_options: { publicKey: Awaited<ReturnType<typeof requestOptions>> } };

interface KeyChallenge {
  user: UserRow;
  factor: FactorRow;
  challengeId: string;
}

/** Site and origin are our own, whatever the caller sends. */
export async function requestKey(
  sql: Sql,
  call: AuthCall,
  { user, factor, challengeId }: KeyChallenge,
): Promise<KeyRequest> {
  const party = requireParty(call);
  const challenge = challengeBytes(call.keys, challengeId, `second factor ${factor.id}`);
  if (factor.status === "unverified") {
    const known = await selectCredentials(sql, user.id);
    const publicKey = await creationOptions({ party, user, challenge, known, isPasskey: false });
    return { type: "create", credential_options: { publicKey } };
  }
  const key = await selectOptionalCredentialOfFactor(sql, factor.id);
  if (!key) throw new Error("a verified factor has no key");
  const publicKey = await requestOptions({ party, challenge, allowed: [key] });
  return { type: "request", credential_options: { publicKey } };
}

/** The security key's response. It is parsed by the factor's state, not by the type that the caller sends. */
export const keyResponse = z.object({ type: z.string().optional(), credential_response: z.unknown() });

/** "copied": the signature is valid, but the key's counter is lower than before. */
export type KeyOutcome = "right" | "wrong" | "copied";

/** Stores a new key, or verifies the signature of a known one. A new key that is already registered is rejected. */
export async function judgeKey(
  sql: Sql,
  call: AuthCall,
  { factor, challengeId, response }: { factor: FactorRow; challengeId: string; response: unknown },
): Promise<KeyOutcome> {
  const expected = {
    party: requireParty(call),
    challenge: challengeBytes(call.keys, challengeId, `second factor ${factor.id}`),
    needsUserVerification: false,
  };
  const { id: factorId, user_id: userId } = factor;
  if (factor.status === "unverified") {
    const created = await verifyCreation(call, parsed(createdCredential, response), expected);
    if (!created) return "wrong";
    if (!(await insertOptionalCredential(sql, { ...created, userId, factorId, friendlyName: "" }))) {
      throw credentialExists();
    }
    return "right";
  }
  const key = await selectOptionalCredentialOfFactor(sql, factorId);
  const presented = parsed(presentedCredential, response);
  if (!key || presented.id !== Buffer.from(key.credential_id).toString("base64url")) return "wrong";
  const verified = await verifyPresentation(call, presented, key, expected);
  if (!verified) return "wrong";
  if (verified.isRegressed) {
    const detail = { severity: "high", factorId, before: key.sign_count, now: verified.signCount };
    await audit(sql, call.caller, { action: "authenticator_copied", userId, outcome: "refused", detail });
    return "copied";
  }
  await updateCredentialUsed(sql, key.id, verified.signCount);
  return "right";
}

function parsed<T extends z.ZodType>(schema: T, response: unknown): z.output<T> {
  const checked = schema.safeParse(response);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const path = ["webauthn", "credential_response", ...(issue?.path ?? [])].join(".");
  throw validationFailed(`${path}: ${issue?.message ?? "is not valid"}`);
}
