import type { LessonRequest } from "@courtside/contracts/api/client.ts";
import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { LESSON_MESSAGES } from "@courtside/contracts/domain/lesson-messages.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Stack } from "@courtside/design-system/core.tsx";
import { useFormCheck } from "@courtside/design-system/fields.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId } from "react";
import { timeAfter } from "../../../components/clubTimes.ts";
import { LessonConflict } from "../../../components/LessonConflict.tsx";
import { LessonPlaceFields } from "../../../components/LessonPlaceFields.tsx";
import { placeErrors } from "../../../components/lessonPlace.ts";
import { useLessonPlace } from "../../../components/useLessonPlace.ts";
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
  const formId = useId();
  const { preferred_date: date, preferred_time: startTime, sport, member_name, notes } = request;
  const slotMinutes = useMe().club?.slot_length_minutes ?? 60;
  const { place, change, take, span, zone, courts, ...choice } = useLessonPlace({
    date,
    startTime,
    endTime: timeAfter(startTime, slotMinutes),
  });
  const { rejection, busy, accept } = useAccept(request.id, onClose);
  const suitable = courts.find((court) => court.is_free && (sport === null || court.sport === sport));
  const courtId = place.courtId ?? suitable?.id ?? null;
  const { form, check, isWrong, shown } = useFormCheck(placeErrors({ ...place, courtId }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { start, end } = span;
    if (check() && courtId && start && end) accept({ court_id: courtId, start_time: start, end_time: end });
  };

  return (
    <Modal
      open
      title={`Accept the lesson with ${member_name}`}
      description={`Requested: ${dateLabel(date)}, ${startTime}. Accepting books the court.`}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Accepting...">
            Accept
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack>
          {notes && <Alert title="Notes">{notes}</Alert>}
          {isWrong && (
            <Alert tone="error" role="alert">
              {LESSON_MESSAGES.lesson_fields_missing}
            </Alert>
          )}
          {rejection && <LessonConflict rejection={rejection} zone={zone} onChoose={take} />}
          <LessonPlaceFields
            place={{ ...place, courtId }}
            onChange={change}
            failures={shown}
            courts={courts}
            {...choice}
          />
        </Stack>
      </form>
    </Modal>
  );
}
