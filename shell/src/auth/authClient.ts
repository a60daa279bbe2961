import { GoTrueClient } from "@supabase/auth-js";
import { isCallback } from "./callbackFailure.ts";
import { setCreatedClient } from "./createdClient.ts";
import { replacingSession } from "./replacedSession.ts";
import { fetchNotingRetryAfter } from "./retryAfter.ts";
import { SESSION_KEY } from "./storedSession.ts";

/** The one auth client of this browser. It renews its session, and hears of sign-in and sign-out in other tabs. */
export const authClient = new GoTrueClient({
  url: `${location.origin}/auth/v1`,
  fetch: fetchNotingRetryAfter,
  storageKey: SESSION_KEY,
  storage: localStorage,
  flowType: "pkce",
  autoRefreshToken: true,
  persistSession: true,
  detectSessionInUrl: isCallback(new URL(location.href)),
  experimental: { recoveryCodes: true },
});

const { mfa } = authClient;
mfa.verify = replacingSession(mfa.verify) as typeof mfa.verify;
mfa.challengeAndVerify = replacingSession(mfa.challengeAndVerify);
mfa.recoveryCodes.verify = replacingSession(mfa.recoveryCodes.verify);

setCreatedClient(authClient);
