import type { LessonCourt } from "@courtside/contracts/api/client.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Grid } from "@courtside/design-system/core.tsx";
import { DatePicker, TimeSelect } from "@courtside/design-system/dates.tsx";
import { Select } from "@courtside/design-system/fields.tsx";
import { StaffField } from "@courtside/design-system/staff.tsx";
import type { LessonInput } from "./useLessonPlace.ts";

interface LessonPlaceFieldsProps {
  courts: readonly LessonCourt[];
  today: string;
  hours: { start: string; end: string };
}

/** Date, start, end and court of a lesson; a court that is taken then is marked. */
export function LessonPlaceFields({ courts, today, hours }: LessonPlaceFieldsProps) {
  return (
    <>
      <StaffField<LessonInput> name="date" label="Date" required>
        <DatePicker aria-label="Date" today={today} min={today} />
      </StaffField>
      <Grid minColumn={140}>
        <StaffField<LessonInput> name="startTime" label="Start time" required>
          <TimeSelect placeholder="Start" from={hours.start} until={hours.end} />
        </StaffField>
        <StaffField<LessonInput> name="endTime" label="End time" required>
          <TimeSelect placeholder="End" from={hours.start} until={hours.end} />
        </StaffField>
      </Grid>
      <StaffField<LessonInput>
        name="courtId"
        label="Court"
        required
        hint={courts.length === 0 ? "Choose the time first: then you see which courts are free." : undefined}
      >
        <Select
          placeholder="Choose a court"
          options={courts.map(({ id, name, sport, is_free }) => ({
            value: id,
            label: `${name} (${sportLabel(sport)})${is_free ? "" : " - taken"}`,
            disabled: !is_free,
          }))}
        />
      </StaffField>
    </>
  );
}
