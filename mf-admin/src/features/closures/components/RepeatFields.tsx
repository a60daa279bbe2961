import { MOST_CLOSURE_DATES } from "@courtside/contracts/domain/closures.ts";
import { WEEKDAYS, weekdayLabel } from "@courtside/contracts/domain/weekly-availability.ts";
import { Segmented, Stack } from "@courtside/design-system/core.tsx";
import { DatePicker } from "@courtside/design-system/dates.tsx";
import { CheckboxGroup, Field, NumberInput, RadioGroup, Select } from "@courtside/design-system/fields.tsx";
import { emptyRepeat, type RepeatDraft, type RepeatProblems, weekdaysOf } from "./closure-repeat.ts";

interface RepeatFieldsProps {
  repeat: RepeatDraft | null;
  today: string;
  startDate: string;
  problems: RepeatProblems;
  onRepeat: (repeat: RepeatDraft | null) => void;
}

/** More weeks than these the api takes, and no club closes for. */
const WEEKS = [1, 2, 3, 4];

const weeksLabel = (weeks: number): string => (weeks === 1 ? "Every week" : `Every ${weeks} weeks`);

/** Once, or on which days and until when (docs/product/closures.md#repeating). */
export function RepeatFields({ repeat, today, startDate, problems, onRepeat }: RepeatFieldsProps) {
  const change = (part: Partial<RepeatDraft>) => repeat && onRepeat({ ...repeat, ...part });
  return (
    <Stack gap={20}>
      <Segmented
        label="Repeat"
        legend
        value={repeat ? "repeated" : "once"}
        onChange={(value) => onRepeat(value === "once" ? null : emptyRepeat)}
        options={[
          { value: "once", label: "Once" },
          { value: "repeated", label: "On several dates" },
        ]}
      />
      {repeat && (
        <>
          <CheckboxGroup
            label="Days"
            options={WEEKDAYS.map((value) => ({ value, label: weekdayLabel(value) }))}
            value={weekdaysOf(repeat, startDate)}
            onChange={(weekdays) => change({ weekdays })}
          />
          <Field label="How often">
            <Select
              options={WEEKS.map((value) => ({ value, label: weeksLabel(value) }))}
              value={repeat.everyWeeks}
              onChange={(everyWeeks) => change({ everyWeeks })}
            />
          </Field>
          <RadioGroup
            label="Ends"
            inline
            options={[
              { value: "count", label: "After a number of dates" },
              { value: "until", label: "On a date" },
            ]}
            value={repeat.ends}
            onChange={(ends) => change({ ends })}
          />
          {repeat.ends === "count" ? (
            <Field label="Dates" hint={`Up to ${MOST_CLOSURE_DATES}`} error={problems.count}>
              <NumberInput
                value={repeat.count}
                min={1}
                max={MOST_CLOSURE_DATES}
                onChange={(count) => change({ count })}
              />
            </Field>
          ) : (
            <Field label="Last date" hint={`Up to ${MOST_CLOSURE_DATES} dates`} error={problems.until}>
              <DatePicker
                today={today}
                min={startDate}
                value={repeat.until}
                onChange={(until) => change({ until: until ?? null })}
              />
            </Field>
          )}
        </>
      )}
    </Stack>
  );
}
