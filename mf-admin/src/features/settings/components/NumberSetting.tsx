import { RULE_RANGES } from "@courtside/contracts/domain/club-rules.ts";
import { Field, NumberInput, Select } from "@courtside/design-system/fields.tsx";
import { fieldId } from "../form/fieldId.ts";
import { minuteOptions, NUMBER_FIELDS, type NumberName } from "../form/settingFields.ts";
import type { SettingsForm } from "../form/useSettingsForm.ts";

interface NumberSettingProps {
  name: NumberName;
  form: SettingsForm;
  /** Offers the values instead of a field to type in. */
  asChoices: boolean;
}

/** A number within its range. Nothing is corrected: out of range or empty, the save is refused with the range's message. */
export function NumberSetting({ name, form, asChoices }: NumberSettingProps) {
  const { label, hint, control } = NUMBER_FIELDS[name];
  const value = form.values[name];
  const isChoice = asChoices || control === "minutes";
  return (
    <Field label={label} hint={hint} error={form.problems[name]}>
      {isChoice ? (
        <Select
          id={fieldId(name)}
          options={minuteOptions(name)}
          value={value}
          onChange={(minutes) => form.set(name, minutes)}
        />
      ) : (
        <NumberInput
          id={fieldId(name)}
          {...rangeOf(name)}
          value={Number.isNaN(value) ? null : value}
          onChange={(number) => form.set(name, number ?? Number.NaN)}
        />
      )}
    </Field>
  );
}

const rangeOf = (name: NumberName) => (name === "max_booking_length_minutes" ? {} : RULE_RANGES[name]);
