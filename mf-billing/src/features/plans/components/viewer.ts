import type { Me } from "@courtside/contracts/api/client.ts";
import { can, type Role } from "@courtside/contracts/domain/roles.ts";

/** Who looks at the plans: what they can do about them differs. */
export type Viewer = "visitor" | "no-club" | "demo" | "admin" | "asks-admin";

export function viewerOf(me: Me | null, role: Role | null): Viewer {
  if (!me) return "visitor";
  if (!me.club) return "no-club";
  if (me.club.is_demo || me.profile.is_demo) return "demo";
  return role && can(role, "club:billing") ? "admin" : "asks-admin";
}
