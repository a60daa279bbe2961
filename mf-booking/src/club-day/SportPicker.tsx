import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Segmented } from "@courtside/design-system/core.tsx";
import { Select } from "@courtside/design-system/fields.tsx";
import styles from "./SportPicker.module.css";

interface SportPickerProps {
  /** The club's own, lower case. */
  sports: readonly string[];
  sport: string;
  onSport: (sport: string) => void;
}

/** The club's sports as a row of pills. */
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

interface SportSelectProps {
  /** The club's own, lower case. */
  sports: readonly string[];
  sport: string;
  onSport: (sport: string) => void;
}

/** The club's sports as a select, beside the courts on a phone: saves the line of the pills. Nothing if there is one sport. */
export function SportSelect({ sports, sport, onSport }: SportSelectProps) {
  const offered = sports.includes(sport) ? sports : [sport, ...sports];
  if (offered.length < 2) return null;
  return (
    <div className={styles.sport}>
      <Select
        aria-label="Sport"
        value={sport}
        onChange={onSport}
        options={offered.map((each) => ({ value: each, label: sportLabel(each) }))}
      />
    </div>
  );
}
