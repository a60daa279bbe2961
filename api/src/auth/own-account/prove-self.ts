import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { isTooLong } from "../accounts/password-rules.ts";
import { isProven, type UserRow } from "../accounts/queries.ts";
import type { AuthCall } from "../call.ts";
import { LIMITS } from "../limits/limits.ts";
import { returnToken } from "../limits/queries.ts";
import { takeOrReject } from "../limits/take.ts";
import { consumeCode } from "../one-time/consume.ts";
import { verifyPassword } from "../password-hashing/hash.ts";
import { selectOptionalFounding, selectOptionalPendingOfBrowser } from "../pending-passwords/queries.ts";
import { validationFailed } from "../rejections.ts";
import type { SessionRow } from "../sessions/queries.ts";

/**
 * A proof older than this is requested again before a secret or a way to sign in is set
 * (docs/product/auth-api.md#lifetimes-and-limits).
 */
const RECENT_HOURS = 24;

export interface ProofOfSelf {
  current_password?: string | undefined;
  /** The code that GET /reauthenticate sent. */
  nonce?: string | undefined;
}

/**
 * Accepts a caller who sends the current password or a mailed code, or whose session has a recent proof. Rejected with
 * `current_password_invalid`, `reauthentication_not_valid` or, with the message `needed`, `reauthentication_needed`.
 */
export async function proveSelf(
  call: AuthCall,
  { current_password, nonce }: ProofOfSelf,
  { user, session, needed }: { user: UserRow; session: SessionRow; needed: string },
): Promise<void> {
  if (current_password !== undefined) await checkCurrent(call, current_password, user);
  else if (nonce !== undefined) await checkNonce(call, nonce, user);
  else requireRecentProof(session, needed);
}

/**
 * Rejects a session whose sign-in, second factor and reauthentication are all older than a day. The client builds the body of
 * such calls (passkeys, second factors) itself, so the proof comes first: `updateUser` with only the proof renews the session's.
 */
export function requireRecentProof({ created_at, amr }: SessionRow, needed: string): void {
  const proofs = amr.map(({ timestamp }) => timestamp * 1000);
  if (Date.now() - Math.max(created_at.getTime(), ...proofs) <= RECENT_HOURS * 3_600_000) return;
  throw new DomainError("invalid", "reauthentication_needed", needed, { field: "current_password" });
}

async function checkCurrent(call: AuthCall, password: string, user: UserRow): Promise<void> {
  const { limit, whose } = { limit: LIMITS.currentPasswordByAccount, whose: [user.id] };
  await authTransaction(call.db, (sql) => takeOrReject(sql, { limit, whose }));
  const hash = await currentHash(call, user);
  const isRight = !isTooLong(password) && (await verifyPassword(password || " ", hash));
  if (isRight) {
    await authTransaction(call.db, (sql) => returnToken(sql, limit, whose));
    return;
  }
  throw new DomainError("invalid", "current_password_invalid", "Current password is invalid", {
    field: "current_password",
  });
}

/**
 * The hash of the caller's password: before the first proof it may be that of this browser's sign-up, or of the founder, whose
 * session is the only one that there can be (docs/decisions/0024).
 */
export async function currentHash(call: AuthCall, user: UserRow): Promise<string | null> {
  if (user.password_hash !== null || isProven(user)) return user.password_hash;
  const { signUpBrowser } = call;
  const pending = await authTransaction(
    call.db,
    async (sql) =>
      (await selectOptionalPendingOfBrowser(sql, user.id, signUpBrowser)) ?? selectOptionalFounding(sql, user.id),
  );
  return pending?.password_hash ?? null;
}

/** Committed separately: a wrong code counts, and a right one is used up, whatever the outcome of the request. */
async function checkNonce(call: AuthCall, nonce: string, user: UserRow): Promise<void> {
  const code = nonce.replace(/\s/g, "");
  const address = user.email ?? user.phone;
  if (address === null) throw validationFailed("nonce: this account has no address that one was sent to");
  const proof = { address, code, purposes: ["reauthentication" as const] };
  const outcome = await authTransaction(call.db, (sql) => consumeCode(sql, call.keys, proof));
  if ("token" in outcome && outcome.user.id === user.id) return;
  throw new DomainError("rejected", "reauthentication_not_valid", "Nonce has expired or is invalid", {
    field: "nonce",
  });
}
