import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Select } from "@courtside/design-system/fields.tsx";
import styles from "./SportSelect.module.css";

interface SportSelectProps {
  /** The club's own, lower case. */
  sports: readonly string[];
  sport: string;
  onSport: (sport: string) => void;
}

/** The club's sports where a row of pills would cost a line: beside the courts on a phone. Nothing where there is one. */
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
