import type { SettingName } from "@courtside/contracts/domain/club-settings.ts";
import { Alert, Button, Inline } from "@courtside/design-system/core.tsx";
import { NUMBER_FIELDS, SPORTS_FIELD, SWITCH_FIELDS, TEXT_FIELDS } from "../form/settingFields.ts";
import { changedNames } from "../form/settingsDraft.ts";
import type { SettingsForm } from "../form/useSettingsForm.ts";

/** Somebody else has saved while this form was being filled in: what they changed, and what to do with one's own edits. */
export function ChangedElsewhere({ form }: { form: SettingsForm }) {
  const { newer, stored } = form;
  if (!newer) return null;
  const labels = changedNames(stored, newer).map(labelOf);
  return (
    <Alert tone="warning" role="alert" title="Somebody else has changed the settings meanwhile">
      <p>
        {labels.length > 0 ? `Changed: ${new Intl.ListFormat("en").format(labels)}. ` : ""}
        Nothing of yours was saved. Keep your changes to save them on top, or discard them.
      </p>
      <Inline gap={8}>
        <Button size="small" onClick={form.rebase}>
          Keep My Changes
        </Button>
        <Button size="small" variant="ghost" onClick={form.discard}>
          Discard My Changes
        </Button>
      </Inline>
    </Alert>
  );
}

const LABELS: Record<SettingName, { label: string }> = {
  ...TEXT_FIELDS,
  ...NUMBER_FIELDS,
  ...SWITCH_FIELDS,
  sports: SPORTS_FIELD,
};

const labelOf = (name: SettingName): string => LABELS[name].label;
