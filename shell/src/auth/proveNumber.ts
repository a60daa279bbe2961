import { type AuthError, GoTrueClient } from "@supabase/auth-js";
import { fetchNotingRetryAfter } from "./retryAfter.ts";

/**
 * Proves a new number of the account by its code. The service opens a session for that, which has no second factor: it is ended, and the
 * session of this browser stays as it is. Resolves to the rejection, or null.
 */
export async function proveNumber(phone: string, token: string): Promise<AuthError | null> {
  const client = new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    fetch: fetchNotingRetryAfter,
    storageKey: "courtside-number",
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  const { error } = await client.verifyOtp({ type: "phone_change", phone, token });
  if (error) return error;
  const ended = await client.signOut({ scope: "local" });
  if (ended.error) console.warn("The number's own session ends by itself", ended.error.message);
  return null;
}
