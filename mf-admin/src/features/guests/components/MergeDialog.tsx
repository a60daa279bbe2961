import type { Guest } from "@courtside/contracts/api/client.ts";
import { ErrorState, Stack, Text } from "@courtside/design-system/core.tsx";
import { Field, RadioGroup, SearchInput } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useMergeGuest, useOtherGuests } from "../api.ts";

interface MergeDialogProps {
  guest: Guest;
  onDone: () => void;
  onClose: () => void;
}

/** Asks which other guest is the same person, and names both. */
export function MergeDialog({ guest, onDone, onClose }: MergeDialogProps) {
  const [text, setText] = useState("");
  const [into, setInto] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const { found, hasMore, failure, isSearching } = useOtherGuests(text.trim(), guest.id);
  const merge = useMergeGuest(onDone);
  const chosen = found.find(({ id }) => id === into);
  const submit = () => {
    setMissing(!chosen);
    if (chosen) merge.mutate({ params: { path: { id: guest.id } }, body: { into: chosen.id } });
  };
  const statusOf = () => {
    if (failure || text.trim().length < 2) return "";
    if (isSearching) return "Searching...";
    if (hasMore) return "More guests match. Type more of the name.";
    return found.length === 0 ? "No other guest found" : "";
  };
  return (
    <ConfirmDialog
      open
      title={`Merge ${guest.name}?`}
      description="Their visits become the other guest's, and both names mean that guest from then on. A split takes it back."
      confirmLabel="Merge Guests"
      cancelLabel="Keep Both"
      busy={merge.isPending}
      busyLabel="Merging..."
      onConfirm={submit}
      onClose={onClose}
    >
      <Stack>
        <Field
          label="Find the other guest"
          hint="Type at least 2 characters of the name or the email"
          error={isMissing && !chosen && "Choose the guest who is the same person"}
        >
          <SearchInput value={text} maxLength={100} onChange={setText} />
        </Field>
        {found.length > 0 && (
          <RadioGroup
            label="The same person as"
            options={found.map(({ id, name, email, visits_this_year: visits }) => ({
              value: id,
              label: name,
              description: `${email ?? "No email"}, ${visits} ${visits === 1 ? "visit" : "visits"} this year`,
            }))}
            value={into}
            onChange={setInto}
          />
        )}
        {failure && (
          <ErrorState compact {...failure} cause={failure.cause ?? "Check your connection, then try again."} />
        )}
        <Text as="p" size="sm" tone="secondary" role="status">
          {statusOf()}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
