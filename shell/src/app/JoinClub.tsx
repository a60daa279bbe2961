import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Loading } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { RedirectSignedIn } from "../access/RedirectSignedIn.tsx";
import { RedirectSignedOut } from "../modes/RedirectSignedOut.tsx";
import { hasJoinCode, returnState } from "../session/returnPath.ts";
import { useCurrentSession } from "../session/SessionContext.ts";

const JoinClubPage = lazyScreen(() => import("../account/JoinClubPage.tsx"));
const JoinOtherClubPage = lazyScreen(() => import("../account/JoinOtherClubPage.tsx"));

/**
 * For a signed-in user without a club (docs/product/identity.md#joining-a-club). After joining, it redirects to their home
 * route. A member who opens a club's link reads what joining another club takes.
 */
export function JoinClub() {
  const session = useCurrentSession();
  const location = useLocation();
  const { me } = session;
  // A person who joins here leaves for their club, also while the address still has the code.
  const [cameAsMember] = useState(me?.club != null);
  if (session.status === "signed-out") {
    // A visitor from the club's link or poster is usually new. The code stays, also when a person signs out to join as another.
    if (hasJoinCode(location)) return <Navigate to="/signup" replace state={returnState(location)} />;
    return <RedirectSignedOut />;
  }
  if (me?.effective_role && me.club) {
    return cameAsMember && hasJoinCode(location) ? <JoinOtherClubPage me={me} club={me.club} /> : <RedirectSignedIn />;
  }
  return me ? <JoinClubPage /> : <Loading page />;
}
