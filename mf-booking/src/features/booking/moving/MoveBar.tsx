import { Alert, Button, focusAbove, LiveRegion, usePhone } from "@courtside/design-system/core.tsx";
import type { MoveFailure } from "../../../changes/move.ts";
import type { Alternative } from "../../../club-day/court-day.ts";
import styles from "./MoveBar.module.css";

interface MoveBarProps {
  /** "Court 2, Sun, Mar 8, 10:00 - 11:00". */
  from: string;
  /** The place that is aimed at. */
  to: { label: string; problem: string | null } | null;
  failure: MoveFailure | null;
  busy: boolean;
  offline: boolean;
  onPlace: (place: Alternative) => void;
  onTakeHold: () => void;
  labelOf: (place: Alternative) => string;
  /** What is to be chosen. */
  choice?: string;
  /** Which keys move it. */
  hint: string;
  onCancel: () => void;
}

/** What is being moved and where to; why that cannot be, and where else it could go. */
export function MoveBar({ from, to, failure, busy, offline, ...actions }: MoveBarProps) {
  const phone = usePhone();
  const fate = to && (to.problem ?? "It fits here");
  return (
    <section ref={focusAbove} aria-label="Move booking" className={styles.bar}>
      <LiveRegion message={to ? `${to.label}: ${fate}` : `Moving ${from}`} />
      <div className={styles.row}>
        <p className={styles.text}>
          <span>Moving {from}</span>
          <strong className={to?.problem ? styles.misfit : undefined}>
            {busy
              ? "Moving..."
              : to
                ? `To ${to.label}`
                : (actions.choice ?? (phone ? "Tap a free time" : "Choose a free time"))}
          </strong>
          {!phone && !failure && <span className={styles.hint}>{to?.problem ?? actions.hint}</span>}
        </p>
        <Button disabled={busy} onClick={actions.onCancel}>
          Cancel
        </Button>
      </div>
      {failure && (
        <Alert tone="error" title={failure.message} role="alert">
          {failure.requestId && `Request ${failure.requestId}`}
        </Alert>
      )}
      {failure?.isHeld && (
        <Button danger disabled={offline} onClick={actions.onTakeHold}>
          Take it anyway
        </Button>
      )}
      {failure && failure.alternatives.length > 0 && (
        <fieldset className={styles.alternatives}>
          <legend className={styles.caption}>Available instead</legend>
          {failure.alternatives.map((place) => (
            <Button
              key={`${place.court_id} ${place.start_time}`}
              disabled={offline}
              onClick={() => actions.onPlace(place)}
            >
              {actions.labelOf(place)}
            </Button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
