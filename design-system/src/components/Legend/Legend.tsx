import type { SlotState } from "../../theme/slots.ts";
import { slotClass, slotStates } from "../Slot/slotStates.ts";
import styles from "./Legend.module.css";

export interface LegendProps {
  /** In this order; by default the five that every legend has (docs/product/screens.md#slot-states). */
  states?: readonly SlotState[];
  /** Its name for a screen reader. */
  label?: string;
}

const USUAL: readonly SlotState[] = ["available", "booked", "blocked", "limit_reached", "join_waitlist"];

/** What the grid's colours, icons and patterns mean. */
export function Legend({ states = USUAL, label = "Legend" }: LegendProps) {
  return (
    <ul aria-label={label} className={styles.legend}>
      {states.map((state) => {
        const { label, Icon } = slotStates[state];
        return (
          <li key={state} className={styles.item}>
            <span className={`${slotClass(state)} ${styles.swatch}`}>
              {state !== "available" && <Icon size={14} />}
            </span>
            {label}
          </li>
        );
      })}
    </ul>
  );
}
