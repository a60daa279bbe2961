import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Loading } from "@courtside/design-system/core.tsx";
import { Navigate, useLocation } from "react-router";
import { RedirectSignedIn } from "../access/RedirectSignedIn.tsx";
import { returnState } from "../access/returnPath.ts";
import { isOwnChoice } from "../auth/signedOutReason.ts";
import { useCurrentSession } from "../session/SessionContext.ts";

const JoinClubPage = lazyScreen(() => import("../account/JoinClubPage.tsx"));

/**
 * For a signed-in user without a club (docs/product/identity.md#joining-a-club). After joining, it redirects to their home
 * route.
 */
export function JoinClub() {
  const session = useCurrentSession();
  const location = useLocation();
  const { me } = session;
  if (session.status === "signed-out") {
    // A visitor from the club's link or poster is usually new.
    const to = new URLSearchParams(location.search).has("code") ? "/signup" : "/auth";
    return <Navigate to={to} replace state={isOwnChoice(session.reason) ? null : returnState(location)} />;
  }
  if (me?.effective_role && me.club) return <RedirectSignedIn />;
  return me ? <JoinClubPage /> : <Loading page />;
}
