import { type Club, isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { SETTING_NAMES, type SettingChanges } from "@courtside/contracts/domain/club-settings.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { type Affected, affectedOf, useReadClub, useSaveSettings } from "../api.ts";
import { fieldId } from "./fieldId.ts";
import type { SaveText } from "./saveText.ts";
import type { FieldName } from "./settingFields.ts";
import { changedNames, changesOf, type SentLogo, type Stored, storedOf, wasLogoSaved } from "./settingsDraft.ts";
import type { SettingsForm } from "./useSettingsForm.ts";

/** How often a save follows other admins' saves of other sections before it is reported as rejected. */
const MOST_ATTEMPTS = 5;

/** Checks a section's edits, saves them, and reports the result with the screen's own messages. */
export function useSubmitSettings(form: SettingsForm, fields: readonly FieldName[], text: SaveText) {
  const toast = useToast("settings");
  const { mutateAsync } = useSaveSettings();
  const readClub = useReadClub();
  const [isSaving, setSaving] = useState(false);
  /** The bookings that the last save conflicts with, until the admin decides. */
  const [affected, setAffected] = useState<Affected | null>(null);

  /** The last save was rejected because another admin has saved. */
  const [isOutdated, setOutdated] = useState(false);

  const focus = (field: FieldName) => document.getElementById(fieldId(field))?.focus();

  const failed = (error: unknown) => {
    const conflicts = affectedOf(error);
    setAffected(conflicts);
    setOutdated(isOutdatedError(error));
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

  /** Sends a save again on top of another admin's, as long as that one changed nothing of this section. */
  const send = async (
    save: Parameters<typeof mutateAsync>[0],
    before: Stored,
    attempts = MOST_ATTEMPTS,
  ): Promise<Club> => {
    const sent = "logo" in save ? { before, choice: save.logo } : null;
    if (sent) form.setSentLogo(sent);
    try {
      return await mutateAsync(save);
    } catch (error) {
      if (sent && !isApiError(error)) return readSaved(sent, error);
      if (sent) form.setSentLogo(null);
      if (attempts === 1 || !isOutdatedError(error)) throw error;
      const club = await readClub();
      const compared = sent ? (["logo"] as const) : fields;
      const changes = "changes" in save ? save.changes : {};
      if (changedNames(form.stored, storedOf(club), compared, changes).length > 0) throw error;
      return send({ ...save, version: club.version }, storedOf(club), attempts - 1);
    }
  };

  /** An upload is sent once: without a response it may have been saved all the same. */
  const readSaved = async (sent: SentLogo, error: unknown): Promise<Club> => {
    const club = await readClub().catch(() => null);
    if (!club || !wasLogoSaved(sent, storedOf(club))) throw error;
    return club;
  };

  const save = async (changes: SettingChanges, confirmed?: number) => {
    let before = form.stored;
    if (Object.keys(changes).length > 0) {
      const club = await send({ version: before.version, changes, confirmed }, before);
      form.accept(club, "edits");
      before = storedOf(club);
    }
    // Edits without effect, such as a blank at the end of a name, are dropped.
    else if (form.logo === undefined) form.discard();
    if (form.logo !== undefined) form.accept(await send({ version: before.version, logo: form.logo }, before), "logo");
    setAffected(null);
    toast.success(text.saved);
  };
  return { submit, isSaving, isOutdated, affected, dismiss: () => setAffected(null) };
}

/** The field's distance from the top of the screen. */
function placeOf(field: FieldName): number {
  return document.getElementById(fieldId(field))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

const isOutdatedError = (error: unknown) => isApiError(error) && error.code === "settings_changed";

const isFieldName = (field: unknown): field is FieldName =>
  field === "logo" || SETTING_NAMES.some((name) => name === field);
