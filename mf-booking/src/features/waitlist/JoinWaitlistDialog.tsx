import type { Club } from "@courtside/contracts/api/client.ts";
import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Facts, Stack } from "@courtside/design-system/core.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import { Modal, useToast } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import type { Alternative } from "../../club-day/court-day.ts";
import { type JoinWish, useJoinWaitlist } from "./api.ts";
import { FreeSlots } from "./FreeSlots.tsx";
import styles from "./JoinWaitlistDialog.module.css";
import { isInvalidWindow, windowChoices } from "./join-wish.ts";

interface JoinWaitlistDialogProps {
  club: NonNullable<Club>;
  /** The chosen day. */
  date: string;
  /** What it begins with. */
  wish: JoinWish;
  offline: boolean;
  /** One of the slots that need no waiting was chosen. */
  onFreeSlot: (slot: Alternative, sport: string) => void;
  onClose: () => void;
}

const WINDOW_TITLE = "Invalid Time Window";
const WINDOW_TEXT = "End time must be after start time.";

/** Join Waitlist (docs/product/screens.md#join-waitlist-dialog). Opened anew each time, so that its fields are as they were at first. */
export function JoinWaitlistDialog({ club, date, wish: first, offline, onFreeSlot, onClose }: JoinWaitlistDialogProps) {
  const formId = useId();
  const toast = useToast("join-waitlist");
  const [wish, setWish] = useState(first);
  const [invalid, setInvalid] = useState(false);
  const { join, busy, refusal, forget } = useJoinWaitlist(date, onClose);

  const change = (next: JoinWish) => {
    setWish(next);
    setInvalid(false);
    if (refusal) forget();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || offline) return;
    const wrong = isInvalidWindow(wish);
    setInvalid(wrong);
    if (!wrong) return join(wish);
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
          <Facts items={[{ label: "Date", value: dateLabel(date) }]} />
          {offline && <Alert tone="warning">You are offline. You can join as soon as the connection is back.</Alert>}
          {refusal && <Refused {...refusal} club={club} onSlot={(slot) => onFreeSlot(slot, wish.sport)} />}
          <JoinFields club={club} wish={wish} windowError={invalid ? WINDOW_TEXT : null} onWish={change} />
        </Stack>
      </form>
    </Modal>
  );
}

interface RefusedProps {
  message: string;
  freeSlots: readonly Alternative[];
  club: NonNullable<Club>;
  onSlot: (slot: Alternative) => void;
}

function Refused({ message, freeSlots, club, onSlot }: RefusedProps) {
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
  wish: JoinWish;
  windowError: string | null;
  onWish: (wish: JoinWish) => void;
}

/** A select has no null. */
const ANY = "";

const timeOptions = (times: readonly string[]) => [
  { value: ANY, label: "Any time" },
  ...times.map((time) => ({ value: time, label: time })),
];

/** Sport, court and window; all but the sport may be left open. */
function JoinFields({ club, wish, windowError, onWish }: JoinFieldsProps) {
  const courts = useApi().useQuery("get", "/courts");
  const ofSport = (courts.data?.data ?? []).filter(({ sport, is_active }) => sport === wish.sport && is_active);
  const { starts, ends } = windowChoices(club);
  const sports = club.sports.includes(wish.sport) ? club.sports : [wish.sport, ...club.sports];
  return (
    <>
      <div className={styles.pair}>
        <Field label="Sport" required>
          <Select
            name="sport"
            options={sports.map((sport) => ({ value: sport, label: sportLabel(sport) }))}
            value={wish.sport}
            onChange={(sport) => onWish({ ...wish, sport, courtId: null })}
          />
        </Field>
        <Field label="Court">
          <Select
            name="court"
            options={[
              { value: ANY, label: "Any court" },
              ...ofSport.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={wish.courtId ?? ANY}
            onChange={(court) => onWish({ ...wish, courtId: court || null })}
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
              value={wish.start ?? ANY}
              onChange={(start) => onWish({ ...wish, start: start || null })}
            />
          </Field>
          <Field label="End Time" error={windowError}>
            <Select
              name="end"
              options={timeOptions(ends)}
              value={wish.end ?? ANY}
              onChange={(end) => onWish({ ...wish, end: end || null })}
            />
          </Field>
        </div>
        <p className={styles.hint}>Leave blank to accept any available time slot</p>
      </fieldset>
    </>
  );
}
