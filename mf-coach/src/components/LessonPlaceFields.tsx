import type { LessonCourt } from "@courtside/contracts/api/client.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Grid } from "@courtside/design-system/core.tsx";
import { DatePicker, TimeSelect } from "@courtside/design-system/dates.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import type { LessonPlace, PlaceErrors } from "./lessonPlace.ts";

interface LessonPlaceFieldsProps {
  place: LessonPlace;
  onChange: (part: Partial<LessonPlace>) => void;
  courts: readonly LessonCourt[];
  today: string;
  hours: { start: string; end: string };
  failures: PlaceErrors;
}

/** Date, start, end and court of a lesson; a court that is taken then is marked. */
export function LessonPlaceFields({ place, onChange, courts, today, hours, failures }: LessonPlaceFieldsProps) {
  return (
    <>
      <Field label="Date" required>
        <DatePicker
          aria-label="Date"
          today={today}
          min={today}
          value={place.date}
          onChange={(date) => date && onChange({ date })}
        />
      </Field>
      <Grid minColumn={140}>
        <Field label="Start time" required error={failures.start}>
          <TimeSelect
            placeholder="Start"
            from={hours.start}
            until={hours.end}
            value={place.startTime}
            onChange={(startTime) => onChange({ startTime })}
          />
        </Field>
        <Field label="End time" required error={failures.end}>
          <TimeSelect
            placeholder="End"
            from={hours.start}
            until={hours.end}
            value={place.endTime}
            onChange={(endTime) => onChange({ endTime })}
          />
        </Field>
      </Grid>
      <Field
        label="Court"
        required
        error={failures.court}
        hint={courts.length === 0 ? "Choose the time first: then you see which courts are free." : undefined}
      >
        <Select
          placeholder="Choose a court"
          options={courts.map(({ id, name, sport, is_free }) => ({
            value: id,
            label: `${name} (${sportLabel(sport)})${is_free ? "" : " - taken"}`,
            disabled: !is_free,
          }))}
          value={place.courtId}
          onChange={(courtId) => onChange({ courtId })}
        />
      </Field>
    </>
  );
}
