import type { Court } from "@courtside/contracts/api/client.ts";
import { Alert, Button, Stack } from "@courtside/design-system/core.tsx";
import { Field, Input, useFormCheck } from "@courtside/design-system/fields.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { useEditCourt } from "../api.ts";
import { CourtDetails, type Details } from "./CourtDetails.tsx";

/** Changes a court's name, surface and roof. Stays open with its input if the api rejects it. */
export function EditCourtDialog({ court, onClose }: { court: Court; onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState(court.name);
  const [details, setDetails] = useState<Details>({ surface: court.surface, is_indoor: court.is_indoor });
  const edit = useEditCourt(onClose);
  const newName = name.trim();
  const { form, check, isWrong, shown } = useFormCheck({ name: newName === "" ? "Name is required" : undefined });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check()) return;
    const body = {
      ...(newName !== court.name && { name: newName }),
      ...(details.surface !== court.surface && { surface: details.surface }),
      ...(details.is_indoor !== court.is_indoor && { is_indoor: details.is_indoor }),
    };
    if (Object.keys(body).length === 0) return onClose();
    edit.mutate({ params: { path: { id: court.id } }, body });
  };

  return (
    <Modal
      open
      size="small"
      title={`Edit ${court.name}`}
      busy={edit.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={edit.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={edit.isPending} busyLabel="Saving...">
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
          <CourtDetails value={details} onChange={setDetails} />
        </Stack>
      </form>
    </Modal>
  );
}
