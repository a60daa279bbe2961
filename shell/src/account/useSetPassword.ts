import { type AuthError, isAuthRetryableFetchError, type UserAttributes } from "@supabase/auth-js";
import { useRef } from "react";
import { authClient } from "../auth/authClient.ts";

/** Sets a password. After a lost response the same one is no failure: it was stored then. */
export function useSetPassword() {
  const unanswered = useRef<string | undefined>(undefined);
  return async (attributes: UserAttributes): Promise<AuthError | null> => {
    const { error } = await authClient.updateUser(attributes);
    const wasStored = error?.code === "same_password" && unanswered.current === attributes.password;
    unanswered.current = isAuthRetryableFetchError(error) ? attributes.password : undefined;
    if (!wasStored) return error;
    // What is kept of the account is of before the change.
    return (await authClient.refreshSession()).error;
  };
}
