import { DUPLICATE_SPORT, SPORTS, sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Button, IconPlus, Stack } from "@courtside/design-system/core.tsx";
import { CheckboxGroup, Field, Input } from "@courtside/design-system/fields.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { fieldId } from "../form/fieldId.ts";
import { SPORTS_FIELD } from "../form/settingFields.ts";
import type { SettingsForm } from "../form/useSettingsForm.ts";
import styles from "./SportsField.module.css";

/**
 * The catalogue and the club's own sports as boxes; Enter adds another. The last ticked one cannot be unticked
 * (docs/product/booking.md#sports).
 */
export function SportsField({ form }: { form: SettingsForm }) {
  const toast = useToast("settings");
  const [typed, setTyped] = useState("");
  const { sports } = form.values;
  const stored = form.stored.settings.sports;
  /** Added here; unticked ones keep their box. */
  const [added, setAdded] = useState<string[]>([]);
  const all = [...new Set([...SPORTS, ...stored, ...sports, ...added])];

  const add = () => {
    const sport = typed.trim().toLowerCase();
    if (sport === "") return;
    if (sports.includes(sport)) {
      toast.error("Sport Already Exists", DUPLICATE_SPORT);
      return form.setProblem("sports", DUPLICATE_SPORT);
    }
    form.set("sports", [...sports, sport]);
    setAdded([...added, sport]);
    setTyped("");
  };

  return (
    <Stack gap={12}>
      <CheckboxGroup
        label={SPORTS_FIELD.label}
        options={all.map((sport) => ({
          value: sport,
          label: sportLabel(sport),
          disabled: sports.length === 1 && sports[0] === sport,
        }))}
        value={sports}
        onChange={(chosen) => form.set("sports", inOrder(stored, chosen))}
      />
      <div className={styles.entry}>
        <Field label="Add a sport" hint="Press Enter to add it" error={form.problems.sports} className={styles.input}>
          <Input
            id={fieldId("sports")}
            maxLength={40}
            autoComplete="off"
            enterKeyHint="done"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              form.setProblem("sports", undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              add();
            }}
          />
        </Field>
        <Button icon={<IconPlus />} onClick={add} className={styles.add}>
          Add Sport
        </Button>
      </div>
    </Stack>
  );
}

/** Existing sports keep their places, so that unticking and ticking again is no change. */
const inOrder = (before: readonly string[], chosen: readonly string[]): string[] => [
  ...before.filter((sport) => chosen.includes(sport)),
  ...chosen.filter((sport) => !before.includes(sport)),
];
