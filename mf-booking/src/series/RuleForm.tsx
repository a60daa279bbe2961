import { SERIES_LIMITS } from "@courtside/contracts/domain/booking-series.ts";
import { WEEKDAYS, weekdayLabel } from "@courtside/contracts/domain/weekly-availability.ts";
import { Stack } from "@courtside/design-system/core.tsx";
import { CheckboxGroup, Field, Input, NumberInput, RadioGroup, Select } from "@courtside/design-system/fields.tsx";
import type { draftProblem, SeriesDraft } from "./series-draft.ts";

interface RuleFormProps {
  draft: SeriesDraft;
  problem: ReturnType<typeof draftProblem>;
  mostDates: number;
  hasLabel: boolean;
  onDraft: (draft: SeriesDraft) => void;
}

/** Further apart than this the api takes, and no club plays. */
const WEEKS = [1, 2, 3, 4, 6, 8];

const weeksLabel = (weeks: number): string => (weeks === 1 ? "Every week" : `Every ${weeks} weeks`);

/** How often, on which days, and when it ends. */
export function RuleForm({ draft, problem, mostDates, hasLabel, onDraft }: RuleFormProps) {
  return (
    <Stack gap={16}>
      <Field label="How often">
        <Select
          options={WEEKS.map((value) => ({ value, label: weeksLabel(value) }))}
          value={draft.everyWeeks}
          onChange={(everyWeeks) => onDraft({ ...draft, everyWeeks })}
        />
      </Field>
      <CheckboxGroup
        label="Days"
        options={WEEKDAYS.map((value) => ({ value, label: weekdayLabel(value) }))}
        value={draft.weekdays}
        error={problem === "weekdays" ? "Choose at least one day" : undefined}
        onChange={(weekdays) => onDraft({ ...draft, weekdays })}
      />
      <RadioGroup
        label="Ends"
        inline
        options={[
          { value: "count", label: "After a number of dates" },
          { value: "until", label: "On a date" },
        ]}
        value={draft.ends}
        onChange={(ends) => onDraft({ ...draft, ends })}
      />
      {draft.ends === "count" ? (
        <Field
          label="Dates"
          hint={`Up to ${mostDates}`}
          error={problem === "count" ? `Enter a number from 1 to ${mostDates}` : undefined}
        >
          <NumberInput value={draft.count} min={1} max={mostDates} onChange={(count) => onDraft({ ...draft, count })} />
        </Field>
      ) : (
        <Field
          label="Last date"
          hint={`Up to ${mostDates} dates`}
          error={problem === "until" ? "Choose a date" : undefined}
        >
          <Input
            type="date"
            value={draft.until}
            onChange={(event) => onDraft({ ...draft, until: event.target.value })}
          />
        </Field>
      )}
      {hasLabel && (
        <Field label="Label (optional)" hint="Only staff read it">
          <Input
            value={draft.label}
            maxLength={SERIES_LIMITS.label}
            onChange={(event) => onDraft({ ...draft, label: event.target.value })}
          />
        </Field>
      )}
    </Stack>
  );
}
