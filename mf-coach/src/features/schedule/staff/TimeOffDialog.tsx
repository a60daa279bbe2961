import { messageOf } from "@courtside/contracts/api/client.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { AVAILABILITY_MESSAGES } from "@courtside/contracts/domain/weekly-availability.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Alert, Grid } from "@courtside/design-system/core.tsx";
import { DatePicker, TimeSelect } from "@courtside/design-system/dates.tsx";
import { Checkbox, Input } from "@courtside/design-system/fields.tsx";
import { StaffField, StaffFormDialog, useStaffForm } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { useTakeTimeOff } from "../api.ts";

interface TimeOffDialogProps {
  coachId: string;
  /** Null: the coach's own time off. */
  coachName: string | null;
  onClose: () => void;
}

interface TimeOffInput {
  starts_on: string;
  ends_on: string;
  is_whole: boolean;
  start_time: string;
  end_time: string;
  note: string;
}

function check({ starts_on, ends_on, is_whole, start_time, end_time }: TimeOffInput) {
  if (is_whole) return { ends_on: ends_on < starts_on ? AVAILABILITY_MESSAGES.order : undefined };
  const isLate = ends_on < starts_on || (starts_on === ends_on && end_time <= start_time);
  return { end_time: isLate ? AVAILABILITY_MESSAGES.order : undefined };
}

/** A later first day moves the last one. */
const adjust = (input: TimeOffInput) => ({
  ...input,
  ends_on: input.starts_on > input.ends_on ? input.starts_on : input.ends_on,
});

/** Adds time off: whole dates, or from one time to another (docs/product/coaching.md#time-off). */
export default function TimeOffDialog({ coachId, coachName, onClose }: TimeOffDialogProps) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const [today] = useState(() => clubDate(Date.now(), zone));
  const form = useStaffForm<TimeOffInput>(
    { starts_on: today, ends_on: today, is_whole: true, start_time: "09:00", end_time: "17:00", note: "" },
    { check, adjust },
  );
  const { take, busy, error } = useTakeTimeOff(coachId, onClose);
  const submit = ({ starts_on, ends_on, is_whole, start_time, end_time, note }: TimeOffInput) =>
    take({ starts_on, ends_on, ...(!is_whole && { start_time, end_time }), ...(note.trim() && { note: note.trim() }) });
  const rejection = error ? (messageOf(error) ?? "Check your connection, then try again.") : null;
  const { is_whole, starts_on } = form.values;
  return (
    <StaffFormDialog
      form={form}
      title="Add Time Off"
      description={`No lesson with ${coachName ?? "you"} can be booked then. Existing entries stay until you cancel them.`}
      submitLabel="Add Time Off"
      busyLabel="Adding..."
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      {rejection && (
        <Alert tone="error" role="alert">
          {rejection}
        </Alert>
      )}
      <Grid minColumn={180}>
        <StaffField<TimeOffInput> name="starts_on" label="First day" required>
          <DatePicker aria-label="First day" today={today} min={today} />
        </StaffField>
        <StaffField<TimeOffInput> name="ends_on" label="Last day" required>
          <DatePicker aria-label="Last day" today={today} min={starts_on} />
        </StaffField>
      </Grid>
      <StaffField<TimeOffInput> name="is_whole" valueProp="checked">
        <Checkbox>Whole days</Checkbox>
      </StaffField>
      {!is_whole && (
        <Grid minColumn={140}>
          <StaffField<TimeOffInput> name="start_time" label="From, on the first day">
            <TimeSelect step={30} />
          </StaffField>
          <StaffField<TimeOffInput> name="end_time" label="Until, on the last day">
            <TimeSelect step={30} until="24:00" />
          </StaffField>
        </Grid>
      )}
      <StaffField<TimeOffInput>
        name="note"
        label="Note"
        hint={`Optional. For ${coachName ?? "you"} and the club's staff.`}
      >
        <Input maxLength={200} />
      </StaffField>
    </StaffFormDialog>
  );
}
