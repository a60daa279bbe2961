import type { AuthError, GoTrueClient, Session } from "@supabase/auth-js";
import { BROKEN_LINK, callbackFailure, isCallback, keepsSession, withoutCallback } from "./callbackFailure.ts";
import { createdClient, whenCreated } from "./createdClient.ts";
import { lacksPassword } from "./lacksPassword.ts";
import { loadAuthClient } from "./loadAuthClient.ts";
import { lacksSecondFactor } from "./secondFactor.ts";
import type { SignedOutReason } from "./signedOutReason.ts";
import { freshFor, SESSION_KEY, storedSession } from "./storedSession.ts";

export type SessionState =
  | { status: "starting" }
  | { status: "signed-in"; userId: string; lacksPassword: boolean }
  /** The password was right, the second factor is still to come: only /auth knows this state. */
  | { status: "second-factor"; userId: string }
  | { status: "signed-out"; reason: SignedOutReason; failure?: string };

/** Set in the tab whose session has ended until the next sign-in, so that a reload still says why it asks for one. */
const ENDED_KEY = "courtside-session-ended";

const RETRY_MS = 3_000;
/** Browsers count the milliseconds of a timer in 32 bits. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Whether the last visit left a session here: without it now, it has ended meanwhile. */
let hadSession = localStorage.getItem(SESSION_KEY) !== null || sessionStorage.getItem(ENDED_KEY) !== null;
/** What the address of this document said went wrong at signing in. */
let failure: string | undefined;

let state: SessionState = { status: "starting" };
let nextReason: SignedOutReason | null = null;
const listeners = new Set<() => void>();

export const currentSession = (): SessionState => state;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function follow(next: SessionState): void {
  if (isSame(next, state)) return;
  if (state.status === "signed-out" && next.status === "signed-in") failure = undefined;
  state = next;
  for (const listener of listeners) listener();
}

/** From here on the client reports every change of the session. */
function followClient(client: GoTrueClient): void {
  clearTimeout(renewal);
  client.onAuthStateChange((event, session) => {
    // Without a network an expired session cannot be renewed, and stays stored: the person is still who they were.
    follow(stateOf(session ?? (event === "INITIAL_SESSION" ? storedSession() : null)));
  });
  // An address that brings a failed sign-in ends the session, unless it was about connecting an account
  // (docs/product/identity.md#failed-links).
  void client.initialize().then(async ({ error }) => {
    const url = new URL(location.href);
    if (!error || keepsSession(url)) return;
    failure = callbackFailure(url) ?? BROKEN_LINK;
    // After a reload, or a return after sign-in, the address must not end the next session too.
    history.replaceState(history.state, "", withoutCallback(url));
    if (localStorage.getItem(SESSION_KEY) !== null) await signOut("ended");
    else follow(stateOf(null));
  });
}

let renewal: ReturnType<typeof setTimeout> | undefined;

/** Follows the stored session without the auth client, which is loaded when it is time to renew the session. */
function followStored(): void {
  if (createdClient()) return;
  const session = storedSession();
  const left = session ? freshFor(session) : 0;
  clearTimeout(renewal);
  if (session && left <= 0) return void startClient();
  follow(stateOf(session));
  if (session) renewal = setTimeout(followStored, Math.min(left, LONGEST_TIMER_MS));
}

async function startClient(): Promise<void> {
  try {
    await loadAuthClient();
  } catch (error) {
    console.error("The auth client could not be loaded", error);
    renewal = setTimeout(startClient, RETRY_MS);
  }
}

function isSame(next: SessionState, known: SessionState): boolean {
  if (!("userId" in next && "userId" in known) || next.userId !== known.userId || next.status !== known.status)
    return false;
  return !("lacksPassword" in next && "lacksPassword" in known) || next.lacksPassword === known.lacksPassword;
}

function stateOf(session: Session | null): SessionState {
  if (session) {
    hadSession = true;
    sessionStorage.removeItem(ENDED_KEY);
    const { user } = session;
    if (lacksSecondFactor(session)) return { status: "second-factor", userId: user.id };
    return { status: "signed-in", userId: user.id, lacksPassword: lacksPassword(user) };
  }
  const reason = nextReason ?? (hadSession ? "ended" : state.status === "signed-out" ? state.reason : "visitor");
  nextReason = null;
  hadSession = false;
  if (reason === "ended") sessionStorage.setItem(ENDED_KEY, "true");
  else sessionStorage.removeItem(ENDED_KEY);
  return { status: "signed-out", reason, ...(failure && { failure }) };
}

/**
 * Ends the session on this device, without a network too. Other tabs follow. Resolves when this device has forgotten the session:
 * what comes next on the screen does not wait for the server, whose response may come when another page is open.
 */
export async function signOut(reason: Exclude<SignedOutReason, "visitor">): Promise<void> {
  nextReason = reason;
  await Promise.race([signedOut(), endSession()]);
}

async function endSession(): Promise<void> {
  const client = await loadAuthClient().catch((cause: unknown) => console.warn("No auth client", cause));
  if (!client) return dropSession();
  const { error } = await client.signOut({ scope: "local" });
  // Without a confirmation the token ends by itself.
  if (error) console.warn("The server did not confirm the sign-out", error.message);
}

/** Without a network the client may not be there. Its other tabs listen on its channel. */
function dropSession(): void {
  localStorage.removeItem(SESSION_KEY);
  const tabs = new BroadcastChannel(SESSION_KEY);
  tabs.postMessage({ event: "SIGNED_OUT", session: null });
  tabs.close();
  follow(stateOf(null));
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

/** Ends every session of this account. Without a response of the server no session ends, not even this one. */
export async function signOutEverywhere(): Promise<{ error: AuthError | null }> {
  nextReason = "logout";
  const client = await loadAuthClient();
  const { error } = await client.signOut({ scope: "global" });
  if (error) nextReason = null;
  return { error };
}

whenCreated(followClient);
if (storedSession() && !isCallback(new URL(location.href))) followStored();
else void startClient();
addEventListener("storage", ({ key }) => {
  if (key === SESSION_KEY || key === null) followStored();
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && state.status !== "starting") followStored();
});
