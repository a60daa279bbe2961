import { Loading } from "@courtside/design-system/core.tsx";
import { useEffect } from "react";
import { signOut } from "../auth/sessionStore.ts";

/** Ends a demo visitor's session, with which they could not start a trial; the guard then redirects to /demo-ended. */
export const endDemo = (): Promise<void> => signOut("ended");

/** Replaces a screen whose demo is over. */
export function EndDemo() {
  useEffect(() => void endDemo(), []);
  return <Loading page />;
}
