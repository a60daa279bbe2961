import { type CoachAvailability, messageOf } from "@courtside/contracts/api/client.ts";
import {
  AVAILABILITY_MESSAGES,
  type AvailableHours,
  DEFAULT_HOURS,
  WEEKDAYS,
  weekdayLabel,
} from "@courtside/contracts/domain/weekly-availability.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  Card,
  Grid,
  IconButton,
  IconPlus,
  IconTrash,
  LinkButton,
  Stack,
  Text,
} from "@courtside/design-system/core.tsx";
import { Field, Select, useFormCheck } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useState } from "react";
import { useOneHours } from "../api.ts";
import styles from "./HoursList.module.css";

interface HoursListProps {
  coachId: string;
  hours: CoachAvailability;
}

/** A coach's hours one by one, each saved at once; the coach's own page edits the whole week. */
export function HoursList({ coachId, hours: { rows, times } }: HoursListProps) {
  const offline = useShell().liveStatus === "offline";
  const { add, adding, error, remove, removing } = useOneHours(coachId);
  const [doomed, setDoomed] = useState<{ id: string; name: string } | null>(null);
  return (
    <Card
      title="Set Your Weekly Availability"
      description="Members see these hours when they ask for a lesson."
      extra={<LinkButton href={`/coaches/${coachId}?tab=edit-schedule`}>Edit Week</LinkButton>}
    >
      <Stack gap={20}>
        {rows.length === 0 ? (
          <Text tone="secondary">No hours yet. Add the first below.</Text>
        ) : (
          <ul className={styles.list} aria-label="Weekly hours">
            {rows.map(({ id, day_of_week, start_time, end_time }) => (
              <li key={id} className={styles.row}>
                <span className={styles.day}>{weekdayLabel(day_of_week)}</span>
                <span className={styles.time}>
                  {start_time} - {end_time}
                </span>
                <IconButton
                  label={`Delete ${nameOf({ day_of_week, start_time, end_time })}`}
                  icon={<IconTrash />}
                  size="large"
                  disabled={offline}
                  busy={removing === id}
                  onClick={() => setDoomed({ id, name: nameOf({ day_of_week, start_time, end_time }) })}
                />
              </li>
            ))}
          </ul>
        )}
        <HoursForm times={times} busy={adding} rejection={error ? messageOf(error) : undefined} onAdd={add} />
      </Stack>
      {doomed && (
        <ConfirmDialog
          open
          danger
          title={`Delete ${doomed.name}?`}
          description="Members are not offered these hours any more. Lessons that are booked stay."
          confirmLabel="Delete Hours"
          cancelLabel="Keep Hours"
          onConfirm={() => {
            remove(doomed.id);
            setDoomed(null);
          }}
          onClose={() => setDoomed(null)}
        />
      )}
    </Card>
  );
}

const nameOf = ({ day_of_week, start_time, end_time }: AvailableHours) =>
  `${weekdayLabel(day_of_week)}, ${start_time} - ${end_time}`;

interface HoursFormProps {
  times: readonly string[];
  busy: boolean;
  /** The api's message about the last attempt. */
  rejection: string | undefined;
  onAdd: (hours: AvailableHours) => void;
}

/** A weekday, start and end. */
function HoursForm({ times, busy, rejection, onAdd }: HoursFormProps) {
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
          <Field label="End time" error={shown.end_time ?? rejection}>
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
