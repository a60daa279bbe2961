import type { Club } from "@courtside/contracts/api/client.ts";
import {
  type ClubSettings,
  type SettingChanges,
  type SettingName,
  type SettingProblem,
  settingProblems,
} from "@courtside/contracts/domain/club-settings.ts";
import { useState } from "react";
import type { FieldName } from "./settingFields.ts";
import {
  changedNames,
  changesOf,
  editsOn,
  editsSince,
  type LogoChoice,
  type SentLogo,
  type Stored,
  storedOf,
  wasLogoSaved,
  withEdit,
} from "./settingsDraft.ts";

type Problems = Partial<Record<FieldName, string>>;

export interface SettingsForm {
  /** The stored values on which the edits are based; follows the server while there are none. */
  stored: Stored;
  /** What another admin has changed of this section's fields since `stored`, and the server's current values. */
  newer: { fields: FieldName[]; stored: Stored } | null;
  values: ClubSettings;
  edits: SettingChanges;
  logo: LogoChoice | undefined;
  problems: Problems;
  /** How many fields differ from the stored values. */
  count: number;
  set: <Name extends SettingName>(name: Name, value: ClubSettings[Name]) => void;
  setLogo: (choice: LogoChoice | undefined) => void;
  /** A logo is under way, and stays so without a response; null: it was rejected. */
  setSentLogo: (sent: SentLogo | null) => void;
  setProblem: (name: FieldName, message: string | undefined) => void;
  /** The problems of the edits. From the first check on, every invalid field is marked and checked again as it changes. */
  check: () => SettingProblem[];
  /** Takes over what a save has stored: the fields, or the logo. */
  accept: (club: Club, saved: "edits" | "logo") => void;
  /** Shows the stored values, without the edits. */
  discard: () => void;
  /** Keeps the edits, on top of the stored values; but not those of the fields that take the stored value. */
  rebase: (taken: ReadonlySet<string>) => void;
}

/**
 * The state of one section: edits of its fields, based on one version of the club. What changes elsewhere moves the version along
 * and leaves the edits alone.
 */
export function useSettingsForm(club: Club, fields: readonly FieldName[]): SettingsForm {
  const [stored, setStored] = useState(() => storedOf(club));
  const [edits, setEdits] = useState<SettingChanges>({});
  const [logo, setLogo] = useState<LogoChoice>();
  const [sentLogo, setSentLogo] = useState<SentLogo | null>(null);
  /** Messages that do not follow from the edits: the server's, and those of a control. */
  const [given, setGiven] = useState<Problems>({});
  const [isChecked, setChecked] = useState(false);
  const wrong = settingProblems(changesOf(edits, stored), stored.settings);
  const marked: Problems = isChecked ? Object.fromEntries(wrong.map(({ field, message }) => [field, message])) : {};
  const count = Object.keys(edits).length + (logo === undefined ? 0 : 1);
  const now = storedOf(club);
  const changed = club.version === stored.version ? [] : changedNames(stored, now, fields, edits);
  if (club.version !== stored.version && (count === 0 || changed.length === 0)) {
    setStored(now);
    setEdits(editsOn(edits, now));
  }
  // Its response was lost: it is not another admin's.
  if (sentLogo && wasLogoSaved(sentLogo, now)) {
    setSentLogo(null);
    setStored(now);
    if (logo === sentLogo.choice) setLogo(undefined);
  }

  const setProblem = (name: FieldName, message: string | undefined) =>
    setGiven(({ [name]: _before, ...others }) => (message ? { ...others, [name]: message } : others));
  return {
    stored,
    newer: changed.length === 0 || count === 0 ? null : { fields: changed, stored: now },
    values: { ...stored.settings, ...edits } as ClubSettings,
    edits,
    logo,
    problems: { ...marked, ...given },
    count,
    set: (name, value) => {
      setEdits((before) => withEdit(before, stored, name, value));
      setProblem(name, undefined);
    },
    setLogo: (choice) => {
      setLogo(choice);
      setProblem("logo", undefined);
    },
    setSentLogo,
    setProblem,
    check: () => {
      setChecked(true);
      setGiven({});
      return wrong;
    },
    accept: (saved, what) => {
      setStored(storedOf(saved));
      // What was entered while it was being saved stays.
      if (what === "edits") setEdits((before) => editsOn(editsSince(before, edits), storedOf(saved)));
      else {
        setLogo(undefined);
        setSentLogo(null);
      }
      setGiven({});
      setChecked(false);
    },
    discard: () => {
      setEdits({});
      setLogo(undefined);
      setSentLogo(null);
      setGiven({});
      setChecked(false);
      setStored(now);
    },
    rebase: (taken) => {
      setStored(now);
      const kept = Object.entries(edits).filter(([name]) => !taken.has(name));
      setEdits(changesOf(Object.fromEntries(kept), now));
      if (taken.has("logo")) setLogo(undefined);
    },
  };
}
