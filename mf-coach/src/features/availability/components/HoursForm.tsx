import {
  AVAILABILITY_MESSAGES,
  type AvailableHours,
  DEFAULT_HOURS,
  WEEKDAYS,
  weekdayLabel,
} from "@courtside/contracts/domain/weekly-availability.ts";
import { Button, Grid, IconPlus, Stack } from "@courtside/design-system/core.tsx";
import { Field, Select, useFormCheck } from "@courtside/design-system/fields.tsx";
import { type FormEvent, useState } from "react";

interface HoursFormProps {
  times: readonly string[];
  busy: boolean;
  /** The server's words about what was tried last. */
  refusal: string | undefined;
  onAdd: (hours: AvailableHours) => void;
}

/** A weekday, start and end. */
export function HoursForm({ times, busy, refusal, onAdd }: HoursFormProps) {
  const [hours, setHours] = useState<AvailableHours>(DEFAULT_HOURS);
  const { form, check, shown } = useFormCheck({
    end_time: hours.end_time <= hours.start_time ? AVAILABILITY_MESSAGES.order : undefined,
  });
  const options = times.map((value) => ({ value, label: value }));
  const change = (part: Partial<AvailableHours>) => setHours({ ...hours, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) onAdd(hours);
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap={12}>
        <Grid minColumn={140} gap={12}>
          <Field label="Day">
            <Select
              options={WEEKDAYS.map((value) => ({ value, label: weekdayLabel(value) }))}
              value={hours.day_of_week}
              onChange={(day_of_week) => change({ day_of_week })}
            />
          </Field>
          <Field label="Start time">
            <Select options={options} value={hours.start_time} onChange={(start_time) => change({ start_time })} />
          </Field>
          <Field label="End time" error={shown.end_time ?? refusal}>
            <Select options={options} value={hours.end_time} onChange={(end_time) => change({ end_time })} />
          </Field>
        </Grid>
        <div>
          <Button type="submit" icon={<IconPlus />} busy={busy} busyLabel="Adding...">
            Add Availability
          </Button>
        </div>
      </Stack>
    </form>
  );
}
