import type { Availability, Club, WaitingMember } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime, dateYearLabel, localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useClubDay } from "@courtside/contracts/shell/useClubDays.ts";
import { Alert } from "@courtside/design-system/core.tsx";
import { TimeSelect } from "@courtside/design-system/dates.tsx";
import { Select } from "@courtside/design-system/fields.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { StaffField, StaffFormDialog, useStaffForm } from "@courtside/design-system/staff.tsx";
import { earliestStart } from "../club-day/earliest-start.ts";
import { windowLabel } from "../club-day/window-label.ts";
import styles from "./AssignSlotDialog.module.css";
import { useAssignSlot } from "./api.ts";
import { type AssignInput, inputFor, withStart } from "./assign-input.ts";
import { heldForText } from "./held-for.ts";
import { SlotSuggestions } from "./SlotSuggestions.tsx";

interface AssignSlotDialogProps {
  club: NonNullable<Club>;
  entry: WaitingMember;
  /** What the form begins with; without it the court that is waited for. */
  slot?: AssignInput;
  offline: boolean;
  onClose: () => void;
}

const MISSING = "Please fill in all fields";

/** In the order of the form. */
const check = ({ courtId, start, end }: AssignInput) => ({
  courtId: courtId ? undefined : "Court is required",
  start: start ? undefined : "Start is required",
  end: end ? undefined : "End is required",
});

/** Assign Slot (docs/product/waitlist.md#assigning-a-slot): a free slot, or any quarter hour; a held slot after a warning. */
export function AssignSlotDialog({ club, entry, slot, offline, onClose }: AssignSlotDialogProps) {
  const toast = useToast("assign-slot");
  const { requested_date: date, sport, user_name: name, offer } = entry;
  const { time_zone: zone, booking_hours_end: closing, slot_length_minutes: length } = club;
  const day = useClubDay(date, sport);
  const now = day.grid?.now ?? entry.created_at;
  const { assign, busy, failure, forget } = useAssignSlot(entry, onClose);
  const form = useStaffForm<AssignInput>(slot ?? { courtId: entry.court_id, start: null, end: null }, {
    check,
    adjust: (input, changed) => (changed.start ? withStart(input, changed.start, length, closing) : input),
    onChange: () => failure && forget(),
    onWrong: () => toast.error("Missing Information", MISSING),
  });
  const submit = ({ courtId, start, end }: AssignInput) => {
    if (busy || offline || !courtId || !start || !end) return;
    const times = { start_time: localDateTime(date, start), end_time: localDateTime(date, end) };
    assign({ court_id: courtId, ...times }, failure?.heldFor != null);
  };

  return (
    <StaffFormDialog
      form={form}
      title="Assign Slot"
      description={`${name}: ${sportLabel(sport)}, ${dateYearLabel(date, zone)}, ${windowLabel(entry)}`}
      submitLabel={failure?.heldFor ? "Assign Anyway" : "Assign Slot"}
      busyLabel="Assigning..."
      summary={MISSING}
      danger={failure?.heldFor != null}
      disabled={offline}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      {offline && <Alert tone="warning">You are offline. You can assign as soon as the connection is back.</Alert>}
      {offer && (
        <Alert>
          {offer.court_name}, {clubTime(offer.start_time, zone)} - {clubTime(offer.end_time, zone)} is offered to {name}{" "}
          until {clubTime(offer.expires_at, zone)}.
        </Alert>
      )}
      {failure?.heldFor && (
        <Alert tone="warning" role="alert" title={failure.message}>
          {heldForText(failure.heldFor, zone, "assign")}
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
        onSlot={(slot) => form.change(inputFor(slot, zone))}
      />
      <AssignFields
        closing={closing}
        courts={day.grid?.courts ?? []}
        earliest={earliestStart(date, {
          today: clubDate(now, zone),
          time: clubTime(now, zone),
          opening: club.booking_hours_start,
          chosen: form.values.start,
        })}
        start={form.values.start}
      />
    </StaffFormDialog>
  );
}

interface AssignFieldsProps {
  /** The club's, "HH:MM". */
  closing: string;
  courts: Availability["courts"];
  /** The first start that can be assigned, "HH:MM". */
  earliest: string;
  start: string | null;
}

const QUARTER = 15;

/** Court, start and end; the end follows the start by one slot (docs/product/waitlist.md#assigning-a-slot). */
function AssignFields({ closing, courts, earliest, start }: AssignFieldsProps) {
  return (
    <div className={styles.fields}>
      <StaffField<AssignInput> name="courtId" label="Court" required>
        <Select
          name="court"
          placeholder="Choose a court"
          options={courts.map(({ court_id, name }) => ({ value: court_id, label: name }))}
        />
      </StaffField>
      <StaffField<AssignInput> name="start" label="Start" required>
        <TimeSelect
          name="start"
          placeholder="Start"
          from={earliest}
          until={wallTime(minutesOfDay(closing) - QUARTER)}
        />
      </StaffField>
      <StaffField<AssignInput> name="end" label="End" required>
        <TimeSelect
          name="end"
          placeholder="End"
          from={wallTime(minutesOfDay(start ?? earliest) + QUARTER)}
          until={closing}
        />
      </StaffField>
    </div>
  );
}
