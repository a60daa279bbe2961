import {
  AVAILABILITY_MESSAGES,
  type AvailableHours,
  DEFAULT_HOURS,
  WEEKDAYS,
  weekdayLabel,
} from "@courtside/contracts/domain/weekly-availability.ts";
import { Button, Grid, IconPlus } from "@courtside/design-system/core.tsx";
import { Select } from "@courtside/design-system/fields.tsx";
import { StaffField, StaffForm, useStaffForm } from "@courtside/design-system/staff.tsx";

interface HoursFormProps {
  times: readonly string[];
  busy: boolean;
  /** The api's message about the last attempt. */
  rejection: string | undefined;
  onAdd: (hours: AvailableHours) => void;
}

const DAYS = WEEKDAYS.map((value) => ({ value, label: weekdayLabel(value) }));

const check = ({ start_time, end_time }: AvailableHours) => ({
  end_time: end_time <= start_time ? AVAILABILITY_MESSAGES.order : undefined,
});

/** A weekday, start and end. */
export function HoursForm({ times, busy, rejection, onAdd }: HoursFormProps) {
  const form = useStaffForm<AvailableHours>(DEFAULT_HOURS, {
    check,
    ...(rejection !== undefined && { rejected: { end_time: rejection } }),
  });
  const options = times.map((value) => ({ value, label: value }));
  return (
    <StaffForm form={form} gap={12} onSubmit={onAdd}>
      <Grid minColumn={140} gap={12}>
        <StaffField<AvailableHours> name="day_of_week" label="Day">
          <Select options={DAYS} />
        </StaffField>
        <StaffField<AvailableHours> name="start_time" label="Start time">
          <Select options={options} />
        </StaffField>
        <StaffField<AvailableHours> name="end_time" label="End time">
          <Select options={options} />
        </StaffField>
      </Grid>
      <div>
        <Button type="submit" icon={<IconPlus />} busy={busy} busyLabel="Adding...">
          Add Availability
        </Button>
      </div>
    </StaffForm>
  );
}
