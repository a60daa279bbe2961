import type { SettingName } from "@courtside/contracts/domain/club-settings.ts";
import {
  NUMBER_FIELDS,
  type NumberName,
  SWITCH_FIELDS,
  type SwitchName,
  type TextName,
} from "../form/settingFields.ts";
import type { SettingsForm } from "../form/useSettingsForm.ts";
import { NumberSetting } from "./NumberSetting.tsx";
import { SportBoxes } from "./SportBoxes.tsx";
import { SportList } from "./SportList.tsx";
import { SwitchSetting } from "./SwitchSetting.tsx";
import { TextSetting } from "./TextSetting.tsx";

/** How a screen shows a setting that can be shown in two ways. */
export type FieldLook = "choices" | "list";

export interface SettingFieldProps {
  name: SettingName;
  form: SettingsForm;
  look?: FieldLook | undefined;
}

/** One setting with its label, hint, control and problem, as the one schema describes it. */
export function SettingField({ name, form, look }: SettingFieldProps) {
  if (name === "sports") return look === "list" ? <SportList form={form} /> : <SportBoxes form={form} />;
  if (isNumber(name)) return <NumberSetting name={name} form={form} asChoices={look === "choices"} />;
  if (isSwitch(name)) return <SwitchSetting name={name} form={form} />;
  return <TextSetting name={name as TextName} form={form} />;
}

const isNumber = (name: SettingName): name is NumberName => name in NUMBER_FIELDS;
const isSwitch = (name: SettingName): name is SwitchName => name in SWITCH_FIELDS;
