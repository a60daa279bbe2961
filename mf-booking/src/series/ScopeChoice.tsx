import { Stack } from "@courtside/design-system/core.tsx";
import { RadioGroup } from "@courtside/design-system/fields.tsx";
import { SeriesLine } from "./SeriesLine.tsx";
import { SCOPE_LABELS, type SeriesScope } from "./scope-labels.ts";

const SCOPES: readonly SeriesScope[] = ["this", "following", "all"];

interface ScopeChoiceProps {
  seriesId: string;
  bookingId: string;
  scope: SeriesScope;
  onScope: (scope: SeriesScope) => void;
}

/** Which dates of a series a change is for. */
export function ScopeChoice({ seriesId, bookingId, scope, onScope }: ScopeChoiceProps) {
  return (
    <Stack gap={12}>
      <p>
        <SeriesLine seriesId={seriesId} bookingId={bookingId} />
      </p>
      <RadioGroup
        label="Which dates"
        options={SCOPES.map((value) => ({ value, label: SCOPE_LABELS[value] }))}
        value={scope}
        onChange={onScope}
      />
    </Stack>
  );
}
