import { type CoachAvailability, messageOf } from "@courtside/contracts/api/client.ts";
import { type AvailableHours, availabilityProblem, WEEKDAYS } from "@courtside/contracts/domain/weekly-availability.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Card, focusAbove, Text } from "@courtside/design-system/core.tsx";
import { StaffField, StaffForm, useStaffForm } from "@courtside/design-system/staff.tsx";
import { useEffect, useState } from "react";
import { LeaveGuard } from "../../../components/LeaveGuard.tsx";
import { useReplaceHours } from "../api.ts";
import { DayHours } from "./DayHours.tsx";
import styles from "./WeekEditor.module.css";
import { copied, rowsOf, totalHours, type WeekDraft, weekOf } from "./weekDraft.ts";

interface WeekEditorProps {
  coachId: string;
  /** The stored hours. */
  hours: CoachAvailability;
  /** The club's closing time. */
  closing: string;
}

const checkBefore = (closing: string, stored: readonly AvailableHours[]) => (week: WeekDraft) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, availabilityProblem(week[day], closing, stored)?.message]));

const isSame = (one: WeekDraft, other: WeekDraft) => JSON.stringify(rowsOf(one)) === JSON.stringify(rowsOf(other));

/**
 * Edits a coach's week and replaces it as a whole; it never overwrites another user's save
 * (docs/product/coaching.md#weekly-availability).
 */
export default function WeekEditor({ coachId, hours, closing }: WeekEditorProps) {
  const offline = useShell().liveStatus === "offline";
  const [base, setBase] = useState(hours);
  const form = useStaffForm<WeekDraft>(() => weekOf(hours.rows), { check: checkBefore(closing, base.rows) });
  const replace = useReplaceHours(setBase);
  const week = form.values;
  const rows = rowsOf(week);
  const isDirty = !isSame(week, weekOf(base.rows));
  // The stored hours have changed: an unchanged draft follows them, for a changed one the user decides.
  const hasMovedOn = !replace.isPending && hours.version > base.version;
  const follows = hasMovedOn && !isDirty;
  const { reset } = form;
  useEffect(() => {
    if (!follows) return;
    setBase(hours);
    reset(weekOf(hours.rows));
  });

  const reload = () => {
    setBase(hours);
    form.reset(weekOf(hours.rows));
    replace.reset();
  };
  const isChangedElsewhere = hasMovedOn && isDirty;

  return (
    <Card
      title="Set Your Weekly Availability"
      description={`Every half hour from ${base.times[0]} to ${base.times.at(-1)}. Repeats each week.`}
    >
      {isChangedElsewhere && (
        <Alert
          tone="warning"
          role="alert"
          title="This availability was changed meanwhile. Nothing was saved."
          action={<Button onClick={reload}>Load what is saved</Button>}
        >
          Your changes are still here, but saving them would overwrite the other ones.
        </Alert>
      )}
      {replace.isError && !isChangedElsewhere && (
        <Alert tone="error" role="alert" title="Failed to update availability">
          {messageOf(replace.error) ?? "Check your connection, then try again."}
        </Alert>
      )}
      <StaffForm
        form={form}
        gap={0}
        onSubmit={() => replace.mutate({ params: { path: { id: coachId } }, body: { version: base.version, rows } })}
      >
        {WEEKDAYS.map((day) => (
          <StaffField<WeekDraft> key={day} name={day}>
            <DayHours
              day={day}
              times={base.times}
              closing={closing}
              stored={base.rows}
              onCopy={(to) => form.change(copied(week, day, to))}
            />
          </StaffField>
        ))}
        <div ref={focusAbove} className={styles.bar}>
          <Text size="sm" tone="secondary" role="status" className={styles.state}>
            {totalHours(rows)} a week{isDirty ? ", not saved yet" : ""}
          </Text>
          {isDirty && (
            <Button variant="ghost" disabled={replace.isPending} onClick={reload}>
              Discard
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            disabled={offline || (!isDirty && !replace.isPending)}
            busy={replace.isPending}
            busyLabel="Saving..."
          >
            Save Availability
          </Button>
        </div>
      </StaffForm>
      <LeaveGuard active={isDirty} loss="Your changes to the weekly hours would be lost." />
    </Card>
  );
}
