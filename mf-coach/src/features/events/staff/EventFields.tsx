import type { ClubEvent, Court } from "@courtside/contracts/api/client.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { EVENT_LIMITS, INSTANCES } from "@courtside/contracts/domain/event-rules.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { DatePicker, TimeSelect } from "@courtside/design-system/dates.tsx";
import { Checkbox, Input, NumberInput, Select, TextArea } from "@courtside/design-system/fields.tsx";
import { StaffField } from "@courtside/design-system/staff.tsx";
import type { EventDraft } from "../eventDraft.ts";
import styles from "./EventFields.module.css";

const QUARTER = 15;

interface EventFieldsProps {
  courts: readonly Court[];
  draft: EventDraft;
  /** What the form was opened with: its court may be inactive by now, its times outside the hours. */
  opened: EventDraft;
  /** Null: a new one. */
  event: ClubEvent | null;
  /** The club's date, and its opening hours. */
  today: string;
  hours: { start: string; end: string };
}

/** Title, description, court, start, end, max attendees, weekly. */
export function EventFields({ courts, draft, opened, event, today, hours }: EventFieldsProps) {
  // Whether it repeats cannot be changed later.
  const isEdit = event !== null;
  const ofEvent = isEdit && courts.every(({ id }) => id !== event.court_id) ? [inactiveCourt(event)] : [];
  const options = courts.map(({ id, name, sport }) => ({ value: id, label: `${name} (${sportLabel(sport)})` }));
  const firstEnd = wallTime(minutesOfDay(draft.startTime ?? hours.start) + QUARTER);
  const date = isEdit && draft.weekly ? "Next date" : "Date";
  return (
    <>
      <StaffField<EventDraft> name="title" label="Title" required>
        <Input name="title" maxLength={EVENT_LIMITS.title} />
      </StaffField>
      <StaffField<EventDraft> name="description" label="Description" hint="Optional. Whom it is for, what to bring.">
        <TextArea rows={3} maxLength={EVENT_LIMITS.description} />
      </StaffField>
      <StaffField<EventDraft> name="courtId" label="Court" required>
        <Select name="court_id" placeholder="Choose a court" options={[...options, ...ofEvent]} />
      </StaffField>
      <div className={styles.times}>
        <StaffField<EventDraft> name="date" label={date} required className={styles.date}>
          <DatePicker aria-label={date} today={today} min={today} />
        </StaffField>
        <StaffField<EventDraft> name="startTime" label="Start time" required>
          <TimeSelect
            name="start_time"
            placeholder="Start"
            from={hours.start}
            until={wallTime(minutesOfDay(hours.end) - QUARTER)}
            stored={opened.startTime}
          />
        </StaffField>
        <StaffField<EventDraft> name="endTime" label="End time" required>
          <TimeSelect
            name="end_time"
            placeholder="End"
            from={firstEnd}
            until={hours.end}
            stored={opened.endTime !== null && opened.endTime >= firstEnd ? opened.endTime : null}
          />
        </StaffField>
      </div>
      <StaffField<EventDraft> name="attendees" label="Max attendees" required>
        <NumberInput name="max_attendees" max={EVENT_LIMITS.attendees} />
      </StaffField>
      {!isEdit && (
        <StaffField<EventDraft> name="weekly" valueProp="checked">
          <Checkbox description={`Every week at the same time: this date and ${INSTANCES} more.`}>
            Repeat weekly
          </Checkbox>
        </StaffField>
      )}
    </>
  );
}

const inactiveCourt = ({ court_id, court_name }: ClubEvent) => ({ value: court_id, label: `${court_name} (inactive)` });
