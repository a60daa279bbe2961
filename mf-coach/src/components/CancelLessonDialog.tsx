import { clubDayTimesLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Field, TextArea } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useCancelLesson } from "../api.ts";

interface CancelLessonDialogProps {
  lesson: { id: string; member: string; court_name: string; start_time: string; end_time: string };
  zone: string;
  onClose: () => void;
}

/** Asks before a lesson is canceled; the cancellation cut-off does not apply to coaches. */
export function CancelLessonDialog({ lesson, zone, onClose }: CancelLessonDialogProps) {
  const [reason, setReason] = useState("");
  const { cancel, busy } = useCancelLesson(onClose);
  const { id, member, court_name, start_time, end_time } = lesson;
  const when = clubDayTimesLabel(start_time, end_time, zone);
  return (
    <ConfirmDialog
      open
      danger
      title={`Cancel the lesson with ${member}?`}
      description={`${when}, ${court_name}. ${member} is notified by email.`}
      confirmLabel="Cancel Lesson"
      cancelLabel="Keep Lesson"
      busy={busy}
      busyLabel="Canceling..."
      onConfirm={() => cancel(id, reason)}
      onClose={onClose}
    >
      <Field label="Reason" hint="Optional. They read it in the email.">
        <TextArea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
