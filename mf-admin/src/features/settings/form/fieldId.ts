import type { FieldName } from "./useSettingsForm.ts";

/** The id of a setting's control: its label and a rejection lead there. */
export const fieldId = (name: FieldName): string => `setting-${name}`;
