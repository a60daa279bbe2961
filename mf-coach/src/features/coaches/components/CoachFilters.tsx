import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Segmented, Stack } from "@courtside/design-system/core.tsx";
import { SearchInput } from "@courtside/design-system/fields.tsx";
import type { CoachFilter } from "./filterCoaches.ts";

const ALL = "";

export interface CoachFiltersProps {
  sports: readonly string[];
  filter: CoachFilter;
  onChange: (filter: CoachFilter) => void;
}

/** Search by name or bio, and a sport. */
export function CoachFilters({ sports, filter, onChange }: CoachFiltersProps) {
  const options = [
    { value: ALL, label: "All Sports" },
    ...sports.map((value) => ({ value, label: sportLabel(value) })),
  ];
  return (
    <Stack gap={12}>
      <SearchInput
        label="Search coaches by name or bio"
        placeholder="Search by name or bio"
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      {sports.length > 0 && (
        <Segmented
          label="Sport"
          look="pills"
          options={options}
          value={filter.sport ?? ALL}
          onChange={(sport) => onChange({ ...filter, sport: sport === ALL ? null : sport })}
        />
      )}
    </Stack>
  );
}
