import { z } from "zod";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { selectOptionalUserForUpdate, type UserRow } from "../accounts/queries.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { takeOrReject } from "../limits/take.ts";
import { sendNotice } from "../mails/send.ts";
import { requireRecentProof } from "../own-account/prove-self.ts";
import { requireNamedAccount } from "../own-account/require-own-account.ts";
import { requireAal2 } from "../sessions/require-aal2.ts";
import { requireSession } from "../sessions/require-session.ts";
import { challengeBytes, expiryOf, newChallengeId } from "../webauthn/challenge.ts";
import { createdCredential } from "../webauthn/credential-fields.ts";
import { creationOptions } from "../webauthn/options.ts";
import {
  type CredentialRow,
  insertOptionalCredential,
  insertUsedChallenge,
  selectCredentials,
} from "../webauthn/queries.ts";
import { challengeNotFound, credentialExists, requireFresh, requireParty } from "../webauthn/rejections.ts";
import { verifyCreation } from "../webauthn/verify.ts";
import { MOST_PASSKEYS, PASSKEY_LIMITS } from "./limits.ts";
import { providerName } from "./provider-name.ts";
import { notVerified } from "./rejections.ts";
import { type PasskeyResponse, passkeyResponse } from "./response.ts";

/** Begins a registration. The challenge belongs to this session. */
export async function beginRegistration(call: AuthCall, token: VerifiedToken) {
  const party = requireParty(call);
  const event = { action: "passkey_added", userId: token.userId, sessionId: token.sessionId } as const;
  return auditRejection(call, event, async () => {
    await countAttempt(call, token);
    const { user, known } = await authTransaction(call.db, (sql) => mayRegister(sql, token));
    const id = newChallengeId();
    const challenge = challengeBytes(call.keys, id, `passkey registration ${token.sessionId}`);
    const options = await creationOptions({ party, user, challenge, known, isPasskey: true });
    return { challenge_id: id, options, expires_at: expiryOf(id) };
  });
}

export const registration = z.object({ challenge_id: z.guid(), credential: createdCredential });

/** Completes a registration: the passkey can now sign in to this account. The person is notified by mail. */
export async function endRegistration(
  call: AuthCall,
  token: VerifiedToken,
  { challenge_id, credential }: z.infer<typeof registration>,
): Promise<PasskeyResponse> {
  const party = requireParty(call);
  const event = { action: "passkey_added", userId: token.userId, sessionId: token.sessionId } as const;
  const { user, passkey } = await auditRejection(call, event, async () => {
    await countAttempt(call, token);
    requireFresh(challenge_id);
    const challenge = challengeBytes(call.keys, challenge_id, `passkey registration ${token.sessionId}`);
    const expected = { party, challenge, needsUserVerification: true };
    const created = await verifyCreation(call, credential, expected);
    if (!created) throw notVerified();
    return authTransaction(call.db, async (sql) => {
      const { user } = await mayRegister(sql, token);
      if (!(await insertUsedChallenge(sql, challenge_id))) throw challengeNotFound();
      const friendlyName = providerName(created.aaguid);
      const passkey = await insertOptionalCredential(sql, {
        ...created,
        userId: user.id,
        factorId: null,
        friendlyName,
      });
      if (!passkey) throw credentialExists();
      await audit(sql, call.caller, { ...event, detail: { passkeyId: passkey.id } });
      return { user, passkey };
    });
  });
  sendNotice(call, { kind: "passkey_added", userId: user.id });
  return passkeyResponse(passkey);
}

function countAttempt(call: AuthCall, token: VerifiedToken): Promise<void> {
  return authTransaction(call.db, async (sql) => {
    await requireSession(sql, token);
    await takeOrReject(sql, { limit: PASSKEY_LIMITS.registerByAccount, whose: [token.userId] });
  });
}

/** The account is locked before its keys are counted: the second of two concurrent registrations sees the first. */
async function mayRegister(sql: Sql, token: VerifiedToken): Promise<{ user: UserRow; known: CredentialRow[] }> {
  await selectOptionalUserForUpdate(sql, token.userId);
  const { user, session } = await requireSession(sql, token);
  await requireNamedAccount(sql, user);
  requireAal2(user, session, "add a passkey");
  requireRecentProof(session, "Adding a passkey requires reauthentication");
  const known = await selectCredentials(sql, user.id);
  if (known.filter(({ factor_id }) => factor_id === null).length >= MOST_PASSKEYS) {
    throw new DomainError("rejected", "too_many_passkeys", "Maximum number of passkeys reached");
  }
  return { user, known };
}
