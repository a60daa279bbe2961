import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { Alert, Button, Stack } from "@courtside/design-system/core.tsx";
import { Field, Input, Select, useFormCheck } from "@courtside/design-system/fields.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { PlanLimitNotice } from "../../../plan-limit/PlanLimitNotice.tsx";
import { useAddCourt } from "../api.ts";
import { sportOptions } from "./sportOptions.ts";

/** Name and sport of a new court. Stays open with its input if the api rejects it. */
export function AddCourtDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const options = sportOptions(useMe().club?.sports ?? []);
  const [name, setName] = useState("");
  const [sport, setSport] = useState<string | undefined>(options.length === 1 ? options[0]?.value : undefined);
  const { form, check, isWrong, shown } = useFormCheck({
    name: name.trim() === "" ? "Name is required" : undefined,
    sport: sport === undefined ? "Sport is required" : undefined,
  });
  const addCourt = useAddCourt(onClose);
  const { keyOf } = useIdempotencyKey();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = { name: name.trim(), sport: sport ?? "" };
    if (!check()) return;
    addCourt.mutate({ params: { header: { "idempotency-key": keyOf(input) } }, body: input });
  };

  return (
    <Modal
      open
      size="small"
      title="Add Court"
      busy={addCourt.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={addCourt.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={addCourt.isPending} busyLabel="Adding...">
            Add Court
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack>
          <PlanLimitNotice error={addCourt.error} />
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
          <Field label="Sport" required error={shown.sport}>
            <Select name="sport" options={options} value={sport} onChange={setSport} placeholder="Choose a sport" />
          </Field>
        </Stack>
      </form>
    </Modal>
  );
}
