import { type AuthError, isAuthRetryableFetchError, type UserAttributes } from "@supabase/auth-js";
import { useRef } from "react";
import { authClient } from "../auth/authClient.ts";

/** The proof was of the password before, or a code that is used up. */
const OLD_PROOF = ["current_password_invalid", "reauthentication_not_valid"];

/** Sets a password. After a lost response the same one is no failure: it was stored then. */
export function useSetPassword() {
  const unanswered = useRef<string | undefined>(undefined);
  return async (attributes: UserAttributes): Promise<AuthError | null> => {
    const { password } = attributes;
    const { error } = await authClient.updateUser(attributes);
    let wasStored = error?.code === "same_password" && unanswered.current === password;
    if (password && unanswered.current === password && OLD_PROOF.includes(error?.code ?? "")) {
      const proven = await authClient.updateUser({ password, current_password: password });
      wasStored = proven.error?.code === "same_password";
    }
    unanswered.current = isAuthRetryableFetchError(error) ? password : undefined;
    if (!wasStored) return error;
    // What is kept of the account is of before the change.
    return (await authClient.refreshSession()).error;
  };
}
