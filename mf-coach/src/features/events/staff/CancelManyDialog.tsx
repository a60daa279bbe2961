import { type ClubEvent, messageOf } from "@courtside/contracts/api/client.ts";
import { clubDayYearLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Field, TextArea } from "@courtside/design-system/fields.tsx";
import { BulkDialog } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { nextDate } from "../eventDates.ts";
import { useCancelMany } from "./api.ts";

interface CancelManyDialogProps {
  events: readonly ClubEvent[];
  zone: string;
  onClose: () => void;
}

/** Lists the events that are to be canceled and how many people each affects, with one reason for all. */
export function CancelManyDialog({ events, zone, onClose }: CancelManyDialogProps) {
  const [reason, setReason] = useState("");
  const { cancel, report } = useCancelMany();
  return (
    <BulkDialog
      danger
      title={`Cancel ${events.length} ${events.length === 1 ? "event" : "events"}?`}
      description="Every date to come is canceled, and those who are registered are notified by email."
      items={events}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      noteOf={(event) => noteOf(event, zone)}
      confirmLabel={events.length === 1 ? "Cancel Event" : "Cancel Events"}
      cancelLabel={events.length === 1 ? "Keep Event" : "Keep Events"}
      run={(event) => cancel(event, reason)}
      problemOf={(failure) => messageOf(failure) ?? "The connection was lost. Try again."}
      onEnd={(done) => {
        report(done);
        if (done === events.length) onClose();
      }}
      onClose={onClose}
    >
      <Field label="Reason" hint="Optional. Sent to everyone who is registered.">
        <TextArea rows={2} maxLength={500} value={reason} onChange={(typed) => setReason(typed.target.value)} />
      </Field>
    </BulkDialog>
  );
}

function noteOf(event: ClubEvent, zone: string): string {
  const { start_time } = nextDate(event);
  return `${clubDayYearLabel(start_time, zone)}, ${clubTime(start_time, zone)}, ${event.registered_count} registered`;
}
