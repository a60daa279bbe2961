import type { Webhook } from "@courtside/contracts/api/client.ts";
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from "@courtside/contracts/domain/webhooks.ts";
import { Button, Stack } from "@courtside/design-system/core.tsx";
import { CheckboxGroup, Field, Input, useFormCheck } from "@courtside/design-system/fields.tsx";
import { Modal, useDiscardQuestion } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { changedFields } from "../../../changed-fields.ts";
import type { NewWebhook } from "../api.ts";
import styles from "./Integrations.module.css";

const EVENTS = WEBHOOK_EVENT_NAMES.map((value) => ({ value, label: `${WEBHOOK_EVENTS[value]} (${value})` }));

interface WebhookDialogProps {
  /** Null: a new one. */
  webhook: Webhook | null;
  busy: boolean;
  onAdd: (webhook: NewWebhook) => void;
  /** Of an edit only changed fields are saved. */
  onChange: (webhook: Webhook, changed: Partial<NewWebhook>) => void;
  onClose: () => void;
}

/** Where to send what. Stays open with its input if the api rejects it. */
export function WebhookDialog({ webhook, busy, onAdd, onChange, onClose }: WebhookDialogProps) {
  const id = useId();
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [description, setDescription] = useState(webhook?.description ?? "");
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? []);
  const input: NewWebhook = { url: url.trim(), description: description.trim(), events };
  const changed = changedFields(input, {
    url: webhook?.url ?? "",
    description: webhook?.description ?? "",
    events: webhook?.events ?? [],
  });
  const isChanged = Object.keys(changed).length > 0;
  const { close, question } = useDiscardQuestion(isChanged, onClose);
  const { form, check, shown } = useFormCheck({
    url: URL.canParse(url.trim()) ? undefined : "Enter an address such as https://example.com/courtside",
    events: events.length === 0 ? "Choose at least one" : undefined,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check()) return;
    if (!webhook) onAdd(input);
    else if (isChanged) onChange(webhook, changed);
    else onClose();
  };
  return (
    <>
      <Modal
        open
        size="large"
        title={webhook ? "Edit Webhook" : "New Webhook"}
        busy={busy}
        onClose={close}
        footer={
          <>
            <Button disabled={busy} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={id} variant="primary" busy={busy} busyLabel="Saving...">
              Save Webhook
            </Button>
          </>
        }
      >
        <form ref={form} id={id} className={styles.choices} noValidate onSubmit={submit}>
          <Stack>
            <Field label="Address" required hint="Public, and https" error={shown.url}>
              <Input
                type="url"
                inputMode="url"
                value={url}
                maxLength={2000}
                autoComplete="off"
                onChange={(event) => setUrl(event.target.value)}
              />
            </Field>
            <Field label="Description" hint="Which program receives it">
              <Input
                value={description}
                maxLength={200}
                autoComplete="off"
                onChange={(event) => setDescription(event.target.value)}
              />
            </Field>
            <CheckboxGroup
              label="Send when"
              options={EVENTS}
              value={events}
              onChange={setEvents}
              error={shown.events}
            />
          </Stack>
        </form>
      </Modal>
      {question}
    </>
  );
}
