import { isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { SETTING_NAMES, type SettingChanges } from "@courtside/contracts/domain/club-settings.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { type Affected, affectedOf, useSaveSettings } from "../api.ts";
import { fieldId } from "./fieldId.ts";
import type { SaveText } from "./saveText.ts";
import { changesOf } from "./settingsDraft.ts";
import type { FieldName, SettingsForm } from "./useSettingsForm.ts";

/** Checks the edits, saves them, and reports the result with the screen's own messages. */
export function useSubmitSettings(form: SettingsForm, text: SaveText) {
  const toast = useToast("settings");
  const send = useSaveSettings();
  const [isSaving, setSaving] = useState(false);
  /** The bookings that the last save conflicts with, until the admin decides. */
  const [affected, setAffected] = useState<Affected | null>(null);

  /** The last save was rejected because another admin has saved. */
  const [isOutdated, setOutdated] = useState(false);

  const focus = (field: FieldName) => document.getElementById(fieldId(field))?.focus();

  const failed = (error: unknown) => {
    const conflicts = affectedOf(error);
    setAffected(conflicts);
    setOutdated(isApiError(error) && error.code === "settings_changed");
    if (conflicts) return;
    toast.error(text.failedTitle, messageOf(error) ?? text.failed);
    const field = isApiError(error) ? error.details?.field : undefined;
    if (!isApiError(error) || !isFieldName(field)) return;
    form.setProblem(field, error.message);
    focus(field);
  };

  const submit = async (confirmed?: number) => {
    const [problem] = form.check().toSorted((one, other) => placeOf(one.field) - placeOf(other.field));
    if (problem) {
      if (problem.title) toast.error(problem.title, problem.message);
      return focus(problem.field);
    }
    const changes = changesOf(form.edits, form.stored);
    setSaving(true);
    setOutdated(false);
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
    // Edits without effect, such as a blank at the end of a name, are dropped.
    else if (form.logo === undefined) form.discard();
    if (form.logo !== undefined) form.accept(await send.mutateAsync({ version, logo: form.logo }), "logo");
    setAffected(null);
    toast.success(text.saved);
  };
  return { submit, isSaving, isOutdated, affected, dismiss: () => setAffected(null) };
}

/** The field's distance from the top of the screen. */
function placeOf(field: FieldName): number {
  return document.getElementById(fieldId(field))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

const isFieldName = (field: unknown): field is FieldName =>
  field === "logo" || SETTING_NAMES.some((name) => name === field);
