import type { ClubSettings, SettingName } from "@courtside/contracts/domain/club-settings.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { timeZoneLabel } from "@courtside/contracts/domain/time-zones.ts";
import type { FieldName } from "./settingFields.ts";
import {
  CHOICE_FIELDS,
  type ChoiceName,
  MAX_PLAYERS_FIELD,
  NUMBER_FIELDS,
  SPORTS_FIELD,
  SWITCH_FIELDS,
  TEXT_FIELDS,
} from "./settingFields.ts";
import type { Stored } from "./settingsDraft.ts";
import type { SettingsForm } from "./useSettingsForm.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

const LABELS: Record<FieldName, { label: string }> = {
  ...TEXT_FIELDS,
  ...NUMBER_FIELDS,
  ...SWITCH_FIELDS,
  ...CHOICE_FIELDS,
  max_players: MAX_PLAYERS_FIELD,
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

/** A field that another admin has saved meanwhile, with its values as people read them. */
export interface ChangedField {
  name: string;
  label: string;
  before: string;
  theirs: string;
  /** What is entered here; undefined: the field is not edited. */
  ours?: string;
}

/** What another admin has changed of a section that is being edited. */
export const changedFields = (form: SettingsForm, newer: NonNullable<SettingsForm["newer"]>): ChangedField[] =>
  newer.fields.map((name) => ({
    name,
    label: labelOf(name),
    before: storedText(name, form.stored),
    theirs: storedText(name, newer.stored),
    ...((name === "logo" ? form.logo !== undefined : name in form.edits) && { ours: ownText(name, form) }),
  }));

function settingText(name: SettingName, value: ClubSettings[SettingName]): string {
  if (name in CHOICE_FIELDS) {
    return CHOICE_FIELDS[name as ChoiceName].options.find((option) => option.value === value)?.label ?? String(value);
  }
  if (Array.isArray(value)) return value.map(sportLabel).join(", ");
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "object") {
    const numbers = Object.entries(value).map(([sport, players]) => `${sportLabel(sport)} ${players}`);
    return numbers.join(", ") || "as usual for each sport";
  }
  if (name === "guest_fee_cents" && typeof value === "number") return dollars.format(value / 100);
  if (typeof value === "number") return Number.isNaN(value) ? "empty" : String(value);
  if (value === "") return "empty";
  return name === "time_zone" ? timeZoneLabel(value) : value;
}
