import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Button } from "@courtside/design-system/core.tsx";
import type { Alternative } from "../club-day/court-day.ts";
import styles from "./Desk.module.css";

interface DeskAlternativesProps {
  alternatives: readonly Alternative[];
  zone: string;
  onChoose: (alternative: Alternative) => void;
}

/** Up to three other slots (docs/product/booking.md#alternatives); a tap fills the form. */
export function DeskAlternatives({ alternatives, zone, onChoose }: DeskAlternativesProps) {
  if (alternatives.length === 0) return null;
  return (
    <fieldset className={styles.alternatives}>
      <legend className={styles.caption}>Available instead</legend>
      {alternatives.map((each) => (
        <Button key={`${each.court_id}${each.start_time}`} block onClick={() => onChoose(each)}>
          {each.court_name}, {clubTime(each.start_time, zone)} - {clubTime(each.end_time, zone)}
        </Button>
      ))}
    </fieldset>
  );
}
