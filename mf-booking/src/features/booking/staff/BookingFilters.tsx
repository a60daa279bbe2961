import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import type { ListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { useAddressSearch } from "@courtside/contracts/shell/useListAddress.ts";
import { Button } from "@courtside/design-system/core.tsx";
import { FilterBar } from "@courtside/design-system/data.tsx";
import { DatePicker } from "@courtside/design-system/dates.tsx";
import { SearchInput, Select } from "@courtside/design-system/fields.tsx";
import styles from "./BookingTable.module.css";
import type { BookingListFilter } from "./filter.ts";

interface BookingFiltersProps {
  address: ListAddress;
  filter: BookingListFilter;
  sports: readonly string[];
  today: string;
  /** Names may be searched. */
  withSearch: boolean;
}

/** A select has no null value. */
const NONE = "";
const PERIODS = [
  { value: NONE, label: "From today" },
  { value: "week", label: "Last 7 days" },
  { value: "month", label: "Last 30 days" },
  { value: "all", label: "All dates" },
];

/** Day or period, court, sport, and a person. */
export function BookingFilters({ address, filter, sports, today, withSearch }: BookingFiltersProps) {
  const { change } = address;
  const search = useAddressSearch(address);
  const courts = useApi().useQuery("get", "/courts").data?.data ?? [];
  const offered = courts.filter(({ sport }) => filter.sport === null || sport === filter.sport);
  const { date, period, courtId, sport } = filter;
  return (
    <FilterBar
      search={
        withSearch && (
          <SearchInput
            label="Search bookings"
            placeholder="Search by name or email"
            maxLength={100}
            value={search.typed}
            onChange={search.setTyped}
          />
        )
      }
      active={[date, period, courtId, sport].filter((value) => value !== null).length}
    >
      <DatePicker
        className={styles.date}
        aria-label="Date"
        placeholder="Pick a date"
        value={date}
        today={today}
        onChange={(day) => change({ date: day ?? null })}
      />
      {date && <Button onClick={() => change({ date: null })}>Clear Filter</Button>}
      {!date && (
        <Select
          aria-label="Period"
          options={PERIODS}
          value={period ?? NONE}
          onChange={(value) => change({ period: value })}
        />
      )}
      <Select
        aria-label="Court"
        options={[{ value: NONE, label: "All courts" }, ...offered.map(({ id, name }) => ({ value: id, label: name }))]}
        value={courtId ?? NONE}
        onChange={(value) => change({ court: value })}
      />
      {sports.length > 1 && (
        <Select
          aria-label="Sport"
          options={[
            { value: NONE, label: "All sports" },
            ...sports.map((each) => ({ value: each, label: sportLabel(each) })),
          ]}
          value={sport ?? NONE}
          onChange={(value) => change({ sport: value, court: null })}
        />
      )}
    </FilterBar>
  );
}
