import { type FoundMember, isApiError } from "@courtside/contracts/api/client.ts";
import { SearchSelect, type SearchSelectProps } from "@courtside/design-system/forms.tsx";
import { useState } from "react";
import { useMemberSearch } from "./api.ts";

interface MemberSelectProps extends Pick<SearchSelectProps, "id" | "aria-label" | "aria-describedby" | "aria-invalid"> {
  placeholder: string;
  value?: FoundMember | null;
  onChange?: (member: FoundMember | null) => void;
}

const asOption = ({ id, name, email }: FoundMember) => ({ value: id, label: name, detail: email });

/** A member, found by name or email (docs/product/screens.md#manage-bookings). The chosen one stays in the list. */
export function MemberSelect({ value = null, onChange, ...field }: MemberSelectProps) {
  const [text, setText] = useState("");
  const { found, isLong, isSearching, error } = useMemberSearch(text);
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
    <SearchSelect
      {...field}
      options={value && text === "" ? [asOption(value)] : found.map(asOption)}
      value={value?.id ?? null}
      loading={isSearching}
      empty={empty}
      onSearch={setText}
      onChange={(id) => {
        setText("");
        onChange?.(found.find((each) => each.id === id) ?? null);
      }}
    />
  );
}
