import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import type { AuthCall } from "../call.ts";
import { consumeCode } from "../one-time/consume.ts";
import { hashPassword, verifyPassword } from "../password-hashing/hash.ts";
import { validationFailed } from "../refusals.ts";
import type { SessionRow } from "../sessions/queries.ts";
import { isTooLong } from "./password-rules.ts";
import type { UserRow } from "./queries.ts";

/** A session older than this must show the current password, or a mailed code, before it sets a new one (contract 5.1). */
const FRESH_SESSION_HOURS = 24;

interface PasswordChange {
  password?: string | undefined;
  current_password?: string | undefined;
  /** The code that GET /reauthenticate sent. */
  nonce?: string | undefined;
}

/** The hash of a password that its owner may set now; undefined where none was sent. */
export async function hashNewPassword(
  call: AuthCall,
  { password, current_password, nonce }: PasswordChange,
  user: UserRow,
  session: SessionRow,
): Promise<string | undefined> {
  if (password === undefined) return undefined;
  if (user.is_anonymous) {
    const message = "Updating password of an anonymous user without an email or phone is not allowed";
    throw new DomainError("refused", "validation_failed", message);
  }
  if (current_password !== undefined) await checkCurrent(current_password, user);
  else if (nonce !== undefined) await checkNonce(call, nonce, user);
  else if (Date.now() - session.created_at.getTime() > FRESH_SESSION_HOURS * 3_600_000) {
    throw new DomainError("invalid", "reauthentication_needed", "Password update requires reauthentication");
  }
  if (await verifyPassword(password, user.password_hash)) {
    throw new DomainError("refused", "same_password", "New password should be different from the old password.");
  }
  return hashPassword(password);
}

async function checkCurrent(password: string, user: UserRow): Promise<void> {
  const isRight = !isTooLong(password) && (await verifyPassword(password || " ", user.password_hash));
  if (!isRight) throw new DomainError("invalid", "current_password_invalid", "Current password is invalid");
}

/** Committed by itself: a wrong code counts, and a right one is used up, whatever becomes of the password. */
async function checkNonce(call: AuthCall, nonce: string, user: UserRow): Promise<void> {
  const code = nonce.replace(/\s/g, "");
  if (user.email === null) throw validationFailed("nonce: this account has no address that one was sent to");
  const proof = { address: user.email, code, purposes: ["reauthentication" as const] };
  const outcome = await authTransaction(call.db, (sql) => consumeCode(sql, call.keys, proof));
  if ("token" in outcome && outcome.user.id === user.id) return;
  throw new DomainError("refused", "reauthentication_not_valid", "Nonce has expired or is invalid");
}
