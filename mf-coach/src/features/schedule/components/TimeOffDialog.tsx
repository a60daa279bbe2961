import { messageOf } from "@courtside/contracts/api/client.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { AVAILABILITY_MESSAGES } from "@courtside/contracts/domain/weekly-availability.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Grid, Stack } from "@courtside/design-system/core.tsx";
import { DatePicker, TimeSelect } from "@courtside/design-system/dates.tsx";
import { Checkbox, Field, Input, useFormCheck } from "@courtside/design-system/fields.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { useTakeTimeOff } from "../api.ts";

interface TimeOffDialogProps {
  coachId: string;
  onClose: () => void;
}

/** Adds time off: whole dates, or from one time to another (docs/product/coaching.md#time-off). */
export function TimeOffDialog({ coachId, onClose }: TimeOffDialogProps) {
  const formId = useId();
  const zone = useMe().club?.time_zone ?? "UTC";
  const [today] = useState(() => clubDate(Date.now(), zone));
  const [dates, setDates] = useState({ starts_on: today, ends_on: today });
  const [times, setTimes] = useState({ start_time: "09:00", end_time: "17:00" });
  const [isWhole, setWhole] = useState(true);
  const [note, setNote] = useState("");
  const isLate =
    dates.ends_on < dates.starts_on ||
    (!isWhole && dates.starts_on === dates.ends_on && times.end_time <= times.start_time);
  const { form, check, shown } = useFormCheck({ end: isLate ? AVAILABILITY_MESSAGES.order : undefined });
  const { take, busy, error } = useTakeTimeOff(coachId, onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) take({ ...dates, ...(!isWhole && times), ...(note.trim() && { note: note.trim() }) });
  };
  const rejection = error ? (messageOf(error) ?? "Check your connection, then try again.") : null;

  return (
    <Modal
      open
      title="Add Time Off"
      description="No lesson with you can be booked then. Existing entries stay until you cancel them."
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Adding...">
            Add Time Off
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack>
          {rejection && (
            <Alert tone="error" role="alert">
              {rejection}
            </Alert>
          )}
          <Grid minColumn={180}>
            <Field label="First day" required>
              <DatePicker
                aria-label="First day"
                today={today}
                min={today}
                value={dates.starts_on}
                onChange={(date) =>
                  date && setDates({ starts_on: date, ends_on: date > dates.ends_on ? date : dates.ends_on })
                }
              />
            </Field>
            <Field label="Last day" required error={isWhole ? shown.end : undefined}>
              <DatePicker
                aria-label="Last day"
                today={today}
                min={dates.starts_on}
                value={dates.ends_on}
                onChange={(date) => date && setDates({ ...dates, ends_on: date })}
              />
            </Field>
          </Grid>
          <Checkbox checked={isWhole} onChange={setWhole}>
            Whole days
          </Checkbox>
          {!isWhole && (
            <Grid minColumn={140}>
              <Field label="From, on the first day">
                <TimeSelect
                  step={30}
                  value={times.start_time}
                  onChange={(start_time) => setTimes({ ...times, start_time })}
                />
              </Field>
              <Field label="Until, on the last day" error={shown.end}>
                <TimeSelect
                  step={30}
                  until="24:00"
                  value={times.end_time}
                  onChange={(end_time) => setTimes({ ...times, end_time })}
                />
              </Field>
            </Grid>
          )}
          <Field label="Note" hint="Optional. For you and the club's staff.">
            <Input maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
          </Field>
        </Stack>
      </form>
    </Modal>
  );
}
