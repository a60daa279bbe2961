import type { FoundMember } from "@courtside/contracts/api/client.ts";
import { Button } from "@courtside/design-system/core.tsx";
import { StaffField, StaffForm, useStaffForm } from "@courtside/design-system/staff.tsx";
import { MemberSelect } from "../../../members/MemberSelect.tsx";
import { useRegisterMember } from "./api.ts";

interface RegisterMemberProps {
  eventId: string;
  offline: boolean;
}

interface Input {
  member: FoundMember | null;
}

const check = ({ member }: Input) => ({ member: member ? undefined : "Member is required" });

/** Gives a member a place in an event. */
export default function RegisterMember({ eventId, offline }: RegisterMemberProps) {
  const form = useStaffForm<Input>({ member: null }, { check });
  const { register, busy } = useRegisterMember(eventId, () => form.reset({ member: null }));
  return (
    <StaffForm
      form={form}
      gap={12}
      onSubmit={({ member }) => {
        if (member && !busy) register(member);
      }}
    >
      <StaffField<Input>
        name="member"
        label="Member"
        hint="Search by name or email. They are notified by email."
        required
      >
        <MemberSelect aria-label="Member" placeholder="Find a member" />
      </StaffField>
      <div>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Registering..." disabled={offline}>
          Register Member
        </Button>
      </div>
    </StaffForm>
  );
}
