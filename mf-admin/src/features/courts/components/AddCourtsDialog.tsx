import type { Court } from "@courtside/contracts/api/client.ts";
import { readCourtNames } from "@courtside/contracts/domain/courts.ts";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { Inline, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { TextArea } from "@courtside/design-system/fields.tsx";
import { StaffField, StaffFormDialog, useStaffForm } from "@courtside/design-system/staff.tsx";
import { PlanLimitNotice } from "../../../plan-limit/PlanLimitNotice.tsx";
import { useAddCourts } from "../api.ts";
import {
  CourtDetails,
  type DetailFields,
  detailsOf,
  maxPlayersProblem,
  NO_DETAILS,
  SportField,
  sportProblem,
  useOnlySport,
} from "./CourtFields.tsx";

interface AddCourtsDialogProps {
  /** The club's courts, whose names are taken. */
  courts: readonly Court[];
  onClose: () => void;
}

interface NewCourts extends DetailFields {
  names: string;
  sport: string | undefined;
}

/** Adds several courts of one sport at once: ranges and names are previewed, existing ones are left out. */
export function AddCourtsDialog({ courts, onClose }: AddCourtsDialogProps) {
  const read = ({ names: typed, sport }: NewCourts) => {
    const { names, problem } = readCourtNames(typed);
    const taken = new Set(courts.filter((court) => court.sport === sport).map(({ name }) => name.toLowerCase()));
    return { names, problem, added: names.filter((name) => !taken.has(name.toLowerCase())) };
  };
  const check = (input: NewCourts) => {
    const { names, problem, added } = read(input);
    return {
      names: problem ?? namesProblem(names, added),
      sport: sportProblem(input.sport),
      maxPlayers: maxPlayersProblem(input.maxPlayers),
    };
  };
  const form = useStaffForm<NewCourts>({ names: "", sport: useOnlySport(), ...NO_DETAILS }, { check });
  const { names, problem, added } = read(form.values);
  const addCourts = useAddCourts(onClose);
  const { keyOf } = useIdempotencyKey();

  const submit = (input: NewCourts) => {
    const body = { names: read(input).added, sport: input.sport ?? "", ...detailsOf(input) };
    addCourts.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  };

  return (
    <StaffFormDialog
      form={form}
      title="Add Several Courts"
      submitLabel={added.length > 1 ? `Add ${added.length} Courts` : "Add Courts"}
      busyLabel="Adding..."
      summary="Please fill in all required fields"
      busy={addCourts.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <PlanLimitNotice error={addCourts.error} />
      <StaffField<NewCourts>
        name="names"
        label="Names"
        required
        error={problem}
        hint="A range such as 1-8, or names separated by commas"
      >
        <TextArea name="names" rows={2} />
      </StaffField>
      <SportField />
      <CourtDetails sport={form.values.sport} />
      <NamesPreview added={added} left={names.filter((name) => !added.includes(name))} />
    </StaffFormDialog>
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
