import type { FieldName } from "./settingFields.ts";

/** The id of a setting's control, to which its label and a rejection link. */
export const fieldId = (name: FieldName): string => `setting-${name}`;
