import type { Session } from "@supabase/auth-js";

/** Where the session is kept. assets/boot.js, ask-early.js and enter.js know it too. */
export const SESSION_KEY = "courtside-auth";

/** The margin before expiry at which the auth client renews a session. */
export const MARGIN_MS = 90_000;

/** The session that the auth client keeps in this browser; null if there is none, or none that can be read. */
export function storedSession(): Session | null {
  const session = parsed(localStorage.getItem(SESSION_KEY));
  return session?.access_token && session.expires_at && session.user?.id ? (session as Session) : null;
}

function parsed(text: string | null): Partial<Session> | null {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    // The auth client removes what it cannot read.
    return null;
  }
}

/** How long a session can be used as it is, in ms. */
export const freshFor = ({ expires_at = 0 }: Session): number => expires_at * 1000 - Date.now() - MARGIN_MS;
