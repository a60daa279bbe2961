import type { ClubEvent, FoundMember } from "@courtside/contracts/api/client.ts";
import { Button, Text } from "@courtside/design-system/core.tsx";
import { SearchSelect } from "@courtside/design-system/forms.tsx";
import { StaffField, StaffForm, useStaffForm } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { useMemberSearch, useRegisterMember } from "./api.ts";

interface RegisterMemberProps {
  event: ClubEvent;
  offline: boolean;
}

interface Input {
  member: FoundMember | null;
}

const check = ({ member }: Input) => ({ member: member ? undefined : "Member is required" });

/** Staff give a member a place (docs/product/events.md#registration-by-staff). */
export default function RegisterMember({ event, offline }: RegisterMemberProps) {
  const form = useStaffForm<Input>({ member: null }, { check });
  const { register, busy } = useRegisterMember(() => form.reset({ member: null }));
  if (event.state === "full") {
    return (
      <Text as="p" tone="secondary">
        This event is full
      </Text>
    );
  }
  return (
    <StaffForm
      form={form}
      onSubmit={({ member }) => {
        if (member && !busy) register({ eventId: event.id, ...member });
      }}
    >
      <StaffField<Input>
        name="member"
        label="Member"
        hint="Search by name or email. They are notified by email."
        required
      >
        <MemberSelect />
      </StaffField>
      <Button type="submit" variant="primary" busy={busy} busyLabel="Registering..." disabled={offline}>
        Register Member
      </Button>
    </StaffForm>
  );
}

interface MemberSelectProps {
  value?: FoundMember | null;
  onChange?: (member: FoundMember | null) => void;
}

const asOption = ({ id, name, email }: FoundMember) => ({ value: id, label: name, detail: email });

function MemberSelect({ value = null, onChange, ...field }: MemberSelectProps) {
  const [text, setText] = useState("");
  const { found, isLong, isSearching } = useMemberSearch(text);
  return (
    <SearchSelect
      {...field}
      aria-label="Member"
      placeholder="Find a member"
      options={(value && text === "" ? [value] : found).map(asOption)}
      value={value?.id ?? null}
      loading={isSearching}
      empty={isLong ? (isSearching ? "Searching..." : "No member found") : "Type at least 2 characters"}
      onSearch={setText}
      onChange={(id) => {
        setText("");
        onChange?.(found.find((each) => each.id === id) ?? null);
      }}
    />
  );
}
