import { can, ROLES, type Role } from "@courtside/contracts/domain/roles.ts";
import { forbidden } from "../errors.ts";

/**
 * The roles that somebody of this effective role may invite, and whose invitations they see
 * (docs/product/identity.md#invitations): none is rejected.
 */
export function invitableRoles(role: Role): Role[] {
  const roles = ROLES.filter((input) => can(role, input === "coach" ? "coaches:manage" : "club:invite"));
  if (roles.length === 0) throw forbidden();
  return roles;
}
