import { can, ROLES, type Role } from "@courtside/contracts/domain/roles.ts";
import { forbidden } from "../errors.ts";

/**
 * The roles that a person of this effective role may invite, and whose invitations they see
 * (docs/product/identity.md#invitations). Rejected if there are none.
 */
export function invitableRoles(role: Role): Role[] {
  const roles = rolesInvitedBy(role);
  if (roles.length === 0) throw forbidden();
  return roles;
}

/** The same; empty if there are none. */
export const rolesInvitedBy = (role: Role): Role[] =>
  ROLES.filter((input) => can(role, input === "coach" ? "coaches:manage" : "club:invite"));
