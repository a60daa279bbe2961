import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Loading } from "@courtside/design-system/core.tsx";
import { Navigate } from "react-router";
import { LeadAway } from "../auth/LeadAway.tsx";
import { useCurrentSession } from "../auth/SessionContext.ts";

const JoinClubPage = lazyScreen(() => import("../account/JoinClubPage.tsx"));

/** For someone who is signed in and belongs to no club (decision 4). Once they do, it leads to their home route. */
export function JoinClub() {
  const { status, me } = useCurrentSession();
  if (status === "signed-out") return <Navigate to="/auth" replace />;
  if (me?.effective_role && me.club) return <LeadAway />;
  return me ? <JoinClubPage /> : <Loading page />;
}
