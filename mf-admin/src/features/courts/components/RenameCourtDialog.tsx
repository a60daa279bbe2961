import type { Court } from "@courtside/contracts/api/client.ts";
import { Alert, Button, Stack } from "@courtside/design-system/core.tsx";
import { Field, Input, useFormCheck } from "@courtside/design-system/fields.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { useRenameCourt } from "../api.ts";

/** Another name for a court. Stays open when the server refuses, with what was typed. */
export function RenameCourtDialog({ court, onClose }: { court: Court; onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState(court.name);
  const rename = useRenameCourt(onClose);
  const wish = name.trim();
  const { form, check, isWrong, shown } = useFormCheck({ name: wish === "" ? "Name is required" : undefined });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check()) return;
    if (wish === court.name) return onClose();
    rename.mutate({ params: { path: { id: court.id } }, body: { name: wish } });
  };

  return (
    <Modal
      open
      size="small"
      title={`Rename ${court.name}`}
      busy={rename.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={rename.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={rename.isPending} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack>
          {isWrong && (
            <Alert tone="error" role="alert">
              Please fill in all required fields
            </Alert>
          )}
          <Field label="Name" required error={shown.name}>
            <Input
              name="name"
              maxLength={80}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        </Stack>
      </form>
    </Modal>
  );
}
