import type { Member } from "@courtside/contracts/api/client.ts";
import { LONGEST_NAME, personNameProblem } from "@courtside/contracts/domain/person-name.ts";
import { Input } from "@courtside/design-system/fields.tsx";
import { StaffField, StaffFormDialog, useStaffForm } from "@courtside/design-system/staff.tsx";
import { useRenameMember } from "../api.ts";

const check = ({ full_name }: { full_name: string }) => ({
  full_name: personNameProblem(full_name.trim()) ?? undefined,
});

/** Corrects a member's name. Stays open with its input if the api rejects it. */
export function RenameMemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const form = useStaffForm({ full_name: member.name }, { check });
  const rename = useRenameMember(onClose);

  const submit = (input: { full_name: string }) => {
    const full_name = input.full_name.trim();
    if (full_name === member.name) return onClose();
    rename.mutate({ params: { path: { user_id: member.id } }, body: { full_name } });
  };

  return (
    <StaffFormDialog
      form={form}
      size="small"
      title={`Correct the name of ${member.name}`}
      description="They see the new name at once, and so does everybody in the club."
      submitLabel="Save Name"
      busyLabel="Saving..."
      busy={rename.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <StaffField name="full_name" label="Full Name" required>
        <Input name="full_name" maxLength={LONGEST_NAME} autoComplete="off" />
      </StaffField>
    </StaffFormDialog>
  );
}
