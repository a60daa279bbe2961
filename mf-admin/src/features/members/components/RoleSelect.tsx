import type { Member } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";
import { Select } from "@courtside/design-system/fields.tsx";
import { useChangeRole } from "../api.ts";

/** In the order of the filter and the selector. */
const ROLE_ORDER: readonly Role[] = ["admin", "coach", "front_desk", "member"];

export const ROLE_OPTIONS = ROLE_ORDER.map((value) => ({ value, label: ROLE_LABELS[value] }));

/** A member's role, changed at once; admins cannot change their own (docs/product/roles.md#last-admin). */
export function RoleSelect({ member, isOwn }: { member: Member; isOwn: boolean }) {
  const change = useChangeRole();
  return (
    <Select
      aria-label={`Role of ${member.name}`}
      title={isOwn ? "You cannot change your own role." : undefined}
      options={ROLE_OPTIONS}
      value={change.isPending ? (change.variables.body.role ?? member.role) : member.role}
      disabled={isOwn || change.isPending}
      onChange={(role) => change.mutate({ params: { path: { user_id: member.id } }, body: { role } })}
    />
  );
}
