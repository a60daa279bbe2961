import type { Court } from "@courtside/contracts/api/client.ts";
import { StaffFormDialog, useStaffForm } from "@courtside/design-system/staff.tsx";
import { useEditCourt } from "../api.ts";
import {
  CourtDetails,
  type DetailFields,
  detailsOf,
  fieldsOf,
  maxPlayersProblem,
  NameField,
  nameProblem,
} from "./CourtFields.tsx";

interface EditedCourt extends DetailFields {
  name: string;
}

const check = ({ name, maxPlayers }: EditedCourt) => ({
  name: nameProblem(name),
  maxPlayers: maxPlayersProblem(maxPlayers),
});

/** Changes a court's name, surface, roof and number of players. Stays open with its input if the api rejects it. */
export function EditCourtDialog({ court, onClose }: { court: Court; onClose: () => void }) {
  const form = useStaffForm<EditedCourt>({ name: court.name, ...fieldsOf(court) }, { check });
  const edit = useEditCourt(onClose);

  const submit = (input: EditedCourt) => {
    const name = input.name.trim();
    const { surface, is_indoor, max_players } = detailsOf(input);
    const body = {
      ...(name !== court.name && { name }),
      ...(surface !== court.surface && { surface }),
      ...(is_indoor !== court.is_indoor && { is_indoor }),
      ...(max_players !== court.max_players && { max_players }),
    };
    if (Object.keys(body).length === 0) return onClose();
    edit.mutate({ params: { path: { id: court.id } }, body });
  };

  return (
    <StaffFormDialog
      form={form}
      size="small"
      title={`Edit ${court.name}`}
      submitLabel="Save"
      busyLabel="Saving..."
      summary="Please fill in all required fields"
      busy={edit.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <NameField />
      <CourtDetails sport={court.sport} />
    </StaffFormDialog>
  );
}
