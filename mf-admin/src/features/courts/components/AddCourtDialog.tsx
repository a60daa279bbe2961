import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { StaffFormDialog, useStaffForm } from "@courtside/design-system/staff.tsx";
import { PlanLimitNotice } from "../../../plan-limit/PlanLimitNotice.tsx";
import { useAddCourt } from "../api.ts";
import { NameField, nameProblem, SportField, sportProblem, useOnlySport } from "./CourtFields.tsx";

interface NewCourt {
  name: string;
  sport: string | undefined;
}

const check = ({ name, sport }: NewCourt) => ({ name: nameProblem(name), sport: sportProblem(sport) });

/** Name and sport of a new court. Stays open with its input if the api rejects it. */
export function AddCourtDialog({ onClose }: { onClose: () => void }) {
  const form = useStaffForm<NewCourt>({ name: "", sport: useOnlySport() }, { check });
  const addCourt = useAddCourt(onClose);
  const { keyOf } = useIdempotencyKey();

  const submit = ({ name, sport = "" }: NewCourt) => {
    const input = { name: name.trim(), sport };
    addCourt.mutate({ params: { header: { "idempotency-key": keyOf(input) } }, body: input });
  };

  return (
    <StaffFormDialog
      form={form}
      size="small"
      title="Add Court"
      submitLabel="Add Court"
      busyLabel="Adding..."
      summary="Please fill in all required fields"
      busy={addCourt.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <PlanLimitNotice error={addCourt.error} />
      <NameField />
      <SportField />
    </StaffFormDialog>
  );
}
