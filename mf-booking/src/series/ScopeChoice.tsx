import { RadioGroup } from "@courtside/design-system/fields.tsx";
import { SeriesLine } from "./SeriesLine.tsx";

export type SeriesScope = "this" | "following" | "all";

interface ScopeChoiceProps {
  seriesId: string;
  bookingId: string;
  scope: SeriesScope;
  onScope: (scope: SeriesScope) => void;
}

/** Which dates of a series a change is for. */
export function ScopeChoice({ seriesId, bookingId, scope, onScope }: ScopeChoiceProps) {
  return (
    <>
      <p>
        <SeriesLine seriesId={seriesId} bookingId={bookingId} />
      </p>
      <RadioGroup
        label="Which dates"
        options={[
          { value: "this", label: "This date" },
          { value: "following", label: "This and all following dates" },
          { value: "all", label: "All dates that have not begun" },
        ]}
        value={scope}
        onChange={onScope}
      />
    </>
  );
}
