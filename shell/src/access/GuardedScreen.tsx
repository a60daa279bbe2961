import { ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";
import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { AccessDenied, Card, Page, PageHeader } from "@courtside/design-system/core.tsx";
import { Navigate, useLocation } from "react-router";
import { useCurrentSession } from "../auth/SessionContext.ts";
import { useScreenTitle } from "../chrome/useScreenTitle.ts";
import { RemoteOutlet } from "../remotes/RemoteOutlet.tsx";
import type { OwnedRoute } from "../remotes/RemoteRoutes.tsx";
import { guard, routeFor } from "./guard.ts";
import { homeOf } from "./home.ts";
import { JoinClub } from "./JoinClub.tsx";
import { returnState } from "./returnPath.ts";

export interface GuardedScreenProps {
  /** The routes of one path. */
  owners: readonly OwnedRoute[];
  remotes: readonly RegistryEntry[];
}

/** Judges the route, then shows the remote's screen, leads away, or says why not. */
export function GuardedScreen({ owners, remotes }: GuardedScreenProps) {
  const session = useCurrentSession();
  const location = useLocation();
  const { me } = session;
  const route = routeFor(owners, me);
  useScreenTitle(route?.title);
  if (!route) return null;

  const verdict = guard(route, me);
  const role = me?.effective_role;
  switch (verdict.kind) {
    case "allow":
      return <RemoteOutlet key={`${route.entry.name}:${route.screen}`} entry={route.entry} route={route} />;
    case "sign-in": {
      const leftOnPurpose = session.status === "signed-out" && session.reason === "logout";
      return <Navigate to="/auth" replace state={leftOnPurpose ? null : returnState(location)} />;
    }
    case "join-club":
      return <JoinClub />;
    case "expired":
      return <Navigate to={verdict.path} replace />;
    case "home":
      // A registry without this role's screens would lead round in a circle.
      if (role && homeOf(role, remotes) !== location.pathname) return <Navigate to={homeOf(role, remotes)} replace />;
      break;
    case "denied":
      break;
  }
  return (
    <Page>
      <PageHeader title={route.title} />
      <Card>
        <AccessDenied
          reason={reasonOf(route, role)}
          homeHref={role ? homeOf(role, remotes) : "/auth"}
          homeLabel="Go to my home page"
        />
      </Card>
    </Page>
  );
}

function reasonOf({ title, roles = [] }: OwnedRoute, role: Role | null | undefined): string {
  const allowed = new Intl.ListFormat("en", { type: "disjunction" }).format(
    roles.map((allowedRole) => ROLE_LABELS[allowedRole]),
  );
  return `${title} is for the role ${allowed}. ${role ? `Your role is ${ROLE_LABELS[role]}.` : ""}`;
}
