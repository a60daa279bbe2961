import type { ClubEvent } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Empty, IconCourt, Inline, Loading } from "@courtside/design-system/core.tsx";
import { StaffFormDialog, useStaffForm } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { useOpenCourts, useSaveEvent } from "../api.ts";
import {
  addressedDraft,
  changesOf,
  draftOf,
  type EventDraft,
  emptyDraft,
  errorsOf,
  inputOf,
  type OpenedDraft,
  rebased,
  timesOf,
  withStartTime,
} from "../eventDraft.ts";
import type { EventRejection, FirstDate, OtherTime, RejectedDate } from "../eventViolation.ts";
import styles from "./EventDialog.module.css";
import { EventFields } from "./EventFields.tsx";

interface EventDialogProps {
  /** Null: a new event. */
  event: ClubEvent | null;
  /** Court and times of a new event, as an address names them. */
  at?: URLSearchParams | undefined;
  zone: string;
  onClose: () => void;
}

/** Under the names of the form's fields. */
function check(draft: EventDraft) {
  const { title, court_id, start_time, end_time, max_attendees } = errorsOf(draft);
  return { title, courtId: court_id, startTime: start_time, endTime: end_time, attendees: max_attendees };
}

const adjust = (draft: EventDraft, changed: Partial<EventDraft>) =>
  changed.startTime ? withStartTime(draft, changed.startTime) : draft;

/** Creates or edits an event (docs/product/events.md#form). If the api rejects it, the dialog stays open with its input. */
export default function EventDialog({ event, at, zone, onClose }: EventDialogProps) {
  const { club, profile, effective_role: role } = useMe();
  const isOwn = event ? event.coach_id === profile.id : role === "coach";
  const { courts, data, isError, refetch } = useOpenCourts();
  const [today] = useState(() => clubDate(Date.now(), zone));
  const [opened, setOpened] = useState((): OpenedDraft => {
    if (event) return draftOf(event, zone, Date.now());
    return { draft: at ? addressedDraft(at, today) : emptyDraft(today), dateId: undefined };
  });
  const form = useStaffForm(opened.draft, { check, adjust });
  const [newDate, setNewDate] = useState<FirstDate | null>(null);
  // The date that the form was opened for has begun, or was called off.
  const onNextDate = (next: FirstDate) => {
    if (next.id === opened.dateId) return;
    const anew = rebased(opened.draft, form.values, next, zone);
    setOpened(anew.opened);
    setNewDate(next);
    form.change(anew.times);
  };
  const { rejection, save, busy } = useSaveEvent(event, { onSaved: onClose, onNextDate });
  const hours = { start: club?.booking_hours_start ?? "06:00", end: club?.booking_hours_end ?? "22:00" };

  const choose = (other: OtherTime) => form.change({ courtId: other.court_id, ...timesOf(other, zone) });

  const fields = !data ? (
    isError ? (
      <Alert tone="error" role="alert" title="The courts could not be loaded">
        <Button size="small" onClick={() => void refetch()}>
          Retry
        </Button>
      </Alert>
    ) : (
      <Loading />
    )
  ) : courts.length === 0 && !event ? (
    <Empty compact icon={<IconCourt />} title="No active courts" description="An event takes place on a court." />
  ) : (
    <EventFields courts={courts} draft={form.values} opened={opened.draft} event={event} today={today} hours={hours} />
  );
  return (
    <StaffFormDialog
      form={form}
      title={event ? `Edit ${event.title}` : "Create Event"}
      description={event?.is_recurring ? "A new time or court is for the next date and all that follow." : undefined}
      submitLabel={event ? "Save Changes" : "Create Event"}
      busyLabel={event ? "Saving..." : "Creating..."}
      busy={busy}
      onClose={onClose}
      onSubmit={(draft) => save(inputOf(draft), changesOf(opened, draft))}
    >
      {rejection && (
        <EventConflict
          rejection={rejection}
          isOnNewDate={newDate !== null && rejection.nextDate === newDate}
          zone={zone}
          isOwn={isOwn}
          onChoose={choose}
        />
      )}
      {fields}
    </StaffFormDialog>
  );
}

interface EventConflictProps {
  rejection: EventRejection;
  /** The form shows another date than before. */
  isOnNewDate: boolean;
  zone: string;
  /** The event's coach is the user who reads this. */
  isOwn: boolean;
  onChoose: (other: OtherTime) => void;
}

const CAUSES: Record<RejectedDate["cause"], string> = {
  court: "the court is taken",
  hold: "it is offered to somebody on the waitlist",
  coach: "the coach already has a booking",
  skipped: "the clock skips this time",
};

const OWN_BOOKING = "you already have a booking";

/**
 * Why the event was not saved: the conflicting dates (docs/product/events.md#weekly-series), and what is free instead
 * (docs/product/booking.md#alternatives).
 */
function EventConflict({
  rejection: { message, dates, alternatives, version },
  isOnNewDate,
  zone,
  isOwn,
  onChoose,
}: EventConflictProps) {
  const timesOf = ({ start_time, end_time }: OtherTime) =>
    `${clubTime(start_time, zone)} - ${clubTime(end_time, zone)}`;
  return (
    <Alert tone="error" role="alert" title={message}>
      {dates.length > 1 && <p className={styles.line}>Nothing was saved. {dates.length} dates are in the way:</p>}
      {dates.length > 0 && (
        <ul className={styles.dates} aria-label="Dates in the way">
          {dates.map(({ date, cause }) => (
            <li key={date}>
              {dateYearLabel(date, zone)}: {cause === "coach" && isOwn ? OWN_BOOKING : CAUSES[cause]}
            </li>
          ))}
        </ul>
      )}
      {version !== null && (
        <p className={styles.line}>Save again to add your changes to it. Where both changed the same, yours count.</p>
      )}
      {isOnNewDate && <p className={styles.line}>The form shows the next one now: check date and times.</p>}
      {alternatives.length > 0 && (
        <>
          <p className={styles.line}>Free instead:</p>
          <Inline gap={8}>
            {alternatives.map((other) => (
              <Button key={`${other.court_id} ${other.start_time}`} size="small" onClick={() => onChoose(other)}>
                {other.court_name}, {timesOf(other)}
              </Button>
            ))}
          </Inline>
        </>
      )}
    </Alert>
  );
}
