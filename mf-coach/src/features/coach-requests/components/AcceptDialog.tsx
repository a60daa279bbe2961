import type { LessonRequest } from "@courtside/contracts/api/client.ts";
import { LESSON_MESSAGES } from "@courtside/contracts/domain/lesson-messages.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Alert } from "@courtside/design-system/core.tsx";
import { StaffFormDialog } from "@courtside/design-system/staff.tsx";
import { timeAfter } from "../../../components/clubTimes.ts";
import { LessonConflict } from "../../../components/LessonConflict.tsx";
import { requestedTime } from "../../../components/requestedTime.ts";
import { LessonPlaceFields } from "../../../staff/LessonPlaceFields.tsx";
import { lessonTimes, useLessonPlace } from "../../../staff/useLessonPlace.ts";
import { useAccept } from "../api.ts";

interface AcceptDialogProps {
  request: LessonRequest;
  onClose: () => void;
}

/**
 * Confirms court, start and length of a request, which books the lesson (docs/product/coaching.md#deciding-a-request). The form
 * starts with the requested values.
 */
export function AcceptDialog({ request, onClose }: AcceptDialogProps) {
  const { preferred_date: date, preferred_time: startTime, sport, member_name, notes } = request;
  const slotMinutes = useMe().club?.slot_length_minutes ?? 60;
  const { form, zone, place, take } = useLessonPlace({
    start: { date, startTime, endTime: timeAfter(startTime, slotMinutes) },
    suggestFor: sport,
  });
  const { rejection, busy, accept } = useAccept(request.id, onClose);
  return (
    <StaffFormDialog
      form={form}
      title={`Accept the lesson with ${member_name}`}
      description={`Requested: ${requestedTime(request, zone)}. Accepting books the court.`}
      submitLabel="Accept"
      busyLabel="Accepting..."
      summary={LESSON_MESSAGES.lesson_fields_missing}
      busy={busy}
      onClose={onClose}
      onSubmit={(input) => accept(lessonTimes(input))}
    >
      {notes && <Alert title="Notes">{notes}</Alert>}
      {rejection && <LessonConflict rejection={rejection} zone={zone} onChoose={take} />}
      <LessonPlaceFields {...place} />
    </StaffFormDialog>
  );
}
