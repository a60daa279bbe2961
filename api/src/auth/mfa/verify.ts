import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { selectIdentities, selectOptionalUser, selectOptionalUserForUpdate } from "../accounts/queries.ts";
import { audit, auditRefusal } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { refillBucket } from "../limits/queries.ts";
import { takeOrRefuse } from "../limits/take.ts";
import { sendMail } from "../mails/send.ts";
import { insertRefreshToken } from "../refresh/queries.ts";
import { deadToken, validationFailed } from "../refusals.ts";
import { type SessionAnswer, sessionAnswer } from "../sessions/grant.ts";
import { type SessionRow, selectOptionalLiveSession, selectOptionalSessionForUpdate } from "../sessions/queries.ts";
import { requireSession } from "../sessions/require-session.ts";
import { MFA_LIMITS } from "./limits.ts";
import {
  deleteSessionsBelowAal2,
  deleteUnverifiedFactors,
  type FactorRow,
  selectOptionalChallenge,
  selectOptionalFactorForUpdate,
  updateChallengeUsed,
  updateFactorVerified,
  updateSessionLifted,
} from "./queries.ts";
import { challengeExpired, challengeNotFound, challengeNotYours, factorNotFound, wrongCode } from "./refusals.ts";
import { unsealSecret } from "./sealed-secret.ts";
import { stepOf } from "./totp.ts";

export const verification = z.object({ challenge_id: z.string().optional(), code: z.string().optional() });

interface Verified {
  answer: SessionAnswer;
  /** Whether the factor counts from now on. */
  isFirst: boolean;
}

interface Attempt {
  factorId: string;
  challengeId: string;
  code: string;
}

/** Answers a challenge with a code of the app. The session goes on at aal2, under a new id and with new tokens. */
export async function verify(
  call: AuthCall,
  token: VerifiedToken,
  factorId: string,
  { challenge_id, code }: z.infer<typeof verification>,
): Promise<SessionAnswer> {
  if (!code) throw validationFailed("Code needs to be non-empty");
  if (!z.guid().safeParse(challenge_id).success) throw validationFailed("challenge_id must be an UUID");
  const attempt = { factorId, challengeId: challenge_id ?? "", code };
  const { userId, sessionId } = token;
  const event = { action: "verify_failed", userId, sessionId, detail: { factorId } } as const;
  const { answer, isFirst } = await auditRefusal(call, event, () => judge(call, token, attempt));
  const { email } = answer.user;
  if (isFirst && email) sendMail(call, { kind: "two_factor_on", to: email, userId });
  return answer;
}

async function judge(call: AuthCall, token: VerifiedToken, attempt: Attempt): Promise<Verified> {
  await authTransaction(call.db, async (sql) => {
    await requireAnswerable(sql, call, token, attempt);
    await takeOrRefuse(sql, { limit: MFA_LIMITS.codeByFactor, whose: [attempt.factorId] });
  });
  return authTransaction(call.db, async (sql) => {
    await selectOptionalUserForUpdate(sql, token.userId);
    const { session, factor } = await requireAnswerable(sql, call, token, attempt);
    const secret = unsealSecret(call.keys, factor.id, factor.sealed_secret);
    const step = stepOf(secret, attempt.code, factor.last_used_step);
    if (step === undefined) throw wrongCode();
    return accept(sql, call, { session, factor, step, challengeId: attempt.challengeId });
  });
}

async function requireAnswerable(
  sql: Sql,
  { caller }: AuthCall,
  token: VerifiedToken,
  { factorId, challengeId }: Attempt,
): Promise<{ session: SessionRow; factor: FactorRow }> {
  const { session } = await requireSession(sql, token);
  const factor = await selectOptionalFactorForUpdate(sql, factorId, token.userId);
  if (!factor) throw factorNotFound();
  const wanted = { id: challengeId, factorId, sessionId: session.id, ip: caller.ip };
  const challenge = await selectOptionalChallenge(sql, wanted);
  if (!challenge) throw challengeNotFound();
  if (challenge.is_used || !challenge.is_from_here) throw challengeNotYours();
  if (challenge.is_expired) throw challengeExpired();
  return { session, factor };
}

interface Accepted {
  session: SessionRow;
  factor: FactorRow;
  step: number;
  challengeId: string;
}

async function accept(sql: Sql, call: AuthCall, { session, factor, step, challengeId }: Accepted): Promise<Verified> {
  const { id: factorId, user_id: userId } = factor;
  await updateFactorVerified(sql, factorId, step);
  await updateChallengeUsed(sql, challengeId);
  await deleteUnverifiedFactors(sql, userId);
  const lifted = await lift(sql, call, session, factor);
  const ended = await deleteSessionsBelowAal2(sql, userId);
  await refillBucket(sql, MFA_LIMITS.codeByFactor, [factorId]);
  const isFirst = factor.status === "unverified";
  const detail = { factorId, isFirst, sessions: ended, before: session.id };
  await audit(sql, call.caller, { action: "verification_attempted", userId, sessionId: lifted.id, detail });
  const user = await selectOptionalUser(sql, userId);
  if (!user) throw new Error("the locked account is gone");
  return { answer: await sessionAnswer(call, lifted, user, await selectIdentities(sql, userId)), isFirst };
}

async function lift(sql: Sql, { keys }: AuthCall, session: SessionRow, factor: FactorRow): Promise<SessionRow> {
  // Locked before its tokens go: a refresh at the same moment would add one more.
  const locked = await selectOptionalSessionForUpdate(sql, session.id);
  if (!locked) throw deadToken.session_not_found();
  const id = randomUUID();
  const proof = { method: "totp", timestamp: Math.floor(Date.now() / 1000) } as const;
  const amr = [proof, ...locked.amr.filter(({ method }) => method !== "totp")];
  await updateSessionLifted(sql, session.id, { id, amr, factorId: factor.id });
  const lifted = await selectOptionalLiveSession(sql, id, session.user_id);
  if (!lifted) throw new Error("the lifted session is gone");
  await insertRefreshToken(sql, keys.refreshTokenOf(id, lifted.token_counter), id, lifted.token_counter);
  return lifted;
}
