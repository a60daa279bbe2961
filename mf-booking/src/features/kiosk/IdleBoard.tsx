import type { Slot } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Heading, IconCheck, IconClock, IconStop, VisuallyHidden } from "@courtside/design-system/core.tsx";
import type { CourtDay } from "../../club-day/court-day.ts";
import type { SportBoard } from "./api.ts";
import { courtNow, openSlots } from "./court-now.ts";
import styles from "./Idle.module.css";
import { NO_SLOT, slotMark } from "./tapped-slot.ts";

interface IdleBoardProps {
  boards: readonly SportBoard[];
  zone: string;
  now: number;
}

/** Today by sport and court. */
export function IdleBoard({ boards, zone, now }: IdleBoardProps) {
  const shown = boards.filter(({ availability }) => availability && availability.courts.length > 0);
  return shown.map(({ sport, availability }) => (
    <section key={sport} aria-label={sportLabel(sport)} className={styles.sport}>
      {shown.length > 1 && <Heading>{sportLabel(sport)}</Heading>}
      <ul className={styles.courts}>
        {availability?.courts.map((court) => (
          <IdleCourt key={court.court_id} sport={sport} court={court} zone={zone} now={now} />
        ))}
      </ul>
    </section>
  ));
}

interface IdleCourtProps {
  sport: string;
  court: CourtDay;
  zone: string;
  now: number;
}

/** One court on the board: whether it is free, never who plays. */
function IdleCourt({ sport, court, zone, now }: IdleCourtProps) {
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

/** Most slots that are shown, whatever their length. */
const MOST = 12;

interface RestOfDayProps {
  sport: string;
  courtId: string;
  courtName: string;
  slots: readonly Slot[];
  zone: string;
  now: number;
}

/** The rest of a court's day: free or taken, never by whom. */
function RestOfDay({ sport, courtId, courtName, slots, zone, now }: RestOfDayProps) {
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
