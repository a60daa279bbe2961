import { Alert, Button, Inline, Stack } from "@courtside/design-system/core.tsx";
import { RadioGroup } from "@courtside/design-system/fields.tsx";
import { useEffect, useRef, useState } from "react";
import type { FieldName } from "../form/settingFields.ts";
import type { SettingsForm } from "../form/useSettingsForm.ts";
import { labelOf, ownText, storedText } from "../form/valueText.ts";
import styles from "./ChangedElsewhere.module.css";

interface ChangedElsewhereProps {
  form: SettingsForm;
  newer: NonNullable<SettingsForm["newer"]>;
  /** After a save that was rejected for this reason, the focus moves here; not while the admin is typing. */
  focused: boolean;
  onSettled: () => void;
}

/**
 * Another admin has saved fields of this section while it was being edited: their values, and where both have changed one field,
 * the choice between the two.
 */
export function ChangedElsewhere({ form, newer, focused, onSettled }: ChangedElsewhereProps) {
  const notice = useRef<HTMLDivElement>(null);
  /** Fields that take the other admin's value. */
  const [taken, setTaken] = useState<ReadonlySet<FieldName>>(new Set());
  useEffect(() => {
    if (focused) notice.current?.focus();
  }, [focused]);
  const settle = (decide: () => void) => () => {
    decide();
    onSettled();
  };
  const isEdited = (name: FieldName) => (name === "logo" ? form.logo !== undefined : name in form.edits);
  const choose = (name: FieldName, isTaken: boolean) =>
    setTaken(new Set(isTaken ? [...taken, name] : [...taken].filter((each) => each !== name)));
  const labels = new Intl.ListFormat("en").format(newer.fields.map(labelOf));
  return (
    <div ref={notice} tabIndex={-1} className={styles.choice}>
      <Alert tone="warning" role="alert" title="Somebody else has changed the settings meanwhile">
        <Stack gap={12}>
          <p>{`Changed: ${labels}. Nothing of yours was saved. Keep your changes to save them on top, or discard them.`}</p>
          {newer.fields.map((name) =>
            isEdited(name) ? (
              <RadioGroup
                key={name}
                label={labelOf(name)}
                options={[
                  { value: "ours", label: `Yours: ${ownText(name, form)}` },
                  { value: "theirs", label: `Saved meanwhile: ${storedText(name, newer.stored)}` },
                ]}
                value={taken.has(name) ? "theirs" : "ours"}
                onChange={(value) => choose(name, value === "theirs")}
              />
            ) : (
              <p key={name}>
                {`${labelOf(name)}, saved meanwhile: ${storedText(name, newer.stored)} (before: ${storedText(name, form.stored)})`}
              </p>
            ),
          )}
          <Inline gap={8}>
            <Button size="small" onClick={settle(() => form.rebase(taken))}>
              Keep My Changes
            </Button>
            <Button size="small" variant="ghost" onClick={settle(form.discard)}>
              Discard My Changes
            </Button>
          </Inline>
        </Stack>
      </Alert>
    </div>
  );
}
