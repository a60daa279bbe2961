import type { ClubEvent } from "@courtside/contracts/api/client.ts";
import { clubDayTimesLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Field, TextArea } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useCancelEvent } from "../api.ts";
import { nextToCome } from "../eventDates.ts";

interface CancelEventDialogProps {
  event: ClubEvent;
  zone: string;
  onClose: () => void;
}

/** Asks before an event is canceled, and says whom it affects. */
export function CancelEventDialog({ event, zone, onClose }: CancelEventDialogProps) {
  const [reason, setReason] = useState("");
  const cancel = useCancelEvent(onClose);
  const [{ start_time, end_time }] = useState(() => nextToCome(event, Date.now()));
  const when = clubDayTimesLabel(start_time, end_time, zone);
  const series = event.is_recurring ? ", and every date after it" : "";
  const consequence =
    event.registered_count === 0
      ? "Nobody is registered."
      : `${event.registered_count === 1 ? "1 registered person is" : `${event.registered_count} registered people are`} notified by email.`;
  return (
    <ConfirmDialog
      open
      danger
      title={`Cancel ${event.title}?`}
      description={`${when}${series}. ${consequence}`}
      confirmLabel="Cancel Event"
      cancelLabel="Keep Event"
      busy={cancel.isPending}
      busyLabel="Canceling..."
      onConfirm={() =>
        cancel.mutate({ params: { path: { id: event.id } }, body: reason.trim() ? { reason: reason.trim() } : {} })
      }
      onClose={onClose}
    >
      <Field label="Reason" hint="Optional. Sent to everyone who is registered.">
        <TextArea rows={2} maxLength={500} value={reason} onChange={(typed) => setReason(typed.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
