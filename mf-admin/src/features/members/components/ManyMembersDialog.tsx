import { type Member, messageOf } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { BulkDialog } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { useChangeMany } from "../api.ts";
import { adminText, endsWithRole, roleChangeText } from "../role-change.ts";
import { Consequences } from "./Consequences.tsx";
import { ROLE_OPTIONS } from "./RoleSelect.tsx";

export interface ManyMembers {
  what: "role" | "remove";
  members: readonly Member[];
}

interface ManyMembersDialogProps {
  many: ManyMembers;
  onClose: () => void;
}

const countOf = (members: readonly Member[]) =>
  `${members.length.toLocaleString("en-US")} ${members.length === 1 ? "member" : "members"}`;

/** Lists the selected members and what becomes of each, then does it one after the other. */
export function ManyMembersDialog({ many: { what, members }, onClose }: ManyMembersDialogProps) {
  const [role, setRole] = useState<Role | null>(null);
  const toast = useToast("many-members");
  const { changeRole, remove, refresh } = useChangeMany();
  const shared = {
    items: members,
    keyOf: ({ id }: Member) => id,
    nameOf: ({ name }: Member) => name,
    problemOf: (error: unknown) => messageOf(error) ?? "The connection was lost. Try again.",
    onEnd: (done: number) => {
      void refresh();
      if (done < members.length) return;
      toast.success(what === "role" ? "Role Updated" : "User Removed", countOf(members));
      onClose();
    },
    onClose,
  };
  if (what === "remove") {
    return (
      <BulkDialog
        {...shared}
        danger
        title={`Remove ${countOf(members)}?`}
        description="Their access to the club ends at once and their future bookings are canceled; they are notified by email. Past bookings keep their name."
        noteOf={(member) => ROLE_LABELS[member.role]}
        confirmLabel="Remove"
        cancelLabel={members.length === 1 ? "Keep Member" : "Keep Members"}
        run={remove}
      />
    );
  }
  const before = members.map((member) => member.role);
  const ends = role ? endsWithRole(before, role) : [];
  return (
    <BulkDialog
      {...shared}
      danger={ends.length > 0}
      title={`Change the role of ${countOf(members)}`}
      description="They see what the new role may do with their next page."
      noteOf={(member) => (role && role !== member.role ? roleChangeText(member.role, role) : ROLE_LABELS[member.role])}
      confirmLabel="Change role"
      disabled={role === null}
      run={(member) => changeRole(member, role ?? member.role)}
    >
      <Field label="New role">
        <Select options={ROLE_OPTIONS} placeholder="Choose a role" value={role} onChange={setRole} />
      </Field>
      {role && <Consequences texts={[adminText(before, role), ...ends]} />}
    </BulkDialog>
  );
}
