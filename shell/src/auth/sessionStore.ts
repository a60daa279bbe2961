import type { AuthError, Session } from "@supabase/auth-js";
import { authClient } from "./authClient.ts";
import { lacksSecondFactor } from "./secondFactor.ts";

/** Why nobody is signed in: a guard leads back to the page afterwards unless the person chose to leave. */
export type SignedOutReason = "visitor" | "logout" | "ended";

export type SessionState =
  | { status: "starting" }
  | { status: "signed-in"; userId: string }
  /** The password was right, the second factor is still to come: only /auth knows this state. */
  | { status: "second-factor"; userId: string }
  | { status: "signed-out"; reason: SignedOutReason };

let state: SessionState = { status: "starting" };
let nextReason: SignedOutReason | null = null;
const listeners = new Set<() => void>();

export const currentSession = (): SessionState => state;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

authClient.onAuthStateChange((_event, session) => {
  const next = stateOf(session);
  if ("userId" in next && "userId" in state && next.userId === state.userId && next.status === state.status) return;
  state = next;
  for (const listener of listeners) listener();
});

function stateOf(session: Session | null): SessionState {
  if (session) {
    return { status: lacksSecondFactor(session) ? "second-factor" : "signed-in", userId: session.user.id };
  }
  const reason = nextReason ?? (state.status === "signed-in" ? "ended" : "visitor");
  nextReason = null;
  return { status: "signed-out", reason };
}

/**
 * Ends the session on this device, without a network too. Other tabs follow. Resolves when the session is gone from here:
 * what comes next on the screen does not wait for the server, whose response may come when another page is open.
 */
export async function signOut(reason: Exclude<SignedOutReason, "visitor">): Promise<void> {
  nextReason = reason;
  const confirmed = authClient.signOut({ scope: "local" }).then(({ error }) => {
    // Without a confirmation the token ends by itself.
    if (error) console.warn("The server did not confirm the sign-out", error.message);
  });
  await Promise.race([signedOut(), confirmed]);
}

const signedOut = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (state.status !== "signed-out") return;
      stop();
      resolve();
    };
    const stop = subscribeToSession(look);
    look();
  });

/** Ends every session of this account. Without an answer of the server nothing is ended, this one neither. */
export async function signOutEverywhere(): Promise<{ error: AuthError | null }> {
  nextReason = "logout";
  const { error } = await authClient.signOut({ scope: "global" });
  if (error) nextReason = null;
  return { error };
}
