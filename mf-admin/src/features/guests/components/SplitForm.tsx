import type { GuestDetails } from "@courtside/contracts/api/client.ts";
import { Alert, Button, Inline } from "@courtside/design-system/core.tsx";
import { Field, Input, RadioGroup } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { useSplitGuest } from "../api.ts";

const NEW_GUEST = "new";

interface SplitFormProps {
  guest: GuestDetails;
  /** Those that are to be another person's, at least one. */
  visits: GuestDetails["visits"];
  onDone: () => void;
}

/** Asks whose the chosen visits were: a guest's who was merged into this one, or a new guest's. */
export function SplitForm({ guest, visits, onDone }: SplitFormProps) {
  const [picked, setPicked] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [name, setName] = useState(guest.name);
  const split = useSplitGuest(onDone);
  const { merged_guests: merged = [] } = guest;
  const whose = picked ?? (merged.length === 0 ? NEW_GUEST : meantBy(visits));
  const isNew = whose === NEW_GUEST;
  // All may go back to a guest who was merged by mistake.
  const isAll = isNew && visits.length === guest.visits_total;
  const isReady = !isAll && whose !== undefined && (!isNew || name.trim() !== "");
  const submit = () => {
    setAsked(true);
    if (!isReady) return;
    const other = isNew ? { guest_id: null, name: name.trim() } : { guest_id: whose };
    const booking_ids = visits.map(({ booking_id }) => booking_id);
    split.mutate({ params: { path: { id: guest.id } }, body: { booking_ids, ...other } });
  };
  return (
    <>
      {merged.length > 0 && (
        <RadioGroup
          label="Whose visits they were"
          options={[
            ...merged.map(({ id, name, email }) => ({ value: id, label: name, description: email ?? "No email" })),
            { value: NEW_GUEST, label: "Another guest", description: "Without an email" },
          ]}
          {...(whose !== undefined && { value: whose })}
          onChange={setPicked}
        />
      )}
      {isAsked && whose === undefined && <Alert tone="warning">Choose whose visits they were.</Alert>}
      {isNew && (
        <Field
          label="Name of the other guest"
          error={isAll && "A guest keeps at least one visit"}
          hint="The chosen visits become theirs"
        >
          <Input value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
        </Field>
      )}
      <Inline>
        <Button
          variant="primary"
          busy={split.isPending}
          busyLabel="Splitting..."
          aria-disabled={!isReady || undefined}
          onClick={submit}
        >
          {`Split Off ${visits.length} ${visits.length === 1 ? "Visit" : "Visits"}`}
        </Button>
      </Inline>
    </>
  );
}

/** The merged guest whom the names of all these visits mean; undefined if they do not mean one alone. */
function meantBy(visits: GuestDetails["visits"]): string | undefined {
  const [first, ...others] = new Set(visits.map(({ merged_guest_id }) => merged_guest_id));
  return others.length === 0 ? (first ?? undefined) : undefined;
}
