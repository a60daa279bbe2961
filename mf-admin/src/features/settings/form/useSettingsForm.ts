import type { Club } from "@courtside/contracts/api/client.ts";
import {
  type ClubSettings,
  type SettingChanges,
  type SettingName,
  type SettingProblem,
  settingProblems,
} from "@courtside/contracts/domain/club-settings.ts";
import { useState } from "react";
import { changesOf, type Stored, storedOf, withEdit } from "./settingsDraft.ts";

/** A logo that was chosen but not saved: a picture, or null to remove it. */
type LogoChoice = File | "none";
export type FieldName = SettingName | "logo";
type Problems = Partial<Record<FieldName, string>>;

export interface SettingsForm {
  /** The stored values on which the edits are based; follows the server while there are none. */
  stored: Stored;
  /** The server's current values, if they differ from `stored`. */
  newer: Stored | null;
  values: ClubSettings;
  edits: SettingChanges;
  logo: LogoChoice | undefined;
  problems: Problems;
  /** How many fields differ from the stored values. */
  count: number;
  set: <Name extends SettingName>(name: Name, value: ClubSettings[Name]) => void;
  setLogo: (choice: LogoChoice | undefined) => void;
  setProblem: (name: FieldName, message: string | undefined) => void;
  /** The problems of the edits. From the first check on, every invalid field is marked and checked again as it changes. */
  check: () => SettingProblem[];
  /** Takes over what a save has stored: the fields, or the logo. */
  accept: (club: Club, saved: "edits" | "logo") => void;
  /** Shows the stored values, without the edits. */
  discard: () => void;
  /** Keeps the edits, on top of the stored values. */
  rebase: () => void;
}

/** The state of one settings form: edits based on one version of the club. */
export function useSettingsForm(club: Club): SettingsForm {
  const [stored, setStored] = useState(() => storedOf(club));
  const [edits, setEdits] = useState<SettingChanges>({});
  const [logo, setLogo] = useState<LogoChoice>();
  /** Messages that do not follow from the edits: the server's, and those of a control. */
  const [given, setGiven] = useState<Problems>({});
  const [isChecked, setChecked] = useState(false);
  const wrong = settingProblems(changesOf(edits, stored), stored.settings);
  const marked: Problems = isChecked ? Object.fromEntries(wrong.map(({ field, message }) => [field, message])) : {};
  const count = Object.keys(edits).length + (logo === undefined ? 0 : 1);
  if (count === 0 && club.version !== stored.version) setStored(storedOf(club));

  const setProblem = (name: FieldName, message: string | undefined) =>
    setGiven(({ [name]: _before, ...others }) => (message ? { ...others, [name]: message } : others));
  return {
    stored,
    newer: club.version === stored.version ? null : storedOf(club),
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
    setProblem,
    check: () => {
      setChecked(true);
      setGiven({});
      return wrong;
    },
    accept: (saved, what) => {
      setStored(storedOf(saved));
      if (what === "edits") setEdits({});
      else setLogo(undefined);
      setGiven({});
      setChecked(false);
    },
    discard: () => {
      setEdits({});
      setLogo(undefined);
      setGiven({});
      setChecked(false);
      setStored(storedOf(club));
    },
    rebase: () => {
      setStored(storedOf(club));
      setEdits((before) => changesOf(before, storedOf(club)));
    },
  };
}
