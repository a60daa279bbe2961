import type { SettingName } from "@courtside/contracts/domain/club-settings.ts";
import { Alert, Button, Inline } from "@courtside/design-system/core.tsx";
import { useEffect, useRef } from "react";
import { NUMBER_FIELDS, SPORTS_FIELD, SWITCH_FIELDS, TEXT_FIELDS } from "../form/settingFields.ts";
import { changedNames, type Stored } from "../form/settingsDraft.ts";
import type { SettingsForm } from "../form/useSettingsForm.ts";
import styles from "./ChangedElsewhere.module.css";

interface ChangedElsewhereProps {
  form: SettingsForm;
  newer: Stored;
  /** After a save that was rejected for this reason, the focus moves here; not while the admin is typing. */
  focused: boolean;
  onSettled: () => void;
}

/** Another admin has saved while this form was open: what they changed, and what to do with the admin's own edits. */
export function ChangedElsewhere({ form, newer, focused, onSettled }: ChangedElsewhereProps) {
  const choice = useRef<HTMLDivElement>(null);
  const labels = changedNames(form.stored, newer).map(labelOf);
  useEffect(() => {
    if (focused) choice.current?.focus();
  }, [focused]);
  const settle = (decide: () => void) => () => {
    decide();
    onSettled();
  };
  return (
    <div ref={choice} tabIndex={-1} className={styles.choice}>
      <Alert tone="warning" role="alert" title="Somebody else has changed the settings meanwhile">
        <p>
          {labels.length > 0 ? `Changed: ${new Intl.ListFormat("en").format(labels)}. ` : ""}
          Nothing of yours was saved. Keep your changes to save them on top, or discard them.
        </p>
        <Inline gap={8}>
          <Button size="small" onClick={settle(form.rebase)}>
            Keep My Changes
          </Button>
          <Button size="small" variant="ghost" onClick={settle(form.discard)}>
            Discard My Changes
          </Button>
        </Inline>
      </Alert>
    </div>
  );
}

const LABELS: Record<SettingName, { label: string }> = {
  ...TEXT_FIELDS,
  ...NUMBER_FIELDS,
  ...SWITCH_FIELDS,
  sports: SPORTS_FIELD,
};

const labelOf = (name: SettingName): string => LABELS[name].label;
