import type { Availability, Club, WaitingMember } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime, dateLabel, localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useClubDay } from "@courtside/contracts/shell/useClubDays.ts";
import { Alert, Button, Stack } from "@courtside/design-system/core.tsx";
import { TimeSelect } from "@courtside/design-system/dates.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import { Modal, useToast } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { earliestStart } from "../../../club-day/earliest-start.ts";
import { windowLabel } from "../waitlist-texts.ts";
import styles from "./AssignSlotDialog.module.css";
import { useAssignSlot } from "./api.ts";
import { type AssignInput, inputFor, withStart } from "./assign-input.ts";
import { SlotSuggestions } from "./SlotSuggestions.tsx";

interface AssignSlotDialogProps {
  club: NonNullable<Club>;
  entry: WaitingMember;
  offline: boolean;
  onClose: () => void;
}

const MISSING = "Please fill in all fields";

/** Assign Slot (docs/product/waitlist.md#assigning-a-slot): a free slot, or any quarter hour; a held slot after a warning. */
export function AssignSlotDialog({ club, entry, offline, onClose }: AssignSlotDialogProps) {
  const formId = useId();
  const toast = useToast("assign-slot");
  const { requested_date: date, sport, user_name: name, offer } = entry;
  const zone = club.time_zone;
  const day = useClubDay(date, sport);
  const [input, setInput] = useState<AssignInput>({ courtId: entry.court_id, start: null, end: null });
  const now = day.grid?.now ?? entry.created_at;
  const [missing, setMissing] = useState(false);
  const { assign, busy, failure, forget } = useAssignSlot(entry, onClose);

  const change = (next: AssignInput) => {
    setInput(next);
    setMissing((before) => before && !(next.courtId && next.start && next.end));
    if (failure) forget();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || offline) return;
    const { courtId, start, end } = input;
    if (courtId && start && end) {
      const times = { start_time: localDateTime(date, start), end_time: localDateTime(date, end) };
      return assign({ court_id: courtId, ...times }, failure?.heldFor != null);
    }
    setMissing(true);
    toast.error("Missing Information", MISSING);
    const first = !courtId ? "court" : !start ? "start" : "end";
    event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  return (
    <Modal
      open
      title="Assign Slot"
      description={`${name}: ${sportLabel(sport)}, ${dateLabel(date)}, ${windowLabel(entry)}`}
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
            danger={failure?.heldFor != null}
            busy={busy}
            busyLabel="Assigning..."
            aria-disabled={offline || undefined}
          >
            {failure?.heldFor ? "Assign Anyway" : "Assign Slot"}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {offline && <Alert tone="warning">You are offline. You can assign as soon as the connection is back.</Alert>}
          {offer && (
            <Alert>
              {offer.court_name}, {clubTime(offer.start_time, zone)} - {clubTime(offer.end_time, zone)} is offered to{" "}
              {name} until {clubTime(offer.expires_at, zone)}.
            </Alert>
          )}
          {missing && (
            <Alert tone="error" role="alert">
              {MISSING}
            </Alert>
          )}
          {failure?.heldFor && (
            <Alert tone="warning" role="alert" title={failure.message}>
              Held for {failure.heldFor.name} until {clubTime(failure.heldFor.until, zone)}. If you assign it anyway,
              their offer is withdrawn, they are notified, and they keep their place in line.
            </Alert>
          )}
          {failure && !failure.heldFor && (
            <Alert tone="error" role="alert">
              {failure.message}
            </Alert>
          )}
          <SlotSuggestions
            entry={entry}
            zone={zone}
            day={day}
            instead={failure?.alternatives ?? []}
            onSlot={(slot) => change(inputFor(slot, zone))}
          />
          <AssignFields
            club={club}
            courts={day.grid?.courts ?? []}
            earliest={earliestStart(date, {
              today: clubDate(now, zone),
              time: clubTime(now, zone),
              opening: club.booking_hours_start,
              chosen: input.start,
            })}
            input={input}
            missing={missing}
            onRequest={change}
          />
        </Stack>
      </form>
    </Modal>
  );
}

interface AssignFieldsProps {
  club: NonNullable<Club>;
  courts: Availability["courts"];
  /** The first start that can be assigned, "HH:MM". */
  earliest: string;
  input: AssignInput;
  /** Set once the form was sent with empty fields. */
  missing: boolean;
  onRequest: (input: AssignInput) => void;
}

const QUARTER = 15;

/** Court, start and end; the end follows the start by one slot (docs/product/waitlist.md#assigning-a-slot). */
function AssignFields({ club, courts, earliest, input, missing, onRequest }: AssignFieldsProps) {
  const { booking_hours_end: closing, slot_length_minutes: length } = club;
  const errorOf = (value: string | null, label: string) => missing && value === null && `${label} is required`;
  return (
    <div className={styles.fields}>
      <Field label="Court" required error={errorOf(input.courtId, "Court")}>
        <Select
          name="court"
          placeholder="Choose a court"
          options={courts.map(({ court_id, name }) => ({ value: court_id, label: name }))}
          value={input.courtId}
          onChange={(courtId) => onRequest({ ...input, courtId })}
        />
      </Field>
      <Field label="Start" required error={errorOf(input.start, "Start")}>
        <TimeSelect
          name="start"
          placeholder="Start"
          from={earliest}
          until={wallTime(minutesOfDay(closing) - QUARTER)}
          value={input.start}
          onChange={(start) => onRequest(withStart(input, start, length, closing))}
        />
      </Field>
      <Field label="End" required error={errorOf(input.end, "End")}>
        <TimeSelect
          name="end"
          placeholder="End"
          from={wallTime(minutesOfDay(input.start ?? earliest) + QUARTER)}
          until={closing}
          value={input.end}
          onChange={(end) => onRequest({ ...input, end })}
        />
      </Field>
    </div>
  );
}
