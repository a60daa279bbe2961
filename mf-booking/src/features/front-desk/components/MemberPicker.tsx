import { type FoundMember, isApiError } from "@courtside/contracts/api/client.ts";
import { Field, SearchSelect } from "@courtside/design-system/forms.tsx";
import { useState } from "react";
import { useMemberSearch } from "../api/useMemberSearch.ts";

interface MemberPickerProps {
  member: FoundMember | null;
  /** Asked for, and not chosen. */
  missing: boolean;
  onMember: (member: FoundMember | null) => void;
}

const asOption = ({ id, name, email }: FoundMember) => ({ value: id, label: name, detail: email });

/** Finds for whom to book, by name or email (O §2.10). */
export function MemberPicker({ member, missing, onMember }: MemberPickerProps) {
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
          : "Nobody found";
  return (
    <Field label="Member" required hint={member ? member.email : "Search by name or email"}>
      <SearchSelect
        aria-label="Member"
        aria-invalid={missing || undefined}
        placeholder="Find a member"
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
