import { homeRoute, landingRoute, type Role } from "@courtside/contracts/domain/roles.ts";
import type { NavItem, RegistryEntry, RemoteRoute } from "@courtside/contracts/shell/remote.ts";

const isFor = (role: Role, { roles }: { roles?: Role[] }) => !roles || roles.includes(role);

const routesOf = (remotes: readonly RegistryEntry[]): RemoteRoute[] => remotes.flatMap(({ routes }) => routes);

/** The sidebar of a role, in order. */
export const navOf = (remotes: readonly RegistryEntry[], role: Role): NavItem[] =>
  remotes
    .flatMap(({ nav }) => nav)
    .filter(({ roles }) => roles.includes(role))
    .sort((one, other) => one.order - other.order);

/** The requested path if a remote has it for the role; else the sidebar's first screen, because a remote may be unavailable. */
function reachable(input: string, role: Role, remotes: readonly RegistryEntry[]): string {
  const exists = routesOf(remotes).some((route) => route.path === input && isFor(role, route));
  return exists ? input : (navOf(remotes, role)[0]?.path ?? input);
}

/** Where a guard redirects a user of this role (docs/product/roles.md#home-and-landing-pages). */
export const homeOf = (role: Role, remotes: readonly RegistryEntry[]) => reachable(homeRoute(role), role, remotes);

/** Where sign-in leads a user of this role. */
export const landingOf = (role: Role, remotes: readonly RegistryEntry[]) =>
  reachable(landingRoute(role), role, remotes);
