import type { Court } from "@courtside/contracts/api/client.ts";
import {
  CLOSURE_REASON_LABELS,
  CLOSURE_REASONS,
  type ClosureOutcome,
  LONGEST_CLOSURE_MESSAGE,
} from "@courtside/contracts/domain/closures.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Button, Card, Inline, Segmented, Stack } from "@courtside/design-system/core.tsx";
import { DatePicker, TimeSelect } from "@courtside/design-system/dates.tsx";
import { CheckboxGroup, Field, RadioGroup, TextArea, useFormCheck } from "@courtside/design-system/fields.tsx";
import type { FormEvent } from "react";
import { useMinute } from "../../../useMinute.ts";
import type { ClosureBody } from "../api.ts";
import styles from "./ClosureForm.module.css";
import { bodyOf, type ClosureDraft, endAfter, problemsOf, withDefaultEnd, withStartDate } from "./closure-draft.ts";
import { RepeatFields } from "./RepeatFields.tsx";

interface ClosureFormProps {
  draft: ClosureDraft;
  courts: readonly Court[];
  /** The club's. */
  zone: string;
  closing: string;
  busy: boolean;
  onDraft: (draft: ClosureDraft) => void;
  onSubmit: (body: ClosureBody) => void;
}

const OUTCOMES: { value: ClosureOutcome; label: string; description: string }[] = [
  { value: "cancel", label: "Cancel", description: "Three other times are held for each booker for half an hour." },
  {
    value: "move",
    label: "Move",
    description: "To free courts of the same sport, first booked first; the rest is canceled.",
  },
  { value: "keep", label: "Keep", description: "Only what is free is closed." },
];

/** What is closed, until when, why, and what becomes of what is on it (docs/product/closures.md#closing). */
export function ClosureForm({ draft: given, courts, zone, closing, busy, onDraft, onSubmit }: ClosureFormProps) {
  // Rain comes when the page has been open for long: what nothing was chosen for counts from now.
  const draft = withDefaultEnd(given, useMinute(), zone);
  const { form, check, shown } = useFormCheck(problemsOf(draft));
  const change = (part: Partial<ClosureDraft>) => onDraft({ ...draft, ...part });
  const end = (part: Partial<ClosureDraft>) => change({ ...part, isEndChosen: true });
  const open = courts.filter(({ is_active }) => is_active);
  const sports = [...new Set(open.map(({ sport }) => sport))];
  const inMinutes = (minutes: number) => endAfter(minutes, Date.now(), zone);
  const today = inMinutes(0).endDate;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isRight = check();
    const body = bodyOf(withDefaultEnd(draft, Date.now(), zone));
    if (isRight && body && !busy) onSubmit(body);
  };
  return (
    <Card title="What to close">
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Stack gap={20}>
          <Segmented
            label="Courts"
            legend
            look="pills"
            wrap
            value={draft.what}
            onChange={(what) => change({ what })}
            options={[
              { value: "all", label: "All courts" },
              ...(sports.length > 1
                ? sports.map((sport) => ({ value: `sport:${sport}`, label: sportLabel(sport) }))
                : []),
              { value: "courts", label: "Choose" },
            ]}
          />
          {draft.what === "courts" && (
            <CheckboxGroup
              label="Courts to close"
              options={open.map(({ id, name }) => ({ value: id, label: name }))}
              value={draft.courtIds}
              onChange={(courtIds) => change({ courtIds })}
              error={shown.courts}
            />
          )}
          <Segmented
            label="From"
            legend
            value={draft.from}
            onChange={(from) => change({ from })}
            options={[
              { value: "now", label: "From now" },
              { value: "later", label: "From a time" },
            ]}
          />
          {draft.from === "later" && (
            <div className={styles.times}>
              <Field label="Start date">
                <DatePicker
                  today={today}
                  min={today}
                  value={draft.startDate}
                  onChange={(date) => date && onDraft(withStartDate(draft, date))}
                />
              </Field>
              <Field label="Start time" error={shown.startTime} required>
                <TimeSelect
                  placeholder="Choose a time"
                  value={draft.startTime}
                  onChange={(startTime) => change({ startTime: startTime ?? null })}
                />
              </Field>
            </div>
          )}
          {draft.from === "now" && (
            <Inline>
              <Button onClick={() => end(inMinutes(60))}>For 1 hour</Button>
              <Button onClick={() => end(inMinutes(120))}>For 2 hours</Button>
              <Button onClick={() => end({ endDate: today, endTime: closing })}>Rest of the day</Button>
            </Inline>
          )}
          <div className={styles.times}>
            <Field label="End date">
              <DatePicker
                today={today}
                min={draft.from === "later" ? draft.startDate : today}
                value={draft.endDate}
                onChange={(endDate) => endDate && end({ endDate })}
              />
            </Field>
            <Field label="End time" error={shown.endTime} required>
              <TimeSelect
                placeholder="Choose a time"
                from="00:15"
                until="24:00"
                value={draft.endTime}
                onChange={(endTime) => end({ endTime: endTime ?? null })}
              />
            </Field>
          </div>
          {draft.from === "later" && (
            <RepeatFields
              repeat={draft.repeat}
              today={today}
              startDate={draft.startDate}
              problems={shown}
              onRepeat={(repeat) => change({ repeat })}
            />
          )}
          <Segmented
            label="Reason"
            legend
            look="pills"
            wrap
            value={draft.reason}
            onChange={(reason) => change({ reason })}
            options={CLOSURE_REASONS.map((reason) => ({
              value: reason,
              label: reason === "other" ? "Other" : CLOSURE_REASON_LABELS[reason],
            }))}
          />
          <Field label="Message to members" hint="Optional. On the grid, in their bookings and mails.">
            <TextArea
              rows={2}
              maxLength={LONGEST_CLOSURE_MESSAGE}
              value={draft.message}
              onChange={(event) => change({ message: event.target.value })}
            />
          </Field>
          <RadioGroup
            label="Bookings, lessons and events"
            options={OUTCOMES}
            value={draft.outcome}
            onChange={(outcome) => change({ outcome })}
          />
          <div>
            <Button variant="primary" size="large" type="submit" busy={busy} busyLabel="Looking...">
              Preview
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
