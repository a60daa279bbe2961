import type { Member } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";
import { Select } from "@courtside/design-system/fields.tsx";

/** In the order of the filter and the selector. */
const ROLE_ORDER: readonly Role[] = ["admin", "coach", "front_desk", "member"];

export const ROLE_OPTIONS = ROLE_ORDER.map((value) => ({ value, label: ROLE_LABELS[value] }));

interface RoleSelectProps {
  member: Member;
  isOwn: boolean;
  /** Another role was chosen, and is to be confirmed. */
  onChoose: (role: Role) => void;
}

/** A member's role; admins cannot change their own (docs/product/roles.md#last-admin). */
export function RoleSelect({ member, isOwn, onChoose }: RoleSelectProps) {
  return (
    <Select
      aria-label={`Role of ${member.name}`}
      title={isOwn ? "You cannot change your own role." : undefined}
      options={ROLE_OPTIONS}
      value={member.role}
      disabled={isOwn}
      onChange={onChoose}
    />
  );
}
