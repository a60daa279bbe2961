import { isApiError } from "@courtside/contracts/api/client.ts";
import { SETTING_NAMES, type SettingChanges, settingProblems } from "@courtside/contracts/domain/club-settings.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { type Stranded, strandedOf } from "../api/stranded.ts";
import { useSaveSettings } from "../api/useSaveSettings.ts";
import { fieldId } from "./fieldId.ts";
import type { SaveWords } from "./saveWords.ts";
import { changesOf } from "./settingsDraft.ts";
import type { FieldName, SettingsForm } from "./useSettingsForm.ts";

/** Judges the edits, saves them, and says how it went in the screen's own words. */
export function useSubmitSettings(form: SettingsForm, words: SaveWords) {
  const toast = useToast();
  const send = useSaveSettings();
  const [isSaving, setSaving] = useState(false);
  /** What the last save would strand: it waits for an answer. */
  const [stranded, setStranded] = useState<Stranded | null>(null);

  const refuse = (field: FieldName, message: string) => {
    form.setProblems({ [field]: message });
    document.getElementById(fieldId(field))?.focus();
  };

  const failed = (error: unknown) => {
    const asked = strandedOf(error);
    setStranded(asked);
    if (asked) return;
    toast.error(words.failedTitle, isApiError(error) ? error.message : words.failed);
    const field = isApiError(error) ? error.details?.field : undefined;
    if (isApiError(error) && isFieldName(field)) refuse(field, error.message);
  };

  const submit = async (confirmed?: number) => {
    const changes = changesOf(form.edits, form.stored);
    const [problem] = settingProblems(changes, form.stored.settings);
    if (problem) {
      if (problem.title) toast.error(problem.title, problem.message);
      return refuse(problem.field, problem.message);
    }
    setSaving(true);
    await save(changes, confirmed).catch(failed);
    setSaving(false);
  };

  const save = async (changes: SettingChanges, confirmed?: number) => {
    let { version } = form.stored;
    if (Object.keys(changes).length > 0) {
      const club = await send.mutateAsync({ version, changes, confirmed });
      form.accept(club, "edits");
      version = club.version;
    }
    // Edits that come to nothing, such as a blank at the end of a name, are given up.
    else if (form.logo === undefined) form.discard();
    if (form.logo !== undefined) form.accept(await send.mutateAsync({ version, logo: form.logo }), "logo");
    setStranded(null);
    toast.success(words.saved);
  };
  return { submit, isSaving, stranded, dismiss: () => setStranded(null) };
}

const isFieldName = (field: unknown): field is FieldName =>
  field === "logo" || SETTING_NAMES.some((name) => name === field);
