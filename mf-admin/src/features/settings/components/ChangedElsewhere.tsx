import { Alert, Button, Inline, Stack } from "@courtside/design-system/core.tsx";
import { RadioGroup } from "@courtside/design-system/fields.tsx";
import { useEffect, useRef, useState } from "react";
import type { ChangedField } from "../form/valueText.ts";
import styles from "./ChangedElsewhere.module.css";

interface ChangedElsewhereProps {
  fields: readonly ChangedField[];
  /** After a save that was rejected for this reason, the focus moves here; not while the admin is typing. */
  focused: boolean;
  /** `taken`: the names of the fields that take the other admin's value. */
  onKeep: (taken: ReadonlySet<string>) => void;
  onDiscard: () => void;
}

/**
 * Another admin has saved fields of this section while it was being edited: their values, and where both have changed one field,
 * the choice between the two.
 */
export function ChangedElsewhere({ fields, focused, onKeep, onDiscard }: ChangedElsewhereProps) {
  const notice = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (focused) notice.current?.focus();
  }, [focused]);
  const choose = (name: string, isTaken: boolean) =>
    setTaken(new Set(isTaken ? [...taken, name] : [...taken].filter((each) => each !== name)));
  const labels = new Intl.ListFormat("en").format(fields.map(({ label }) => label));
  return (
    <div ref={notice} tabIndex={-1} className={styles.choice}>
      <Alert tone="warning" role="alert" title="Somebody else has changed the settings meanwhile">
        <Stack gap={12}>
          <p>{`Changed: ${labels}. Nothing of yours was saved. Keep your changes to save them on top, or discard them.`}</p>
          {fields.map(({ name, label, before, theirs, ours }) =>
            ours === undefined ? (
              <p key={name}>{`${label}, saved meanwhile: ${theirs} (before: ${before})`}</p>
            ) : (
              <RadioGroup
                key={name}
                label={label}
                options={[
                  { value: "ours", label: `Yours: ${ours}` },
                  { value: "theirs", label: `Saved meanwhile: ${theirs}` },
                ]}
                value={taken.has(name) ? "theirs" : "ours"}
                onChange={(value) => choose(name, value === "theirs")}
              />
            ),
          )}
          <Inline gap={8}>
            <Button size="small" onClick={() => onKeep(taken)}>
              Keep My Changes
            </Button>
            <Button size="small" variant="ghost" onClick={onDiscard}>
              Discard My Changes
            </Button>
          </Inline>
        </Stack>
      </Alert>
    </div>
  );
}
