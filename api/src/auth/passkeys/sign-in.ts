import { Buffer } from "node:buffer";
import { z } from "zod";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { selectOptionalUserForUpdate, updateSignedInByProof } from "../accounts/queries.ts";
import { type AuthEvent, audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { returnToken } from "../limits/queries.ts";
import { fromHere, takeOrReject } from "../limits/take.ts";
import { emailNotConfirmed, userBanned } from "../rejections.ts";
import { openSession, type SessionResponse } from "../sessions/open.ts";
import { challengeBytes, expiryOf, newChallengeId } from "../webauthn/challenge.ts";
import { presentedCredential } from "../webauthn/credential-fields.ts";
import { requestOptions, userOfHandle } from "../webauthn/options.ts";
import { insertUsedChallenge, selectOptionalPasskeyForUpdate, updateCredentialUsed } from "../webauthn/queries.ts";
import { challengeNotFound, requireFresh, requireParty } from "../webauthn/rejections.ts";
import { verifyPresentation } from "../webauthn/verify.ts";
import { PASSKEY_LIMITS } from "./limits.ts";
import { notVerified } from "./rejections.ts";

/** Requests any passkey of this site. Nothing is read or written, because every visit of the sign-in page requests this. */
export async function beginSignIn(call: AuthCall) {
  const party = requireParty(call);
  const id = newChallengeId();
  const challenge = challengeBytes(call.keys, id, "passkey sign-in");
  const options = await requestOptions({ party, challenge, allowed: [] });
  return { challenge_id: id, options, expires_at: expiryOf(id) };
}

export const passkeySignIn = z.object({ challenge_id: z.guid(), credential: presentedCredential });
type PasskeySignIn = z.infer<typeof passkeySignIn>;

/**
 * Signs in the holder of a passkey whom it has verified. The session is at aal1: an account with a second factor is asked for it
 * too, because the passkey may be older than the factor (docs/decisions/0029).
 */
export async function signInWithPasskey(call: AuthCall, presented: PasskeySignIn): Promise<SessionResponse> {
  requireParty(call);
  const event: AuthEvent = { action: "login_failed", detail: { method: "passkey" } };
  return auditRejection(call, event, async () => {
    const bucket = fromHere(call, PASSKEY_LIMITS.signInByIp);
    await authTransaction(call.db, (sql) => takeOrReject(sql, bucket));
    requireFresh(presented.challenge_id);
    // Committed before the response is verified: a challenge is valid for one attempt.
    const isUnused = await authTransaction(call.db, (sql) => insertUsedChallenge(sql, presented.challenge_id));
    if (!isUnused) throw challengeNotFound();
    const outcome = await authTransaction(call.db, async (sql) => {
      const judged = await judge(sql, call, presented, event);
      if (judged) await returnToken(sql, bucket.limit, bucket.whose);
      return judged;
    });
    // Thrown after the transaction, because the audit row about a copied key must be committed.
    if (!outcome) throw notVerified();
    return outcome;
  });
}

async function judge(
  sql: Sql,
  call: AuthCall,
  { challenge_id, credential }: PasskeySignIn,
  event: AuthEvent,
): Promise<SessionResponse | undefined> {
  const userId = userOfHandle(credential.response.userHandle ?? "");
  const user = userId && (await selectOptionalUserForUpdate(sql, userId));
  if (!user) return undefined;
  event.userId = userId;
  const credentialId = Buffer.from(credential.id, "base64url");
  const passkey = await selectOptionalPasskeyForUpdate(sql, credentialId, userId);
  if (!passkey) return undefined;
  const { id: passkeyId } = passkey;
  const verified = await verifyPresentation(call, credential, passkey, {
    party: requireParty(call),
    challenge: challengeBytes(call.keys, challenge_id, "passkey sign-in"),
    needsUserVerification: true,
  });
  if (!verified) return undefined;
  if (verified.isRegressed) {
    const detail = { severity: "high", passkeyId, before: passkey.sign_count, now: verified.signCount };
    await audit(sql, call.caller, { action: "authenticator_copied", userId, outcome: "refused", detail });
    return undefined;
  }
  if (user.is_banned) throw userBanned();
  if (user.email && !user.email_confirmed_at) throw emailNotConfirmed();
  await updateCredentialUsed(sql, passkeyId, verified.signCount);
  const { session, response: result } = await openSession(
    sql,
    call,
    await updateSignedInByProof(sql, userId),
    "passkey",
  );
  const detail = { method: "passkey", passkeyId };
  await audit(sql, call.caller, { action: "login", userId, sessionId: session.id, detail });
  return result;
}
