import type { Court } from "@courtside/contracts/api/client.ts";
import { readCourtNames } from "@courtside/contracts/domain/courts.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { Alert, Button, Inline, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { Field, Select, TextArea, useFormCheck } from "@courtside/design-system/fields.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { PlanLimitNotice } from "../../../plan-limit/PlanLimitNotice.tsx";
import { useAddCourts } from "../api.ts";
import { CourtDetails, type Details, NO_DETAILS } from "./CourtDetails.tsx";
import { sportOptions } from "./sportOptions.ts";

interface AddCourtsDialogProps {
  /** The club's courts, whose names are taken. */
  courts: readonly Court[];
  onClose: () => void;
}

/** Adds several courts of one sport at once: ranges and names are previewed, existing ones are left out. */
export function AddCourtsDialog({ courts, onClose }: AddCourtsDialogProps) {
  const formId = useId();
  const options = sportOptions(useMe().club?.sports ?? []);
  const [typed, setTyped] = useState("");
  const [sport, setSport] = useState<string | undefined>(options.length === 1 ? options[0]?.value : undefined);
  const [details, setDetails] = useState<Details>(NO_DETAILS);
  const { names, problem } = readCourtNames(typed);
  const taken = new Set(courts.filter((court) => court.sport === sport).map(({ name }) => name.toLowerCase()));
  const added = names.filter((name) => !taken.has(name.toLowerCase()));
  const { form, check, isWrong, shown } = useFormCheck({
    names: problem ?? namesProblem(names, added),
    sport: sport === undefined ? "Sport is required" : undefined,
  });
  const addCourts = useAddCourts(onClose);
  const { keyOf } = useIdempotencyKey();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check()) return;
    const body = { names: added, sport: sport ?? "", ...details };
    addCourts.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  };

  return (
    <Modal
      open
      title="Add Several Courts"
      busy={addCourts.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={addCourts.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={addCourts.isPending} busyLabel="Adding...">
            {added.length > 1 ? `Add ${added.length} Courts` : "Add Courts"}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack>
          <PlanLimitNotice error={addCourts.error} />
          {isWrong && (
            <Alert tone="error" role="alert">
              Please fill in all required fields
            </Alert>
          )}
          <Field
            label="Names"
            required
            error={problem ?? shown.names}
            hint="A range such as 1-8, or names separated by commas"
          >
            <TextArea name="names" rows={2} value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <Field label="Sport" required error={shown.sport}>
            <Select name="sport" options={options} value={sport} onChange={setSport} placeholder="Choose a sport" />
          </Field>
          <CourtDetails value={details} onChange={setDetails} />
          <NamesPreview added={added} left={names.filter((name) => !added.includes(name))} />
        </Stack>
      </form>
    </Modal>
  );
}

function namesProblem(names: string[], added: string[]): string | undefined {
  if (names.length === 0) return "Names are required";
  return added.length === 0 ? "These courts exist already" : undefined;
}

/** What the names mean, before anything is stored. */
function NamesPreview({ added, left }: { added: readonly string[]; left: readonly string[] }) {
  return (
    <div role="status">
      {added.length > 0 && (
        <Stack gap={8}>
          <Text size="sm" tone="secondary">
            {added.length === 1 ? "One court will be added:" : `${added.length} courts will be added:`}
          </Text>
          <Inline gap={4}>
            {added.map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
          </Inline>
        </Stack>
      )}
      {left.length > 0 && (
        <Text as="p" size="sm" tone="secondary">
          {`Left out, because ${left.length === 1 ? "it exists" : "they exist"} already: ${left.join(", ")}`}
        </Text>
      )}
    </div>
  );
}
