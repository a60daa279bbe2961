import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { IconCheck, IconClock, IconStop } from "@courtside/design-system/core.tsx";
import type { CourtDay } from "../../../day/grid.ts";
import { courtNow, openSlots } from "../court-now.ts";
import { slotMark } from "../tapped-slot.ts";
import styles from "./Idle.module.css";
import { RestOfDay } from "./RestOfDay.tsx";

interface IdleCourtProps {
  sport: string;
  court: CourtDay;
  zone: string;
  now: number;
}

/** One court on the wall: whether it is free, never who is on it. */
export function IdleCourt({ sport, court, zone, now }: IdleCourtProps) {
  const state = courtNow(court.slots, now);
  const [next] = openSlots(court.slots, now);
  const mark = next && {
    sport,
    courtId: court.court_id,
    start: clubTime(next.start_time, zone),
    end: clubTime(next.end_time, zone),
  };
  return (
    <li className={state.kind === "free" ? styles.free : styles.court} {...(mark && slotMark(mark))}>
      <span className={styles.name}>{court.name}</span>
      {state.kind === "free" && (
        <span className={styles.state}>
          <IconCheck />
          <span>
            <strong>Free now</strong> until {clubTime(state.until, zone)}
          </span>
        </span>
      )}
      {state.kind === "next" && (
        <span className={styles.state}>
          <IconClock />
          <span>
            Free at <strong>{clubTime(state.at, zone)}</strong>
          </span>
        </span>
      )}
      {state.kind === "full" && (
        <span className={styles.state}>
          <IconStop />
          <span>Nothing left today</span>
        </span>
      )}
      <RestOfDay
        sport={sport}
        courtId={court.court_id}
        courtName={court.name}
        slots={court.slots}
        zone={zone}
        now={now}
      />
    </li>
  );
}
