import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Segmented } from "@courtside/design-system/core.tsx";

interface SportPickerProps {
  /** The club's own, lower case. */
  sports: readonly string[];
  sport: string;
  onSport: (sport: string) => void;
}

/** The club's sports as a row of pills; nothing to choose where there is one. */
export function SportPicker({ sports, sport, onSport }: SportPickerProps) {
  const offered = sports.includes(sport) ? sports : [sport, ...sports];
  return (
    <Segmented
      label="Sport"
      look="pills"
      value={sport}
      onChange={onSport}
      options={offered.map((each) => ({ value: each, label: sportLabel(each) }))}
    />
  );
}
