import type { z } from "@hono/zod-openapi";
import { selectOptionalUserForUpdate } from "../../auth/accounts/queries.ts";
import type { AuthCall } from "../../auth/call.ts";
import { verifyPassword } from "../../auth/password-hashing/hash.ts";
import { sessionOnly } from "../../auth/sessions/response.ts";
import { signInByPassword } from "../../auth/sign-up/sign-in-new.ts";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { selectOptionalKeptSignUp } from "./queries.ts";
import type { ClubSignedUp } from "./response.ts";

/** A valid sign-up, and the values that identify a retry of it. */
export interface ValidatedSignUp {
  clubName: string;
  location: string;
  timeZone: string;
  adminName: string;
  /** Normalised. */
  email: string;
  password: string;
  key: string | undefined;
  /** Of everything except the password, which must not be stored in a fast hash. */
  bodyHash: string;
}

/**
 * The response of a sign-up that was completed already with this key, with a new session: the caller knows the key and the
 * password. Undefined if there is none. Rejected: `idempotency_key_reused`.
 */
export async function repeatSignUp(
  call: AuthCall,
  { email, password, key, bodyHash }: ValidatedSignUp,
): Promise<z.infer<typeof ClubSignedUp> | undefined> {
  if (key === undefined) return undefined;
  const kept = await authTransaction(call.db, (sql) => selectOptionalKeptSignUp(sql, email, key));
  if (!kept?.password_hash || !(await verifyPassword(password, kept.password_hash))) return undefined;
  if (kept.body_hash !== bodyHash) {
    throw new DomainError("rejected", "idempotency_key_reused", "This Idempotency-Key was used for another request", {
      field: "Idempotency-Key",
    });
  }
  return authTransaction(call.db, async (sql) => {
    // Locked and read again: the owner may have proved the address since the password was compared, which ended it.
    await selectOptionalUserForUpdate(sql, kept.user_id);
    const now = await selectOptionalKeptSignUp(sql, email, key);
    if (now?.password_hash !== kept.password_hash) return undefined;
    return { session: sessionOnly(await signInByPassword(sql, call, kept.user_id)), club: kept.club };
  });
}
