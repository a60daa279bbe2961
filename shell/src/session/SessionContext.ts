import { createContext, use } from "react";
import type { Session } from "./useSession.ts";

const SessionContext = createContext<Session>({ status: "starting", me: null });

export const SessionProvider = SessionContext.Provider;

/** The session, decided once at the top of the application. */
export const useCurrentSession = (): Session => use(SessionContext);
