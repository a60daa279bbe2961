import type { Slot } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { VisuallyHidden } from "@courtside/design-system/core.tsx";
import { NO_SLOT, slotMark } from "../tapped-slot.ts";
import styles from "./Idle.module.css";

/** As many as a glance takes in, whatever the slot length. */
const MOST = 12;

interface RestOfDayProps {
  sport: string;
  courtId: string;
  courtName: string;
  slots: readonly Slot[];
  zone: string;
  now: number;
}

/** What is still to come on a court today: free or taken, never by whom. */
export function RestOfDay({ sport, courtId, courtName, slots, zone, now }: RestOfDayProps) {
  const ahead = slots.filter(({ start_time }) => Date.parse(start_time) > now).slice(0, MOST);
  if (ahead.length === 0) return null;
  return (
    <ol className={styles.ahead} aria-label={`${courtName}, later today`}>
      {ahead.map(({ start_time, end_time, state }) => (
        <li
          key={start_time}
          className={state === "available" ? styles.open : styles.taken}
          {...(state === "available"
            ? slotMark({ sport, courtId, start: clubTime(start_time, zone), end: clubTime(end_time, zone) })
            : NO_SLOT)}
        >
          {clubTime(start_time, zone)}
          <VisuallyHidden>{state === "available" ? ", free" : ", taken"}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
