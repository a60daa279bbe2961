import type { FoundMember } from "@courtside/contracts/api/client.ts";
import { Field } from "@courtside/design-system/forms.tsx";
import { MemberSelect } from "./MemberSelect.tsx";

interface MemberPickerProps {
  member: FoundMember | null;
  /** Required, and not chosen when the form was sent. */
  missing?: boolean;
  label?: string;
  /** Makes the choice optional: the placeholder while no member is chosen. */
  placeholder?: string;
  onMember: (member: FoundMember | null) => void;
}

/** Finds the member to book for, by name or email (docs/product/screens.md#manage-bookings). */
export function MemberPicker({ member, missing, label = "Member", placeholder, onMember }: MemberPickerProps) {
  return (
    <Field
      label={label}
      required={placeholder === undefined}
      hint={member ? member.email : "Search by name or email"}
      error={missing && `${label} is required`}
    >
      <MemberSelect
        aria-label={label}
        placeholder={placeholder ?? "Find a member"}
        value={member}
        onChange={onMember}
      />
    </Field>
  );
}
