import { DomainError } from "../../errors.ts";
import type { UserRow } from "../accounts/queries.ts";
import type { AuthCall } from "../call.ts";
import { hashPassword, verifyPassword } from "../password-hashing/hash.ts";
import type { SessionRow } from "../sessions/queries.ts";
import { currentHash, type ProofOfSelf, proveSelf } from "./prove-self.ts";

interface PasswordChange extends ProofOfSelf {
  password?: string | undefined;
}

/** The hash of a new password that the caller is allowed to set; undefined if none was sent. */
export async function hashNewPassword(
  call: AuthCall,
  { password, ...proof }: PasswordChange,
  user: UserRow,
  session: SessionRow,
): Promise<string | undefined> {
  if (password === undefined) return undefined;
  if (user.is_anonymous) {
    const message = "Updating password of an anonymous user without an email or phone is not allowed";
    throw new DomainError("rejected", "validation_failed", message);
  }
  await proveSelf(call, proof, { user, session, needed: "Password update requires reauthentication" });
  if (await verifyPassword(password, await currentHash(call, user))) {
    throw new DomainError("rejected", "same_password", "New password should be different from the old password.");
  }
  return hashPassword(password);
}
