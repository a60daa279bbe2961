import { API_SCOPE_NAMES, API_SCOPES, type ApiScope } from "@courtside/contracts/domain/api-scopes.ts";
import { Button, Stack } from "@courtside/design-system/core.tsx";
import { CheckboxGroup, Field, Input, Select, useFormCheck } from "@courtside/design-system/fields.tsx";
import { Modal, useDiscardQuestion } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { useCreateKey } from "../api.ts";
import styles from "./Integrations.module.css";

const DAY_MS = 86_400_000;
const LIVES = [
  { value: 30, label: "30 days" },
  { value: 90, label: "90 days" },
  { value: 365, label: "A year" },
  { value: 1095, label: "Three years" },
];
const SCOPES = API_SCOPE_NAMES.map((value) => ({ value, label: `${API_SCOPES[value].label} (${value})` }));
const READING = SCOPES.filter(({ value }) => value.endsWith(":read"));
const WRITING = SCOPES.filter(({ value }) => !value.endsWith(":read"));

interface NewKeyDialogProps {
  onMade: (secret: string, name: string) => void;
  onClose: () => void;
}

/** Name, life and scopes of a new key. Stays open with its input if the api rejects it. */
export function NewKeyDialog({ onMade, onClose }: NewKeyDialogProps) {
  const id = useId();
  const [name, setName] = useState("");
  const [days, setDays] = useState(365);
  const [reading, setReading] = useState<ApiScope[]>([]);
  const [writing, setWriting] = useState<ApiScope[]>([]);
  // A click after a lost response asks for the same key.
  const [opened] = useState(() => Date.now());
  const { create, busy } = useCreateKey(onMade);
  const scopes = [...reading, ...writing];
  const { form, check, shown } = useFormCheck({
    name: name.trim() === "" ? "Say which program it is for" : undefined,
    scopes: scopes.length === 0 ? "Choose at least one" : undefined,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check()) return;
    create({ name: name.trim(), scopes, expires_at: new Date(opened + days * DAY_MS).toISOString() });
  };
  const { close, question } = useDiscardQuestion(name.trim() !== "" || scopes.length > 0, onClose);
  return (
    <>
      <Modal
        open
        size="large"
        title="New API Key"
        busy={busy}
        onClose={close}
        footer={
          <>
            <Button disabled={busy} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={id} variant="primary" busy={busy} busyLabel="Making...">
              Make API Key
            </Button>
          </>
        }
      >
        <form ref={form} id={id} className={styles.choices} noValidate onSubmit={submit}>
          <Stack>
            <Field label="Name" required hint="Which program uses it" error={shown.name}>
              <Input value={name} maxLength={80} autoComplete="off" onChange={(event) => setName(event.target.value)} />
            </Field>
            <Field label="Ends after">
              <Select options={LIVES} value={days} onChange={setDays} />
            </Field>
            <CheckboxGroup
              label="It may read"
              options={READING}
              value={reading}
              onChange={setReading}
              error={shown.scopes}
            />
            <CheckboxGroup label="It may change" options={WRITING} value={writing} onChange={setWriting} />
          </Stack>
        </form>
      </Modal>
      {question}
    </>
  );
}
