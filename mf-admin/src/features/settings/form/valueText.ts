import type { SettingName } from "@courtside/contracts/domain/club-settings.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { timeZoneLabel } from "@courtside/contracts/domain/time-zones.ts";
import type { FieldName } from "./settingFields.ts";
import { NUMBER_FIELDS, SPORTS_FIELD, SWITCH_FIELDS, TEXT_FIELDS } from "./settingFields.ts";
import type { Stored } from "./settingsDraft.ts";
import type { SettingsForm } from "./useSettingsForm.ts";

const LABELS: Record<FieldName, { label: string }> = {
  ...TEXT_FIELDS,
  ...NUMBER_FIELDS,
  ...SWITCH_FIELDS,
  sports: SPORTS_FIELD,
  logo: { label: "Logo" },
};

export const labelOf = (name: FieldName): string => LABELS[name].label;

/** A stored value as people read it. */
export function storedText(name: FieldName, { settings, logoUrl }: Stored): string {
  if (name === "logo") return logoUrl ? "a picture" : "none";
  return settingText(name, settings[name]);
}

/** The form's own value, saved or not. */
export function ownText(name: FieldName, { values, logo }: SettingsForm): string {
  if (name !== "logo") return settingText(name, values[name]);
  return logo === "none" ? "none" : "the picture you chose";
}

function settingText(name: SettingName, value: string | number | boolean | string[]): string {
  if (Array.isArray(value)) return value.map(sportLabel).join(", ");
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "number") return Number.isNaN(value) ? "empty" : String(value);
  if (value === "") return "empty";
  return name === "time_zone" ? timeZoneLabel(value) : value;
}
