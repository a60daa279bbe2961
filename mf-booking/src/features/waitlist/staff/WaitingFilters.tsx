import { isDate } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { type ListAddress, useAddressSearch } from "@courtside/contracts/shell/useListAddress.ts";
import { FilterBar } from "@courtside/design-system/data.tsx";
import { DatePicker } from "@courtside/design-system/dates.tsx";
import { SearchInput, Select } from "@courtside/design-system/fields.tsx";
import type { WaitingFilter } from "./api.ts";
import styles from "./WaitingTable.module.css";

interface WaitingFiltersProps {
  address: ListAddress;
  sports: readonly string[];
  /** The club's date. */
  today: string;
  filter: WaitingFilter;
  onFilter: (filter: WaitingFilter) => void;
}

/** A select has no null value. */
const ALL = "";
export const NO_FILTER: WaitingFilter = { date: null, courtId: null, sport: null };

/** Filters by requested date, court and sport. */
export function WaitingFilters({ address, sports, today, filter, onFilter }: WaitingFiltersProps) {
  const courts = useApi().useQuery("get", "/courts").data?.data ?? [];
  const offered = courts.filter(({ sport }) => filter.sport === null || sport === filter.sport);
  const search = useAddressSearch(address);
  const active = Object.values(filter).filter((value) => value !== null).length;
  return (
    <FilterBar
      search={
        <SearchInput
          label="Search the waitlist"
          placeholder="Search by name or email"
          maxLength={100}
          value={search.typed}
          onChange={search.setTyped}
        />
      }
      active={active}
      onClear={() => onFilter(NO_FILTER)}
    >
      <DatePicker
        className={styles.date}
        aria-label="Requested date"
        placeholder="Any date"
        clearLabel="Clear date"
        today={today}
        min={today}
        value={filter.date}
        onChange={(date) => onFilter({ ...filter, date: date ?? null })}
      />
      <Select
        aria-label="Court"
        options={[{ value: ALL, label: "All courts" }, ...offered.map(({ id, name }) => ({ value: id, label: name }))]}
        value={filter.courtId ?? ALL}
        onChange={(courtId) => onFilter({ ...filter, courtId: courtId || null })}
      />
      <Select
        aria-label="Sport"
        options={[
          { value: ALL, label: "All sports" },
          ...sports.map((each) => ({ value: each, label: sportLabel(each) })),
        ]}
        value={filter.sport ?? ALL}
        onChange={(sport) => onFilter({ ...filter, sport: sport || null, courtId: null })}
      />
    </FilterBar>
  );
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The filters of `/waitlist` in the address: `?date=2026-03-08&court=…&sport=tennis`. */
export function readWaitingFilter({ get }: ListAddress, sports: readonly string[]): WaitingFilter {
  const requested = get("date");
  const court = get("court");
  const sport = get("sport");
  return {
    date: isDate(requested) ? requested : null,
    courtId: court && ID.test(court) ? court : null,
    sport: sport && sports.includes(sport) ? sport : null,
  };
}
