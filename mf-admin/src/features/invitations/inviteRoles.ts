import { ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";

const option = <Value extends Role>(value: Value) => ({ value, label: ROLE_LABELS[value] });

/** The roles of the dashboard's dialog (docs/product/identity.md#invitations). */
export const DIALOG_ROLES = [option("member"), option("coach"), option("front_desk")];

/** The roles of /admin/invite: front desk is set on the members page. */
export const PAGE_ROLES = [
  { ...option("member"), description: "Books courts and joins events" },
  { ...option("coach"), description: "Runs lessons and keeps a schedule" },
  { ...option("admin"), description: "Runs the club: settings, people and billing" },
];
