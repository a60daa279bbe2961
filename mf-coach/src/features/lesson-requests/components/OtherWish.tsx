import { minutesOfDay } from "@courtside/contracts/domain/club-rules.ts";
import { Grid } from "@courtside/design-system/core.tsx";
import { DatePicker, TimeSelect } from "@courtside/design-system/dates.tsx";
import { Field } from "@courtside/design-system/fields.tsx";
import type { LessonDraft } from "./lessonWish.ts";

interface OtherWishProps {
  today: string;
  hours: { start: string; end: string };
  draft: LessonDraft;
  onChange: (part: Pick<LessonDraft, "date" | "time">) => void;
}

const LAST_START = minutesOfDay("23:30");

/** A date and time outside the coach's hours: the coach decides. */
export function OtherWish({ today, hours, draft, onChange }: OtherWishProps) {
  const until = minutesOfDay(hours.end) > LAST_START ? "23:30" : hours.end;
  return (
    <Grid minColumn={180}>
      <Field label="Preferred date" required>
        <DatePicker
          aria-label="Preferred date"
          today={today}
          min={today}
          value={draft.date}
          onChange={(date) => onChange({ date: date ?? null, time: draft.time })}
        />
      </Field>
      <Field label="Preferred time" required>
        <TimeSelect
          placeholder="Choose a time"
          step={30}
          from={hours.start}
          until={until}
          value={draft.time}
          onChange={(time) => onChange({ date: draft.date, time })}
        />
      </Field>
    </Grid>
  );
}
