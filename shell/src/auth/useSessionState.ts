import { useSyncExternalStore } from "react";
import { currentSession, type SessionState, subscribeToSession } from "./sessionStore.ts";

/** The session itself, without the profile behind it: all that the sign-in pages need. */
export const useSessionState = (): SessionState => useSyncExternalStore(subscribeToSession, currentSession);
