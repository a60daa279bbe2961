import { type CoachAvailability, messageOf } from "@courtside/contracts/api/client.ts";
import { availabilityProblem, WEEKDAYS } from "@courtside/contracts/domain/weekly-availability.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Card, focusAbove, Text } from "@courtside/design-system/core.tsx";
import { useEffect, useRef, useState } from "react";
import { LeaveGuard } from "../../../components/LeaveGuard.tsx";
import { useReplaceHours } from "../api.ts";
import { DayHours } from "./DayHours.tsx";
import styles from "./WeekEditor.module.css";
import { addTo, copyTo, type DraftHours, draftOf, hoursOf, rowsOf, totalHours } from "./weekDraft.ts";

interface WeekEditorProps {
  coachId: string;
  /** The stored hours. */
  hours: CoachAvailability;
  /** The club's closing time. */
  closing: string;
}

/**
 * Edits a coach's week and replaces it as a whole; it never overwrites another user's save
 * (docs/product/coaching.md#weekly-availability).
 */
export function WeekEditor({ coachId, hours, closing }: WeekEditorProps) {
  const offline = useShell().liveStatus === "offline";
  const card = useRef<HTMLElement>(null);
  const [base, setBase] = useState(hours);
  const [draft, setDraft] = useState(() => draftOf(hours.rows));
  const [problem, setProblem] = useState<{ key: string; message: string } | null>(null);
  const rows = rowsOf(draft);
  const isDirty = JSON.stringify(rows) !== JSON.stringify(rowsOf(draftOf(base.rows)));
  const replace = useReplaceHours(setBase);
  // The stored hours have changed: an unchanged draft follows them, for a changed one the user decides.
  const hasMovedOn = !replace.isPending && hours.version > base.version;
  if (hasMovedOn && !isDirty) load(hours);

  useEffect(() => {
    if (problem) card.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problem]);

  function load(stored: CoachAvailability) {
    setBase(stored);
    setDraft(draftOf(stored.rows));
    setProblem(null);
  }
  const reload = () => {
    load(hours);
    replace.reset();
  };
  const edit = (next: DraftHours[]) => {
    setDraft(next);
    setProblem(null);
  };
  const save = () => {
    const ordered = WEEKDAYS.flatMap((day) => hoursOf(draft, day));
    const found = availabilityProblem(ordered, closing);
    const key = found && ordered[found.row]?.key;
    setProblem(found && key ? { key, message: found.message } : null);
    if (!found) replace.mutate({ params: { path: { id: coachId } }, body: { version: base.version, rows } });
  };
  const isChangedElsewhere = hasMovedOn && isDirty;

  return (
    <Card
      ref={card}
      title="Set Your Weekly Availability"
      description="Every half hour within the club's opening hours. Repeats each week."
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
      {WEEKDAYS.map((day) => (
        <DayHours
          key={day}
          day={day}
          hours={hoursOf(draft, day)}
          times={base.times}
          problem={problem}
          onAdd={() => edit(addTo(draft, day, base.times))}
          onChange={(key, part) => edit(draft.map((each) => (each.key === key ? { ...each, ...part } : each)))}
          onRemove={(key) => edit(draft.filter((each) => each.key !== key))}
          onCopy={(to) => edit(copyTo(draft, day, to))}
        />
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
          variant="primary"
          disabled={offline || (!isDirty && !replace.isPending)}
          busy={replace.isPending}
          busyLabel="Saving..."
          onClick={save}
        >
          Save Availability
        </Button>
      </div>
      <LeaveGuard active={isDirty} loss="Your changes to the weekly hours would be lost." />
    </Card>
  );
}
