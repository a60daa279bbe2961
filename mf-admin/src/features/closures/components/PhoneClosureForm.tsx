import type { Court } from "@courtside/contracts/api/client.ts";
import { CLOSURE_REASON_LABELS, type ClosureOutcome } from "@courtside/contracts/domain/closures.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Button, Stack } from "@courtside/design-system/core.tsx";
import { CheckboxGroup } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import type { ClosureBody } from "../api.ts";
import { BigChoice } from "./BigChoice.tsx";
import { bodyOf, emptyDraft, endOf, type PhoneDraft, problemsOf } from "./closure-draft.ts";

interface PhoneClosureFormProps {
  draft: PhoneDraft;
  courts: readonly Court[];
  /** The club's. */
  zone: string;
  closing: string;
  busy: boolean;
  onDraft: (draft: PhoneDraft) => void;
  onSubmit: (body: ClosureBody) => void;
}

const REASONS = (["rain", "maintenance", "tournament"] as const).map((value) => ({
  value,
  label: CLOSURE_REASON_LABELS[value],
}));
const OUTCOMES: { value: ClosureOutcome; label: string }[] = [
  { value: "cancel", label: "Cancel" },
  { value: "move", label: "Move if Free" },
];

/** From now, with wet hands: which courts, for how long, why. Already chosen are all of them, an hour, rain. */
export function PhoneClosureForm({ draft, courts, zone, closing, busy, onDraft, onSubmit }: PhoneClosureFormProps) {
  const { span, ...chosen } = draft;
  const [asked, setAsked] = useState(false);
  const change = (part: Partial<PhoneDraft>) => onDraft({ ...draft, ...part });
  const club = { zone, closing };
  const open = courts.filter(({ is_active }) => is_active);
  const sports = [...new Set(open.map(({ sport }) => sport))];
  const draftAt = (now: number) => ({
    ...emptyDraft(now, zone),
    ...chosen,
    ...(endOf(span, now, club) ?? { endTime: null }),
  });
  const problems = problemsOf(draftAt(Date.now()));
  const submit = () => {
    setAsked(true);
    const body = bodyOf(draftAt(Date.now()));
    if (body) onSubmit(body);
  };
  return (
    <Stack gap={24}>
      <BigChoice
        label="What to close"
        value={draft.what}
        onChange={(what) => change({ what })}
        options={[
          { value: "all", label: "All Courts" },
          ...(sports.length > 1 ? sports.map((sport) => ({ value: `sport:${sport}`, label: sportLabel(sport) })) : []),
          { value: "courts", label: "Choose Courts" },
        ]}
      />
      {draft.what === "courts" && (
        <CheckboxGroup
          label="Courts to close"
          options={open.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.courtIds}
          onChange={(courtIds) => change({ courtIds })}
          error={asked ? problems.courts : undefined}
        />
      )}
      <BigChoice
        label="For how long"
        value={draft.span}
        onChange={(span) => change({ span })}
        error={asked && problems.endTime ? "The club has closed for today: choose one or two hours" : undefined}
        options={[
          { value: "1", label: "1 Hour" },
          { value: "2", label: "2 Hours" },
          { value: "day", label: "Rest of the Day" },
        ]}
      />
      <BigChoice label="Why" value={draft.reason} onChange={(reason) => change({ reason })} options={REASONS} />
      <BigChoice
        label="What is booked there"
        value={draft.outcome}
        onChange={(outcome) => change({ outcome })}
        options={OUTCOMES}
      />
      <Button variant="primary" size="large" block busy={busy} busyLabel="Looking..." onClick={submit}>
        Preview
      </Button>
    </Stack>
  );
}
