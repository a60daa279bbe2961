import { type FoundMember, isApiError } from "@courtside/contracts/api/client.ts";
import { Field, SearchSelect } from "@courtside/design-system/forms.tsx";
import { useState } from "react";
import { useMemberSearch } from "./api.ts";

interface MemberPickerProps {
  member: FoundMember | null;
  /** Required, and not chosen when the form was sent. */
  missing?: boolean;
  label?: string;
  /** Makes the choice optional: the placeholder while no member is chosen. */
  placeholder?: string;
  onMember: (member: FoundMember | null) => void;
}

const asOption = ({ id, name, email }: FoundMember) => ({ value: id, label: name, detail: email });

/** Finds the member to book for, by name or email (docs/product/screens.md#manage-bookings). */
export function MemberPicker({ member, missing, label = "Member", placeholder, onMember }: MemberPickerProps) {
  const [text, setText] = useState("");
  const { found, isLong, isSearching, error } = useMemberSearch(text);
  const options = member && text === "" ? [asOption(member)] : found.map(asOption);
  const empty = isApiError(error)
    ? error.message
    : error
      ? "The search did not reach Courtside"
      : !isLong
        ? "Type at least 2 characters"
        : isSearching
          ? "Searching..."
          : "No member found";
  return (
    <Field
      label={label}
      required={placeholder === undefined}
      hint={member ? member.email : "Search by name or email"}
      error={missing && `${label} is required`}
    >
      <SearchSelect
        aria-label={label}
        placeholder={placeholder ?? "Find a member"}
        options={options}
        value={member?.id ?? null}
        loading={isSearching}
        empty={empty}
        onSearch={setText}
        onChange={(id) => {
          setText("");
          onMember(found.find((each) => each.id === id) ?? null);
        }}
      />
    </Field>
  );
}
