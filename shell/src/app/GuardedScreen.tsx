import type { Role } from "@courtside/contracts/domain/roles.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { Activity, type ReactNode, useLayoutEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { judge } from "../access/guard.ts";
import { homeOf } from "../access/home.ts";
import { traceScreen } from "../api/traceHeaders.ts";
import { ClubSuspended } from "../modes/ClubSuspended.tsx";
import { hadSubscription } from "../modes/clubStatus.ts";
import { EndDemo } from "../modes/EndDemo.tsx";
import { KioskClosed } from "../modes/KioskClosed.tsx";
import { RedirectSignedOut } from "../modes/RedirectSignedOut.tsx";
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
  const { me } = useCurrentSession();
  const { kiosk } = useShell();
  const location = useLocation();
  const judgement = judge(owners, me);
  const wasOpen = useWasOpen(judgement?.verdict.kind === "allow");
  useScreenTitle(judgement?.route.title);
  if (!judgement) return null;

  const { route, verdict } = judgement;
  const role = me?.effective_role;
  const home = role ? homeOf(role, remotes) : "/auth";
  const own = ownerOf(owners, role) ?? route;
  const cover = (page: ReactNode) => (wasOpen ? <OpenScreen route={own} cover={page} /> : page);
  switch (verdict.kind) {
    case "allow":
      return <OpenScreen route={route} />;
    case "sign-in":
      return <RedirectSignedOut />;
    case "join-club":
      return <JoinClub />;
    case "expired":
      if (me?.profile.is_demo) return <EndDemo />;
      // A kiosk has one page, so that a redirect would loop.
      if (kiosk?.active) return cover(<KioskClosed />);
      if (!wasOpen || !me) return <Navigate to={verdict.path} replace />;
      return cover(
        <TrialExpired role={me.effective_role} what={hadSubscription(me.trial) ? "subscription" : "trial"} />,
      );
    case "suspended":
      return cover(kiosk?.active ? <KioskClosed /> : <ClubSuspended />);
    case "unchecked":
      return cover(<AccessUnchecked title={own.title} />);
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

/** A screen, or a page in its place while the club is without access: what was typed is there again once access is. */
function OpenScreen({ route, cover }: { route: OwnedRoute; cover?: ReactNode }) {
  // Before the screen's own effects, which send its first requests.
  useLayoutEffect(() => {
    traceScreen({ remote: route.entry.name, release: route.entry.version, route: route.path });
  }, [route]);
  return (
    <>
      <Activity mode={cover ? "hidden" : "visible"}>
        <RemoteOutlet key={`${route.entry.name}:${route.screen}`} entry={route.entry} route={route} />
      </Activity>
      {cover}
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
