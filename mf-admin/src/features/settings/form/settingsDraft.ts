import type { Club } from "@courtside/contracts/api/client.ts";
import {
  type ClubSettings,
  SETTING_NAMES,
  type SettingChanges,
  type SettingName,
  tidyChanges,
} from "@courtside/contracts/domain/club-settings.ts";
import type { FieldName } from "./settingFields.ts";

/** The stored settings, with their version. */
export interface Stored {
  version: number;
  settings: ClubSettings;
  logoUrl: string | null;
}

export function storedOf(club: Club): Stored {
  const settings = Object.fromEntries(SETTING_NAMES.map((name) => [name, club[name]])) as unknown as ClubSettings;
  return { version: club.version, settings, logoUrl: club.branding_logo_url };
}

/** The entries of an object have no order. */
const comparable = (value: unknown): string =>
  JSON.stringify(value instanceof Object && !Array.isArray(value) ? Object.entries(value).sort() : value);
const isSame = (one: unknown, other: unknown) => comparable(one) === comparable(other);

/** The edits with one more; a value that equals the stored one is no edit. */
export function withEdit<Name extends SettingName>(
  edits: SettingChanges,
  { settings }: Stored,
  name: Name,
  value: ClubSettings[Name],
): SettingChanges {
  const { [name]: _before, ...others } = edits;
  return isSame(value, settings[name]) ? (others as SettingChanges) : { ...others, [name]: value };
}

/** The body of a save: the edits as they would be stored, without those that change nothing. */
export function changesOf(edits: SettingChanges, { settings }: Stored): SettingChanges {
  const entries = Object.entries(tidyChanges(edits));
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(value, settings[name as SettingName])));
}

/** The edits on top of other stored values; one that is stored meanwhile is no edit any more. */
export const editsOn = (edits: SettingChanges, { settings }: Stored): SettingChanges =>
  Object.fromEntries(Object.entries(edits).filter(([name, value]) => !isSame(value, settings[name as SettingName])));

/** The edits that differ from those that were sent. */
export const editsSince = (edits: SettingChanges, sent: SettingChanges): SettingChanges =>
  Object.fromEntries(Object.entries(edits).filter(([name, value]) => !isSame(value, sent[name as SettingName])));

/** Those of the fields that another admin has changed meanwhile, but not to the edited value. */
export const changedNames = (
  before: Stored,
  now: Stored,
  fields: readonly FieldName[],
  edits: SettingChanges,
): FieldName[] =>
  fields.filter((name) => {
    if (name === "logo") return before.logoUrl !== now.logoUrl;
    const isAgreed = name in edits && isSame(edits[name], now.settings[name]);
    return !isSame(before.settings[name], now.settings[name]) && !isAgreed;
  });

/** A logo that was chosen but not saved: a picture, or the choice to have none. */
export type LogoChoice = File | "none";

/** A logo under way: what was stored before it, of which its response has not come yet. */
export interface SentLogo {
  before: Stored;
  choice: LogoChoice;
}

/** Whether a logo whose response did not come was saved: one version on, nothing but the logo has changed, as it was chosen. */
export const wasLogoSaved = ({ before, choice }: SentLogo, now: Stored): boolean =>
  now.version === before.version + 1 &&
  changedNames(before, now, SETTING_NAMES, {}).length === 0 &&
  before.logoUrl !== now.logoUrl &&
  (now.logoUrl === null) === (choice === "none");
