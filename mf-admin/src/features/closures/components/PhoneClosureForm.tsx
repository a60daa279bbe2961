import type { Court } from "@courtside/contracts/api/client.ts";
import {
  CLOSURE_REASON_LABELS,
  type ClosureOutcome,
  type ClosureReason,
} from "@courtside/contracts/domain/closures.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Button, Stack } from "@courtside/design-system/core.tsx";
import { CheckboxGroup } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import type { ClosureBody } from "../api.ts";
import { BigChoice } from "./BigChoice.tsx";
import { bodyOf, emptyDraft, endOf, problemsOf, type ShortSpan } from "./closure-draft.ts";

interface PhoneClosureFormProps {
  courts: readonly Court[];
  /** The club's. */
  zone: string;
  closing: string;
  busy: boolean;
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
export function PhoneClosureForm({ courts, zone, closing, busy, onSubmit }: PhoneClosureFormProps) {
  const [what, setWhat] = useState("all");
  const [courtIds, setCourtIds] = useState<string[]>([]);
  const [span, setSpan] = useState<ShortSpan>("1");
  const [reason, setReason] = useState<ClosureReason>("rain");
  const [outcome, setOutcome] = useState<ClosureOutcome>("cancel");
  const [asked, setAsked] = useState(false);
  const club = { zone, closing };
  const open = courts.filter(({ is_active }) => is_active);
  const sports = [...new Set(open.map(({ sport }) => sport))];
  const draftAt = (now: number) => {
    const draft = { ...emptyDraft(now, zone), what, courtIds, reason, outcome };
    return { ...draft, ...(endOf(span, now, club) ?? { endTime: null }) };
  };
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
        value={what}
        onChange={setWhat}
        options={[
          { value: "all", label: "All Courts" },
          ...(sports.length > 1 ? sports.map((sport) => ({ value: `sport:${sport}`, label: sportLabel(sport) })) : []),
          { value: "courts", label: "Choose Courts" },
        ]}
      />
      {what === "courts" && (
        <CheckboxGroup
          label="Courts to close"
          options={open.map(({ id, name }) => ({ value: id, label: name }))}
          value={courtIds}
          onChange={setCourtIds}
          error={asked ? problems.courts : undefined}
        />
      )}
      <BigChoice
        label="For how long"
        value={span}
        onChange={setSpan}
        error={asked && problems.endTime ? "The club has closed for today: choose one or two hours" : undefined}
        options={[
          { value: "1", label: "1 Hour" },
          { value: "2", label: "2 Hours" },
          { value: "day", label: "Rest of the Day" },
        ]}
      />
      <BigChoice label="Why" value={reason} onChange={setReason} options={REASONS} />
      <BigChoice label="What is booked there" value={outcome} onChange={setOutcome} options={OUTCOMES} />
      <Button variant="primary" size="large" block busy={busy} busyLabel="Looking..." onClick={submit}>
        Preview
      </Button>
    </Stack>
  );
}
