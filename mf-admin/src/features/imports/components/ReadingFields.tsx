import type { BookingImportReport } from "@courtside/contracts/api/client.ts";
import {
  BOOKING_FIELD_LABELS,
  BOOKING_FIELDS,
  comparedName,
  NEEDED_BOOKING_FIELDS,
} from "@courtside/contracts/domain/booking-import.ts";
import { Stack } from "@courtside/design-system/core.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import { type Reading, useCourts } from "../bookings.ts";
import styles from "./ColumnFields.module.css";
import { ColumnFields } from "./ColumnFields.tsx";

export const BOOKING_COLUMNS = {
  fields: BOOKING_FIELDS,
  labels: BOOKING_FIELD_LABELS,
  needed: NEEDED_BOOKING_FIELDS,
};

interface ReadingFieldsProps {
  report: BookingImportReport;
  disabled: boolean;
  onChange: (reading: Reading) => void;
}

/** How the file is read: columns, dates, people who are no members, and courts by another name. */
export function ReadingFields({ report, disabled, onChange }: ReadingFieldsProps) {
  const { mapping, options } = report;
  const set = (more: Partial<Reading["options"]>) => onChange({ mapping, options: { ...options, ...more } });
  return (
    <Stack>
      <ColumnFields
        {...BOOKING_COLUMNS}
        columns={report.columns}
        mapping={mapping}
        disabled={disabled}
        onChange={(changed) => onChange({ mapping: changed, options })}
      />
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>Reading</legend>
        <Field label="Dates like 03/04/2026">
          <Select
            options={[
              { value: "dmy", label: "Day first" },
              { value: "mdy", label: "Month first" },
            ]}
            value={options.date_order}
            disabled={disabled}
            onChange={(date_order) => set({ date_order })}
          />
        </Field>
        <Field label="Clock of the times">
          <Select
            options={[
              { value: "club", label: "The club's" },
              { value: "utc", label: "UTC" },
            ]}
            value={options.times}
            disabled={disabled}
            onChange={(times) => set({ times })}
          />
        </Field>
        <Field label="Non-members">
          <Select
            options={[
              { value: "guest", label: "Book as guests" },
              { value: "skip", label: "Leave out" },
            ]}
            value={options.unknown_people}
            disabled={disabled}
            onChange={(unknown_people) => set({ unknown_people })}
          />
        </Field>
      </fieldset>
      <CourtFields report={report} disabled={disabled} onChange={(courts) => set({ courts })} />
    </Stack>
  );
}

interface CourtFieldsProps {
  report: BookingImportReport;
  disabled: boolean;
  onChange: (courts: Record<string, string>) => void;
}

/** The club's court for each name that no court has. */
function CourtFields({ report: { rows, options }, disabled, onChange }: CourtFieldsProps) {
  const { data } = useCourts();
  const courts = data?.data ?? [];
  const own = new Set(courts.map(({ name }) => comparedName(name)));
  const names = [...new Set(rows.map(({ court }) => court))].filter((name) => name && !own.has(comparedName(name)));
  if (courts.length === 0 || names.length === 0) return null;
  const choose = (name: string, id: string) => {
    const { [name]: _before, ...others } = options.courts;
    onChange(id === NONE ? others : { ...others, [name]: id });
  };
  const choices = [{ value: NONE, label: "None" }, ...courts.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Courts by another name</legend>
      {names.slice(0, MOST_NAMES).map((name) => (
        <Field key={name} label={name}>
          <Select
            options={choices}
            value={options.courts[name] ?? NONE}
            disabled={disabled}
            onChange={(id) => choose(name, id)}
          />
        </Field>
      ))}
    </fieldset>
  );
}

const NONE = "";
/** A wrong column of courts has any number of names. */
const MOST_NAMES = 40;
