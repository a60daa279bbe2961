import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import type { AddressChange } from "@courtside/contracts/shell/useListAddress.ts";
import { DatePicker } from "@courtside/design-system/dates.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import type { useCourts } from "../api.ts";
import { PRESETS, presetOf, presetRange, type ReportFilter } from "../report-filter.ts";
import styles from "./Reports.module.css";

interface RangeFilterProps {
  filter: ReportFilter;
  today: string;
  courts: ReturnType<typeof useCourts>;
  onChange: (change: AddressChange) => void;
}

/** Which dates and courts the reports are about; the address keeps it. */
export function RangeFilter({ filter, today, courts, onChange }: RangeFilterProps) {
  const all = courts.data?.data ?? [];
  const sports = [...new Set(all.map(({ sport }) => sport))];
  const preset = presetOf(filter, today);
  return (
    <div className={styles.filter}>
      <Field label="Range">
        <Select
          options={[...PRESETS, ...(preset ? [] : [{ value: "chosen" as const, label: "Chosen dates" }])]}
          value={preset ?? "chosen"}
          onChange={(value) => value !== "chosen" && onChange({ ...presetRange(value, today) })}
        />
      </Field>
      <Field label="From" className={styles.date}>
        <DatePicker
          today={today}
          value={filter.from}
          onChange={(from) => from && onChange({ from, to: from > filter.to ? from : filter.to })}
        />
      </Field>
      <Field label="To" className={styles.date}>
        <DatePicker
          today={today}
          value={filter.to}
          onChange={(to) => to && onChange({ from: to < filter.from ? to : filter.from, to })}
        />
      </Field>
      <Field label="Sport">
        <Select
          options={[
            { value: "", label: "All sports" },
            ...sports.map((value) => ({ value, label: sportLabel(value) })),
          ]}
          value={filter.sport}
          onChange={(sport) => onChange({ sport, court: null, from: filter.from, to: filter.to })}
        />
      </Field>
      <Field label="Court">
        <Select
          options={[
            { value: "", label: "All courts" },
            ...all
              .filter(({ sport }) => !filter.sport || sport === filter.sport)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filter.court}
          onChange={(court) => onChange({ court, from: filter.from, to: filter.to })}
        />
      </Field>
    </div>
  );
}
