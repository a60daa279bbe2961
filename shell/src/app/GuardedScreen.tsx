import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { Activity, useLayoutEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { judge } from "../access/guard.ts";
import { homeOf } from "../access/home.ts";
import { returnState } from "../access/returnPath.ts";
import { traceScreen } from "../api/traceHeaders.ts";
import { isOwnChoice } from "../auth/signedOutReason.ts";
import { ClubSuspended } from "../modes/ClubSuspended.tsx";
import { hadSubscription } from "../modes/clubStatus.ts";
import { hadDemo } from "../modes/demoTrace.ts";
import { EndDemo } from "../modes/EndDemo.tsx";
import { TrialExpired } from "../modes/TrialExpired.tsx";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import { RemoteOutlet } from "../remotes/RemoteOutlet.tsx";
import type { OwnedRoute } from "../remotes/routesByPath.ts";
import { useCurrentSession } from "../session/SessionContext.ts";
import { AccessUnchecked } from "./AccessUnchecked.tsx";
import { JoinClub } from "./JoinClub.tsx";
import { WrongRole } from "./WrongRole.tsx";

interface GuardedScreenProps {
  /** The routes of one path. */
  owners: readonly OwnedRoute[];
  remotes: readonly RegistryEntry[];
}

/** Checks the route's guard, then shows the remote's screen, redirects, or shows why access is denied. */
export function GuardedScreen({ owners, remotes }: GuardedScreenProps) {
  const session = useCurrentSession();
  const location = useLocation();
  const { me } = session;
  const judgement = judge(owners, me);
  const wasOpen = useWasOpen(judgement?.verdict.kind === "allow");
  useScreenTitle(judgement?.route.title);
  if (!judgement) return null;

  const { route, verdict } = judgement;
  const role = me?.effective_role;
  const home = role ? homeOf(role, remotes) : "/auth";
  switch (verdict.kind) {
    case "allow":
      return <OpenScreen route={route} isChecked />;
    case "sign-in": {
      const leftOnPurpose = session.status === "signed-out" && isOwnChoice(session.reason);
      if (leftOnPurpose) return <Navigate to="/auth" replace />;
      if (hadDemo()) return <Navigate to="/demo-ended" replace />;
      return <Navigate to="/auth" replace state={returnState(location)} />;
    }
    case "join-club":
      return <JoinClub />;
    case "expired":
      if (me?.profile.is_demo) return <EndDemo />;
      if (!wasOpen || !me) return <Navigate to={verdict.path} replace />;
      return <TrialExpired role={me.effective_role} what={hadSubscription(me.trial) ? "subscription" : "trial"} />;
    case "suspended":
      return <ClubSuspended />;
    case "unchecked":
      return wasOpen ? (
        <OpenScreen route={ownerOf(owners, role)} isChecked={false} />
      ) : (
        <AccessUnchecked title={route.title} />
      );
    case "home":
      // With a registry that lacks this role's screens, a redirect would loop.
      return home === location.pathname ? (
        <WrongRole route={route} role={role} home={home} />
      ) : (
        <Navigate to={home} replace />
      );
    case "denied":
      return <WrongRole route={route} role={role} home={home} />;
  }
}

const ownerOf = (owners: readonly OwnedRoute[], role: Role | null | undefined): OwnedRoute | undefined =>
  owners.find(({ roles }) => !roles || (role && roles.includes(role))) ?? owners[0];

/** A screen, or the failed access check in its place: what was typed is restored when the check succeeds. */
function OpenScreen({ route, isChecked }: { route: OwnedRoute | undefined; isChecked: boolean }) {
  // Before the screen's own effects, which send its first requests.
  useLayoutEffect(() => {
    if (route) traceScreen({ remote: route.entry.name, release: route.entry.version, route: route.path });
  }, [route]);
  if (!route) return null;
  return (
    <>
      <Activity mode={isChecked ? "visible" : "hidden"}>
        <RemoteOutlet key={`${route.entry.name}:${route.screen}`} entry={route.entry} route={route} />
      </Activity>
      {!isChecked && <AccessUnchecked title={route.title} />}
    </>
  );
}

/**
 * Whether this visit of the page was open before: then access ended during the visit
 * (docs/product/access.md#when-access-ends).
 */
function useWasOpen(isOpen: boolean): boolean {
  const { key } = useLocation();
  const [openVisit, setOpenVisit] = useState<string | null>(null);
  if (isOpen && openVisit !== key) setOpenVisit(key);
  return openVisit === key;
}
