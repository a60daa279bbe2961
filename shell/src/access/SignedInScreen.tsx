import { Loading } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useCurrentSession } from "../auth/SessionContext.ts";
import { returnState } from "./returnPath.ts";

/** One of the shell's own screens that needs a session and nothing else. */
export function SignedInScreen({ children }: { children: ReactNode }) {
  const session = useCurrentSession();
  const location = useLocation();
  if (session.status === "signed-out") {
    return <Navigate to="/auth" replace state={session.reason === "logout" ? null : returnState(location)} />;
  }
  return session.me ? children : <Loading page />;
}
