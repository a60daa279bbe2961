import type { Member } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";
import { Stack } from "@courtside/design-system/core.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useChangeRole, useEndingPreview } from "../api.ts";
import { adminText, countedEnds, endsWithRole, roleChangeText } from "../role-change.ts";
import { Consequences } from "./Consequences.tsx";
import { ROLE_OPTIONS } from "./RoleSelect.tsx";

export interface RoleChange {
  member: Member;
  role: Role;
}

/**
 * Asks before a member gets another role, and names what ends (docs/product/roles.md#role-changes). The role can still be changed here:
 * in a closed select an arrow key chooses the next one at once.
 */
export function RoleChangeDialog({
  change: { member, role: first },
  onClose,
}: {
  change: RoleChange;
  onClose: () => void;
}) {
  const [role, setRole] = useState(first);
  const change = useChangeRole(onClose);
  const preview = useEndingPreview(member, role);
  const ends = preview.data ? countedEnds(preview.data) : endsWithRole([member.role], role);
  const endsNothing = preview.data && ends.length === 0;
  const texts = [adminText([member.role], role), ...ends, endsNothing ? "Nothing that they have ahead ends." : null];
  const confirm = () => {
    if (role === member.role) onClose();
    else change.mutate({ params: { path: { user_id: member.id } }, body: { role } });
  };
  return (
    <ConfirmDialog
      open
      danger={ends.length > 0}
      title={`Change the role of ${member.name}?`}
      description={`${roleChangeText(member.role, role)}. They see what the new role may do with their next page.`}
      confirmLabel="Change Role"
      cancelLabel={`Keep ${ROLE_LABELS[member.role]}`}
      busy={change.isPending}
      busyLabel="Changing..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap={12}>
        <Field label="New role">
          <Select options={ROLE_OPTIONS} value={role} disabled={change.isPending} onChange={setRole} />
        </Field>
        <Consequences texts={texts} />
      </Stack>
    </ConfirmDialog>
  );
}
