import { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import type { VerifiedToken } from "../../http/session.ts";
import { audit, auditRefusal } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { LIMITS } from "../limits/limits.ts";
import { takeOrRefuse } from "../limits/take.ts";
import { hashPassword, verifyPassword } from "../password-hashing/hash.ts";
import { phoneDisabled, validationFailed } from "../refusals.ts";
import { deleteSessions, type SessionRow } from "../sessions/queries.ts";
import { requireSession } from "../sessions/require-session.ts";
import { type UserAnswer, userAnswer } from "./answer.ts";
import { normalizeEmail } from "./email-address.ts";
import { checkNewPassword, isTooLong } from "./password-rules.ts";
import { selectIdentities, selectOptionalUserForUpdate, type UserRow, updateUser } from "./queries.ts";
import { isSmall, type Metadata, userMetadata } from "./user-metadata.ts";

export const userChange = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  current_password: z.string().optional(),
  data: userMetadata.optional(),
});
type UserChange = z.infer<typeof userChange>;

/** A session older than this must show the current password before it sets a new one (contract 5.1). */
const FRESH_SESSION_HOURS = 24;

/** Changes the caller's password or what they say about themselves. A new password ends all their other sessions. */
export async function changeUser(call: AuthCall, token: VerifiedToken, change: UserChange): Promise<UserAnswer> {
  if (change.phone) throw phoneDisabled("changes");
  if (change.password !== undefined) checkNewPassword(change.password);
  const event = { action: "user_modified", userId: token.userId, sessionId: token.sessionId } as const;
  return auditRefusal(call, event, async () => {
    const { user, session } = await authTransaction(call.db, async (sql) => {
      const found = await requireSession(sql, token);
      await takeOrRefuse(sql, { limit: LIMITS.updateByAccount, whose: [token.userId] });
      return found;
    });
    if (change.email && normalizeEmail(change.email) !== user.email) {
      throw new DomainError("refused", "email_provider_disabled", "Email changes are disabled");
    }
    const passwordHash = change.password && (await newHash(change, change.password, user, session));
    return save(call, token, user, { passwordHash, data: change.data });
  });
}

async function newHash({ current_password }: UserChange, password: string, user: UserRow, session: SessionRow) {
  if (current_password !== undefined) {
    const isRight = !isTooLong(current_password) && (await verifyPassword(current_password || " ", user.password_hash));
    if (!isRight) throw new DomainError("invalid", "current_password_invalid", "Current password is invalid");
  } else if (Date.now() - session.created_at.getTime() > FRESH_SESSION_HOURS * 3_600_000) {
    throw new DomainError("invalid", "reauthentication_needed", "Password update requires reauthentication");
  }
  if (await verifyPassword(password, user.password_hash)) {
    throw new DomainError("refused", "same_password", "New password should be different from the old password.");
  }
  return hashPassword(password);
}

function save(
  call: AuthCall,
  token: VerifiedToken,
  seen: UserRow,
  { passwordHash, data }: { passwordHash: string | undefined; data: Metadata | undefined },
): Promise<UserAnswer> {
  return authTransaction(call.db, async (sql) => {
    const user = await selectOptionalUserForUpdate(sql, token.userId);
    const { session } = await requireSession(sql, token);
    // Between reading and now another change may have set another password; this one was judged by the old.
    if (!user || (passwordHash && user.password_hash !== seen.password_hash)) {
      throw new DomainError("conflict", "conflict", "The account was changed at the same moment, please try again");
    }
    const changed = await updateUser(sql, user.id, { passwordHash, metadata: merged(user.user_metadata, data) });
    const who = { userId: user.id, sessionId: session.id };
    if (data) await audit(sql, call.caller, { action: "user_modified", ...who, detail: { fields: ["data"] } });
    if (passwordHash) {
      const ended = await deleteSessions(sql, user.id, session.id, "others");
      await audit(sql, call.caller, { action: "user_updated_password", ...who, detail: { sessions: ended } });
    }
    return userAnswer(changed, await selectIdentities(sql, user.id));
  });
}

/** Key by key; null removes one. */
function merged(before: Metadata, data: Metadata | undefined): Metadata {
  const after = Object.fromEntries(Object.entries({ ...before, ...data }).filter(([, value]) => value !== null));
  if (!isSmall(after)) throw validationFailed("data: is too large together with what is there already");
  return after;
}
