import type { Closure } from "@courtside/contracts/api/client.ts";
import type { ClosureScope } from "@courtside/contracts/domain/closures.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Stack } from "@courtside/design-system/core.tsx";
import { Field, RadioGroup, Select } from "@courtside/design-system/fields.tsx";
import { useState } from "react";

const SCOPES: { value: ClosureScope; label: string }[] = [
  { value: "this", label: "This date" },
  { value: "following", label: "This and all following dates" },
  { value: "all", label: "All dates that are not over" },
];

export interface ChosenScope {
  /** Of the closure of the chosen date. */
  id: string;
  scope: ClosureScope;
}

const datesAhead = ({ series }: Closure) => series?.dates.filter(({ is_over }) => !is_over) ?? [];

/** The date of a closure that a change begins with, and for which dates it is: at first for the next one alone. */
export function useScope(closure: Closure) {
  const [scope, setScope] = useState<ClosureScope>("this");
  const [chosen, setChosen] = useState(closure.id);
  const id = datesAhead(closure).some((date) => date.id === chosen) ? chosen : closure.id;
  return { id, scope, setScope, setChosen };
}

interface ScopeFieldsProps {
  closure: Closure;
  zone: string;
  of: ReturnType<typeof useScope>;
}

/** Asks for which dates of a repeated closure a change is; nothing for another one. */
export function ScopeFields({ closure, zone, of: { id, scope, setScope, setChosen } }: ScopeFieldsProps) {
  if (!closure.series) return null;
  return (
    <Stack gap={16}>
      <Field label="Date">
        <Select
          options={datesAhead(closure).map((date) => ({
            value: date.id,
            label: clubSpanLabel(date.start_time, date.end_time, zone),
          }))}
          value={id}
          onChange={setChosen}
        />
      </Field>
      <RadioGroup label="Which dates" options={SCOPES} value={scope} onChange={setScope} />
    </Stack>
  );
}
