import type { Me } from "@courtside/contracts/api/client.ts";
import { expiredRoute } from "@courtside/contracts/domain/access.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { RemoteRoute } from "@courtside/contracts/shell/remote.ts";

/**
 * The result of a guard. `home` = the role's home route; `unchecked` = the access check itself failed
 * (docs/product/access.md#failed-check).
 */
export type Verdict =
  | { kind: "allow" }
  | { kind: "sign-in" }
  | { kind: "join-club" }
  | { kind: "expired"; path: string }
  | { kind: "suspended" }
  | { kind: "unchecked" }
  | { kind: "home" }
  | { kind: "denied" };

type GuardedRoute = Pick<RemoteRoute, "access" | "roles" | "denied">;
export type Visitor = Pick<Me, "effective_role"> & {
  access: Pick<Me["access"], "has_access" | "access_type">;
  profile: Pick<Me["profile"], "club_id">;
};

interface Decision<Route> {
  route: Route;
  verdict: Verdict;
}

/**
 * Whether a person may open a route (docs/product/roles.md#page-guards). front_desk passes the guards of admin-only
 * pages, and sees Access Denied there, because the matrix does not give them the screen.
 */
export function guard(route: GuardedRoute, me: Visitor | null): Verdict {
  if (route.access === "public") return { kind: "allow" };
  if (!me) return { kind: "sign-in" };
  if (route.access === "club") {
    if (!me.profile.club_id || me.access.access_type === "no_club") return { kind: "join-club" };
    if (me.access.access_type === "suspended") return { kind: "suspended" };
    const ended = expiredRoute(me.access);
    if (ended) return { kind: "expired", path: ended };
    if (!me.access.has_access) return { kind: "unchecked" };
  }
  const role = me.effective_role;
  if (!route.roles) return { kind: "allow" };
  if (!role) return { kind: "join-club" };
  if (route.roles.includes(role)) return { kind: "allow" };
  if (route.denied === "access-denied") return { kind: "denied" };
  if (role === "front_desk" && isForAdminsOnly(route.roles)) return { kind: "denied" };
  return { kind: "home" };
}

const isForAdminsOnly = (roles: readonly Role[]) => roles.every((role) => role === "admin");

/** The first of the routes of one path that this user may open; else the first route, rejected with the roles of all of them. */
export function judge<Route extends GuardedRoute>(
  routes: readonly Route[],
  me: Visitor | null,
): Decision<Route> | null {
  const open = routes.find((route) => guard(route, me).kind === "allow");
  if (open) return { route: open, verdict: { kind: "allow" } };
  const [first] = routes;
  if (!first) return null;
  const route = { ...first, roles: first.roles && [...new Set(routes.flatMap(({ roles }) => roles ?? []))] };
  return { route, verdict: guard(route, me) };
}
