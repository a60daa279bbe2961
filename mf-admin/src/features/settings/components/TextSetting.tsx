import { Field, Input, Select, TextArea } from "@courtside/design-system/fields.tsx";
import { fieldId } from "../form/fieldId.ts";
import { TEXT_FIELDS, type TextName } from "../form/settingFields.ts";
import type { SettingsForm } from "../form/useSettingsForm.ts";
import { BrandColor } from "./BrandColor.tsx";
import { quarterHours } from "./quarterHours.ts";
import { TimeZone } from "./TimeZone.tsx";

interface TextSettingProps {
  name: TextName;
  form: SettingsForm;
}

/** A setting that is text: words, an address, a colour, a time, a zone. */
export function TextSetting({ name, form }: TextSettingProps) {
  const { label, hint, control, required, maxLength } = TEXT_FIELDS[name];
  const problem = form.problems[name];
  const shared = { id: fieldId(name), value: form.values[name] };
  const set = (text: string) => form.set(name, text);
  if (control === "color") return <BrandColor form={form} label={label} hint={hint} />;
  return (
    <Field label={label} hint={hint} error={problem} required={required ?? false}>
      {control === "lines" ? (
        <TextArea {...shared} maxLength={maxLength} onChange={(event) => set(event.target.value)} />
      ) : control === "time" ? (
        <Select {...shared} options={quarterHours(name, shared.value)} onChange={set} />
      ) : control === "zone" ? (
        <TimeZone {...shared} onChange={set} />
      ) : (
        <Input
          {...shared}
          type={control}
          maxLength={maxLength}
          autoComplete="off"
          onChange={(event) => set(event.target.value)}
        />
      )}
    </Field>
  );
}
