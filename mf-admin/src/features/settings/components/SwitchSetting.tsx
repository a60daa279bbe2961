import { Switch } from "@courtside/design-system/fields.tsx";
import { fieldId } from "../form/fieldId.ts";
import { SWITCH_FIELDS, type SwitchName } from "../form/settingFields.ts";
import type { SettingsForm } from "../form/useSettingsForm.ts";

/** On or off; takes effect with the form. */
export function SwitchSetting({ name, form }: { name: SwitchName; form: SettingsForm }) {
  const { label, hint } = SWITCH_FIELDS[name];
  return (
    <Switch id={fieldId(name)} description={hint} checked={form.values[name]} onChange={(on) => form.set(name, on)}>
      {label}
    </Switch>
  );
}
