import type { FoundMember } from "@courtside/contracts/api/client.ts";
import { Alert, Button } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import { LengthChoice } from "../../club-day/LengthChoice.tsx";
import styles from "./Kiosk.module.css";
import { WhoPlays } from "./WhoPlays.tsx";

interface OfferedLength {
  /** Club-local end, "HH:MM". */
  end: string;
  label: string;
}

interface BookingStepProps {
  /** "Today, Tue, Mar 10, 18:00 - 19:00" */
  when: string;
  member: FoundMember | null;
  /** Who plays besides, once the member is chosen. */
  players: ReactNode;
  /** Shown if there is more than one. */
  lengths: readonly OfferedLength[];
  end: string;
  failure: string | null;
  /** Other slots, after a conflict. */
  alternatives: ReactNode;
  /** The time was booked by another member meanwhile, or is over. */
  taken: boolean;
  offline: boolean;
  busy: boolean;
  onMember: (member: FoundMember | null) => void;
  onEnd: (end: string) => void;
  onBack: () => void;
  onBook: () => void;
}

/** Chooses the member and the length, then books. */
export function BookingStep(props: BookingStepProps) {
  const { when, member, lengths, end, failure, alternatives, taken, offline, busy } = props;
  const reason = offline
    ? "Booking waits for the connection. What you chose stays here."
    : taken
      ? "This time is no longer free. Choose another one."
      : member === null
        ? "Choose who is playing."
        : null;
  return (
    <>
      <p className={styles.details}>{when}</p>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      {alternatives}
      <WhoPlays member={member} onMember={props.onMember} />
      {member && props.players}
      {lengths.length > 1 && (
        <LengthChoice
          label="How long"
          options={lengths.map(({ end: value, label }) => ({ value, label }))}
          value={end}
          onChange={props.onEnd}
        />
      )}
      <div className={styles.actions}>
        <p role="status" className={styles.reason}>
          {reason}
        </p>
        <Button size="large" disabled={busy} onClick={props.onBack}>
          Back
        </Button>
        <Button
          variant="primary"
          size="large"
          busy={busy}
          busyLabel="Creating..."
          aria-disabled={reason !== null || undefined}
          onClick={() => reason === null && props.onBook()}
        >
          Create Booking
        </Button>
      </div>
    </>
  );
}
