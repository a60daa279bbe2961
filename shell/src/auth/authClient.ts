import { GoTrueClient } from "@supabase/auth-js";
import { fetchNotingRetryAfter } from "./retryAfter.ts";

/** Where the session is kept. assets/boot.js, ask-early.js and enter.js know it too. */
export const SESSION_KEY = "courtside-auth";

/** The one session of this browser. It refreshes itself, and other tabs hear of sign-in and sign-out. */
export const authClient = new GoTrueClient({
  url: `${location.origin}/auth/v1`,
  fetch: fetchNotingRetryAfter,
  storageKey: SESSION_KEY,
  storage: localStorage,
  flowType: "pkce",
  autoRefreshToken: true,
  persistSession: true,
  detectSessionInUrl: true,
  experimental: { recoveryCodes: true },
});

/** The bearer token, fresh; null when signed out. Throws when it has expired and the service cannot be reached. */
export async function getAccessToken(): Promise<string | null> {
  const { data, error } = await authClient.getSession();
  if (error) throw error;
  return data.session?.access_token ?? null;
}
