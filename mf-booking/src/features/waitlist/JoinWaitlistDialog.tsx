import type { Club } from "@courtside/contracts/api/client.ts";
import { dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Descriptions, Stack } from "@courtside/design-system/core.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import { Modal, useToast } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import type { Alternative } from "../../club-day/court-day.ts";
import { FreeSlots } from "../../club-day/FreeSlots.tsx";
import { type JoinInput, useJoinWaitlist } from "./api.ts";
import styles from "./JoinWaitlistDialog.module.css";
import { isInvalidWindow, windowChoices } from "./join-input.ts";

interface JoinWaitlistDialogProps {
  club: NonNullable<Club>;
  /** The chosen day. */
  date: string;
  /** The initial input. */
  input: JoinInput;
  offline: boolean;
  /** A slot that can be booked without waiting was chosen. */
  onFreeSlot: (slot: Alternative, sport: string) => void;
  onClose: () => void;
}

const WINDOW_TITLE = "Invalid Time Window";
const WINDOW_TEXT = "End time must be after start time.";

/** Join Waitlist (docs/product/screens.md#join-waitlist-dialog). Mounted again each time, so that its fields are reset. */
export function JoinWaitlistDialog({
  club,
  date,
  input: first,
  offline,
  onFreeSlot,
  onClose,
}: JoinWaitlistDialogProps) {
  const formId = useId();
  const toast = useToast("join-waitlist");
  const [input, setInput] = useState(first);
  const [invalid, setInvalid] = useState(false);
  const { join, busy, rejection, forget } = useJoinWaitlist(date, onClose);

  const change = (next: JoinInput) => {
    setInput(next);
    setInvalid(false);
    if (rejection) forget();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || offline) return;
    const wrong = isInvalidWindow(input);
    setInvalid(wrong);
    if (!wrong) return join(input);
    toast.error(WINDOW_TITLE, WINDOW_TEXT);
    event.currentTarget.querySelector<HTMLElement>("[name=end]")?.focus();
  };

  return (
    <Modal
      open
      title="Join Waitlist"
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={busy}
            busyLabel="Joining..."
            aria-disabled={offline || undefined}
          >
            Join Waitlist
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          <Descriptions items={[{ label: "Date", value: dateYearLabel(date, club.time_zone) }]} />
          {offline && <Alert tone="warning">You are offline. You can join as soon as the connection is back.</Alert>}
          {rejection && <Rejected {...rejection} club={club} onSlot={(slot) => onFreeSlot(slot, input.sport)} />}
          <JoinFields club={club} input={input} windowError={invalid ? WINDOW_TEXT : null} onRequest={change} />
        </Stack>
      </form>
    </Modal>
  );
}

interface RejectedProps {
  message: string;
  freeSlots: readonly Alternative[];
  club: NonNullable<Club>;
  onSlot: (slot: Alternative) => void;
}

function Rejected({ message, freeSlots, club, onSlot }: RejectedProps) {
  if (freeSlots.length === 0) {
    return (
      <Alert tone="error" role="alert">
        {message}
      </Alert>
    );
  }
  return (
    <Alert role="alert" title={message}>
      <FreeSlots caption="Free at the time you asked for" slots={freeSlots} zone={club.time_zone} onSlot={onSlot} />
    </Alert>
  );
}

interface JoinFieldsProps {
  club: NonNullable<Club>;
  input: JoinInput;
  windowError: string | null;
  onRequest: (input: JoinInput) => void;
}

/** A select has no null value. */
const ANY = "";

const timeOptions = (times: readonly string[]) => [
  { value: ANY, label: "Any time" },
  ...times.map((time) => ({ value: time, label: time })),
];

/** Sport, court and window; only the sport is required. */
function JoinFields({ club, input, windowError, onRequest }: JoinFieldsProps) {
  const courts = useApi().useQuery("get", "/courts");
  const ofSport = (courts.data?.data ?? []).filter(({ sport, is_active }) => sport === input.sport && is_active);
  const { starts, ends } = windowChoices(club);
  const sports = club.sports.includes(input.sport) ? club.sports : [input.sport, ...club.sports];
  return (
    <>
      <div className={styles.pair}>
        <Field label="Sport" required>
          <Select
            name="sport"
            options={sports.map((sport) => ({ value: sport, label: sportLabel(sport) }))}
            value={input.sport}
            onChange={(sport) => onRequest({ ...input, sport, courtId: null })}
          />
        </Field>
        <Field label="Court">
          <Select
            name="court"
            options={[
              { value: ANY, label: "Any court" },
              ...ofSport.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={input.courtId ?? ANY}
            onChange={(court) => onRequest({ ...input, courtId: court || null })}
          />
        </Field>
      </div>
      <fieldset className={styles.window}>
        <legend className={styles.legend}>Preferred time</legend>
        <div className={styles.pair}>
          <Field label="Start Time">
            <Select
              name="start"
              options={timeOptions(starts)}
              value={input.start ?? ANY}
              onChange={(start) => onRequest({ ...input, start: start || null })}
            />
          </Field>
          <Field label="End Time" error={windowError}>
            <Select
              name="end"
              options={timeOptions(ends)}
              value={input.end ?? ANY}
              onChange={(end) => onRequest({ ...input, end: end || null })}
            />
          </Field>
        </div>
        <p className={styles.hint}>Leave blank to accept any available time slot</p>
      </fieldset>
    </>
  );
}
