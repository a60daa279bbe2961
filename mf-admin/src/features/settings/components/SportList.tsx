import { DUPLICATE_SPORT, sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Button, IconButton, IconClose, IconPlus, Inline, Stack } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { fieldId } from "../form/fieldId.ts";
import type { SettingsForm } from "../form/useSettingsForm.ts";
import styles from "./SportList.module.css";

/** The club's sports as an editable list; Enter adds one. */
export function SportList({ form }: { form: SettingsForm }) {
  const toast = useToast("settings");
  const [typed, setTyped] = useState("");
  const { sports } = form.values;

  const add = () => {
    const sport = typed.trim().toLowerCase();
    if (sport === "") return;
    if (sports.includes(sport)) {
      toast.error("Sport Already Exists", DUPLICATE_SPORT);
      return form.setProblem("sports", DUPLICATE_SPORT);
    }
    form.set("sports", [...sports, sport]);
    setTyped("");
  };

  return (
    <Stack gap={12}>
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
      <ul aria-label="Supported sports" className={styles.list}>
        {sports.map((sport) => (
          <li key={sport} className={styles.sport}>
            <Inline gap={4} nowrap>
              {sportLabel(sport)}
              <IconButton
                size="small"
                label={sports.length === 1 ? "At least one sport stays" : `Remove ${sportLabel(sport)}`}
                icon={<IconClose />}
                disabled={sports.length === 1}
                onClick={() =>
                  form.set(
                    "sports",
                    sports.filter((kept) => kept !== sport),
                  )
                }
              />
            </Inline>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
