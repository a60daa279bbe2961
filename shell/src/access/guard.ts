import type { Me } from "@courtside/contracts/api/client.ts";
import { expiredRoute } from "@courtside/contracts/domain/access.ts";
import type { RemoteRoute } from "@courtside/contracts/shell/remote.ts";

/** What a guard answers. `home` = the role's home route; `from-here` = sign in, then come back. */
export type Verdict =
  | { kind: "allow" }
  | { kind: "sign-in" }
  | { kind: "join-club" }
  | { kind: "expired"; path: string }
  | { kind: "home" }
  | { kind: "denied" };

type GuardedRoute = Pick<RemoteRoute, "access" | "roles" | "denied">;
type Visitor = Pick<Me, "effective_role" | "access"> & { profile: Pick<Me["profile"], "club_id"> };

/**
 * Whether a person may open a route (F §2, guards; decisions 4–6). front_desk passes every guard that admin passes, and
 * sees Access Denied there, because the matrix does not give them the screen.
 */
export function guard(route: GuardedRoute, me: Visitor | null): Verdict {
  if (route.access === "public") return { kind: "allow" };
  if (!me) return { kind: "sign-in" };
  if (route.access === "club") {
    if (!me.profile.club_id || me.access.access_type === "no_club") return { kind: "join-club" };
    const ended = expiredRoute(me.access);
    if (ended) return { kind: "expired", path: ended };
  }
  const role = me.effective_role;
  if (!route.roles) return { kind: "allow" };
  if (!role) return { kind: "join-club" };
  if (route.roles.includes(role)) return { kind: "allow" };
  if (route.denied === "access-denied") return { kind: "denied" };
  if (role === "front_desk" && route.roles.includes("admin")) return { kind: "denied" };
  return { kind: "home" };
}

/** Of the routes that share a path, the one this person may open, or else the first, which then says why not. */
export function routeFor<Route extends GuardedRoute>(routes: readonly Route[], me: Visitor | null): Route | undefined {
  return routes.find((route) => guard(route, me).kind === "allow") ?? routes[0];
}
