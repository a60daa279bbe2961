import { ROLES, type Role } from "@courtside/contracts/domain/roles.ts";
import { FilterBar } from "@courtside/design-system/data.tsx";
import { SearchInput, Select } from "@courtside/design-system/fields.tsx";
import { ROLE_OPTIONS } from "./RoleSelect.tsx";

const ALL = "all";
const OPTIONS = [{ value: ALL, label: "All Roles" }, ...ROLE_OPTIONS];

interface MemberFiltersProps {
  search: string;
  onSearch: (text: string) => void;
  role: Role | null;
  onRole: (role: Role | null) => void;
}

/** Search by name or email, and the roles. */
export function MemberFilters({ search, onSearch, role, onRole }: MemberFiltersProps) {
  return (
    <FilterBar
      search={
        <SearchInput
          label="Search members"
          placeholder="Search by name or email"
          maxLength={100}
          value={search}
          onChange={onSearch}
        />
      }
      active={role ? 1 : 0}
    >
      <Select
        aria-label="Role"
        options={OPTIONS}
        value={role ?? ALL}
        onChange={(value) => onRole(ROLES.find((known) => known === value) ?? null)}
      />
    </FilterBar>
  );
}
