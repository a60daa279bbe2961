import { can, ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";

const DESCRIPTIONS: Record<Role, string> = {
  member: "Books courts and joins events",
  coach: "Runs lessons and keeps a schedule",
  front_desk: "Books for members and blocks courts",
  admin: "Runs the club: settings, people and billing",
};

/** The roles that a person of this role may invite to (docs/product/identity.md#invitations), each with what it is for. */
export const inviteRoles = (role: Role) =>
  (["member", "coach", "front_desk", "admin"] as const)
    .filter((invited) => can(role, invited === "coach" ? "coaches:manage" : "club:invite"))
    .map((value) => ({ value, label: ROLE_LABELS[value], description: DESCRIPTIONS[value] }));
