import { useEffect } from "react";
import { isOwnChoice } from "../auth/signedOutReason.ts";
import type { Session } from "../session/useSession.ts";

/** Kept in this tab after the session, because a demo may end while the page sleeps or is reloaded. */
const KEY = "courtside-demo";

/** Whether the last user of this tab was a demo visitor: without a session, their demo has ended. */
export const hadDemo = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Remembers a demo visitor until they log out or another user signs in. */
export function useDemoTrace(session: Session): void {
  const isDemo = session.me?.profile.is_demo;
  const loggedOut = session.status === "signed-out" && isOwnChoice(session.reason);
  useEffect(() => {
    if (isDemo) sessionStorage.setItem(KEY, "1");
    else if (isDemo === false || loggedOut) sessionStorage.removeItem(KEY);
  }, [isDemo, loggedOut]);
}
