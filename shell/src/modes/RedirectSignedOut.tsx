import { Navigate, useLocation } from "react-router";
import { isOwnChoice } from "../auth/signedOutReason.ts";
import { returnState } from "../session/returnPath.ts";
import { useCurrentSession } from "../session/SessionContext.ts";
import { hadDemo } from "./demoTrace.ts";

/** From a page that needs a session to sign-in, which leads back to it unless the person chose to leave. A demo has a page for its end. */
export function RedirectSignedOut() {
  const session = useCurrentSession();
  const location = useLocation();
  if (session.status === "signed-out" && isOwnChoice(session.reason)) return <Navigate to="/auth" replace />;
  if (hadDemo()) return <Navigate to="/demo-ended" replace />;
  return <Navigate to="/auth" replace state={returnState(location)} />;
}
