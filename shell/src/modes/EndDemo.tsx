import { Loading } from "@courtside/design-system/core.tsx";
import { useEffect } from "react";
import { signOut } from "../auth/sessionStore.ts";

/** Ends a demo visitor's session, without which they could not start a trial; the guard then leads to /demo-ended. */
export const endDemo = (): Promise<void> => signOut("ended");

/** In place of a screen whose demo is over. */
export function EndDemo() {
  useEffect(() => void endDemo(), []);
  return <Loading page />;
}
