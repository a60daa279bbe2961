import type { Court } from "@courtside/contracts/api/client.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { EVENT_LIMITS, INSTANCES } from "@courtside/contracts/domain/event-rules.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Stack } from "@courtside/design-system/core.tsx";
import { DatePicker, TimeSelect } from "@courtside/design-system/dates.tsx";
import { Checkbox, Field, Input, NumberInput, Select, TextArea } from "@courtside/design-system/fields.tsx";
import styles from "./EventFields.module.css";
import { type EventDraft, type EventErrors, withStartTime } from "./eventDraft.ts";

const QUARTER = 15;

interface EventFieldsProps {
  courts: readonly Court[];
  draft: EventDraft;
  onChange: (draft: EventDraft) => void;
  failures: EventErrors;
  /** The club's date, and its opening hours. */
  today: string;
  hours: { start: string; end: string };
  /** An existing event is edited: whether it repeats cannot be changed. */
  isEdit: boolean;
}

/** Title, description, court, start, end, max attendees, weekly. */
export function EventFields({ courts, draft, onChange, failures, today, hours, isEdit }: EventFieldsProps) {
  const change = (part: Partial<EventDraft>) => onChange({ ...draft, ...part });
  return (
    <Stack>
      <Field label="Title" required error={failures.title}>
        <Input
          name="title"
          maxLength={EVENT_LIMITS.title}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field label="Description" hint="Optional. Whom it is for, what to bring.">
        <TextArea
          rows={3}
          maxLength={EVENT_LIMITS.description}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <Field label="Court" required error={failures.court_id}>
        <Select
          name="court_id"
          placeholder="Choose a court"
          options={courts.map(({ id, name, sport }) => ({ value: id, label: `${name} (${sportLabel(sport)})` }))}
          value={draft.courtId}
          onChange={(courtId) => change({ courtId })}
        />
      </Field>
      <div className={styles.times}>
        <Field label={isEdit && draft.weekly ? "Next date" : "Date"} required className={styles.date}>
          <DatePicker
            aria-label={isEdit && draft.weekly ? "Next date" : "Date"}
            today={today}
            min={today}
            value={draft.date}
            onChange={(date) => date && change({ date })}
          />
        </Field>
        <Field label="Start time" required error={failures.start_time}>
          <TimeSelect
            name="start_time"
            placeholder="Start"
            from={hours.start}
            until={wallTime(minutesOfDay(hours.end) - QUARTER)}
            value={draft.startTime}
            onChange={(startTime) => onChange(withStartTime(draft, startTime))}
          />
        </Field>
        <Field label="End time" required error={failures.end_time}>
          <TimeSelect
            name="end_time"
            placeholder="End"
            from={wallTime(minutesOfDay(draft.startTime ?? hours.start) + QUARTER)}
            until={hours.end}
            value={draft.endTime}
            onChange={(endTime) => change({ endTime })}
          />
        </Field>
      </div>
      <Field label="Max attendees" required error={failures.max_attendees}>
        <NumberInput
          name="max_attendees"
          max={EVENT_LIMITS.attendees}
          value={draft.attendees}
          onChange={(attendees) => change({ attendees })}
        />
      </Field>
      {!isEdit && (
        <Checkbox
          checked={draft.weekly}
          description={`Every week at the same time: this date and ${INSTANCES} more.`}
          onChange={(weekly) => change({ weekly })}
        >
          Repeat weekly
        </Checkbox>
      )}
    </Stack>
  );
}
