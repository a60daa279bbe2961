import { z } from "zod";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { selectOptionalUserForUpdate } from "../accounts/queries.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import {
  deleteUnverifiedFactors,
  type FactorRow,
  selectOptionalFactorForUpdate,
  updateFactorVerified,
} from "../factors/queries.ts";
import { refillBucket } from "../limits/queries.ts";
import { takeOrReject } from "../limits/take.ts";
import { sendNotice } from "../mails/send.ts";
import { validationFailed } from "../rejections.ts";
import { liftSession } from "../sessions/lift.ts";
import type { SessionResponse } from "../sessions/open.ts";
import type { SecondFactorMethod, SessionRow } from "../sessions/queries.ts";
import { requireSession } from "../sessions/require-session.ts";
import { judgeKey, keyResponse } from "./key.ts";
import { MFA_LIMITS } from "./limits.ts";
import { isRightText } from "./phone.ts";
import { type ChallengeRow, selectOptionalChallenge, updateChallengeUsed } from "./queries.ts";
import {
  challengeExpired,
  challengeNotFound,
  challengeNotYours,
  factorNotFound,
  wrongCode,
  wrongKey,
  wrongText,
} from "./rejections.ts";
import { unsealSecret } from "./sealed-secret.ts";
import { stepOf } from "./totp.ts";

export const verification = z.object({
  challenge_id: z.string().optional(),
  code: z.string().optional(),
  webauthn: keyResponse.optional(),
});

interface Verified {
  response: SessionResponse;
  /** Whether the factor counts from now on. */
  isFirst: boolean;
}

interface Attempt {
  factorId: string;
  challengeId: string;
  code: string | undefined;
  /** The response of a security key, as sent. */
  response: unknown;
}

/** Verifies the code of the app or the signature of the key for a challenge. The session continues at aal2, with new tokens. */
export async function verify(
  call: AuthCall,
  token: VerifiedToken,
  factorId: string,
  { challenge_id, code, webauthn }: z.infer<typeof verification>,
): Promise<SessionResponse> {
  if (!code && !webauthn) throw validationFailed("Code needs to be non-empty");
  if (!z.guid().safeParse(challenge_id).success) throw validationFailed("challenge_id must be an UUID");
  const attempt = { factorId, challengeId: challenge_id ?? "", code, response: webauthn?.credential_response };
  const { userId, sessionId } = token;
  const event = { action: "verify_failed", userId, sessionId, detail: { factorId } } as const;
  const { response: result, isFirst } = await auditRejection(call, event, () => judge(call, token, attempt));
  if (isFirst) sendNotice(call, { kind: "two_factor_on", userId });
  return result;
}

async function judge(call: AuthCall, token: VerifiedToken, attempt: Attempt): Promise<Verified> {
  await authTransaction(call.db, async (sql) => {
    await requireVerifiable(sql, call, token, attempt);
    await takeOrReject(sql, { limit: MFA_LIMITS.codeByFactor, whose: [attempt.factorId] });
  });
  const outcome = await authTransaction(call.db, async (sql) => {
    await selectOptionalUserForUpdate(sql, token.userId);
    const { session, factor, challenge } = await requireVerifiable(sql, call, token, attempt);
    const proof = await proofOf(sql, call, { factor, challenge }, attempt);
    return proof === "copied" ? proof : accept(sql, call, { session, factor, proof, challengeId: attempt.challengeId });
  });
  // Thrown after the transaction, because the audit row about a copied key must be committed.
  if (outcome === "copied") throw wrongKey();
  return outcome;
}

async function requireVerifiable(
  sql: Sql,
  { caller }: AuthCall,
  token: VerifiedToken,
  { factorId, challengeId }: Attempt,
): Promise<{ session: SessionRow; factor: FactorRow; challenge: ChallengeRow }> {
  const { session } = await requireSession(sql, token);
  const factor = await selectOptionalFactorForUpdate(sql, factorId, token.userId);
  if (!factor) throw factorNotFound();
  const wanted = { id: challengeId, factorId, sessionId: session.id, ip: caller.ip };
  const challenge = await selectOptionalChallenge(sql, wanted);
  if (!challenge) throw challengeNotFound();
  if (challenge.is_used || !challenge.is_from_here) throw challengeNotYours();
  if (challenge.is_expired) throw challengeExpired();
  return { session, factor, challenge };
}

interface Proof {
  method: SecondFactorMethod;
  /** Of an app's code. */
  step?: number;
}

async function proofOf(
  sql: Sql,
  call: AuthCall,
  { factor, challenge }: { factor: FactorRow; challenge: ChallengeRow },
  { code, response, challengeId }: Attempt,
): Promise<Proof | "copied"> {
  if (factor.factor_type === "webauthn") {
    const outcome = await judgeKey(sql, call, { factor, challengeId, response });
    if (outcome === "wrong") throw wrongKey();
    return outcome === "copied" ? outcome : { method: "mfa/webauthn" };
  }
  if (!code) throw validationFailed("Code needs to be non-empty");
  if (factor.factor_type === "phone") {
    if (!isRightText(call, factor, challenge, code)) throw wrongText();
    return { method: "mfa/phone" };
  }
  if (!factor.sealed_secret) throw new Error("an authenticator app has no secret");
  const secret = unsealSecret(call.keys, factor.id, factor.sealed_secret);
  const step = stepOf(secret, code, factor.last_used_step);
  if (step === undefined) throw wrongCode();
  return { method: "totp", step };
}

interface Accepted {
  session: SessionRow;
  factor: FactorRow;
  proof: Proof;
  challengeId: string;
}

async function accept(sql: Sql, call: AuthCall, { session, factor, proof, challengeId }: Accepted): Promise<Verified> {
  const { id: factorId, user_id: userId } = factor;
  await updateFactorVerified(sql, factorId, proof.step);
  await updateChallengeUsed(sql, challengeId);
  await deleteUnverifiedFactors(sql, userId);
  const lifted = await liftSession(sql, call, { session, factorId, method: proof.method });
  await refillBucket(sql, MFA_LIMITS.codeByFactor, [factorId]);
  const isFirst = factor.status === "unverified";
  const detail = { factorId, isFirst, sessions: lifted.ended, before: session.id };
  await audit(sql, call.caller, { action: "verification_attempted", userId, sessionId: lifted.session.id, detail });
  return { response: lifted.response, isFirst };
}
