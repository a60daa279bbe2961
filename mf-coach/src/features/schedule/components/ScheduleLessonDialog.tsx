import { LESSON_MESSAGES } from "@courtside/contracts/domain/lesson-messages.ts";
import { Alert, Button, Stack } from "@courtside/design-system/core.tsx";
import { Field, useFormCheck } from "@courtside/design-system/fields.tsx";
import { SearchSelect } from "@courtside/design-system/forms.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { LessonConflict } from "../../../components/LessonConflict.tsx";
import { LessonPlaceFields } from "../../../components/LessonPlaceFields.tsx";
import { placeErrors } from "../../../components/lessonPlace.ts";
import { useLessonPlace } from "../../../components/useLessonPlace.ts";
import { useLearners, useScheduleLesson } from "../api.ts";

interface ScheduleLessonDialogProps {
  coachId: string;
  /** The shown day. */
  date?: string | undefined;
  onClose: () => void;
}

/** Schedule private lesson (docs/product/coaching.md#lessons): member, court, start and end. */
export function ScheduleLessonDialog({ coachId, date, onClose }: ScheduleLessonDialogProps) {
  const formId = useId();
  const [text, setText] = useState("");
  const [member, setMember] = useState<{ value: string; label: string } | null>(null);
  const { place, change, take, span, zone, ...choice } = useLessonPlace(date ? { date } : {});
  const { found, isLong, isSearching } = useLearners(text);
  const { rejection, busy, schedule } = useScheduleLesson(onClose);
  const options = found.map(({ id, name, email }) => ({ value: id, label: name, ...(email && { detail: email }) }));
  const { form, check, isWrong, shown } = useFormCheck({
    ...(!member && { member: "Member is required" }),
    ...placeErrors(place),
  });
  const isListed = options.some(({ value }) => value === member?.value);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { start, end } = span;
    if (check() && member && place.courtId && start && end) {
      schedule({
        member_id: member.value,
        coach_id: coachId,
        court_id: place.courtId,
        start_time: start,
        end_time: end,
      });
    }
  };

  return (
    <Modal
      open
      title="Schedule private lesson"
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Scheduling...">
            Schedule Lesson
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack>
          {isWrong && (
            <Alert tone="error" role="alert">
              {LESSON_MESSAGES.lesson_fields_missing}
            </Alert>
          )}
          {rejection && <LessonConflict rejection={rejection} zone={zone} onChoose={take} />}
          <Field label="Member" required error={shown.member}>
            <SearchSelect
              aria-label="Member"
              placeholder="Search by name"
              options={member && !isListed ? [member, ...options] : options}
              value={member?.value ?? null}
              onSearch={setText}
              loading={isSearching}
              empty={isLong ? (isSearching ? "Searching..." : "No member found") : "Type two letters or more"}
              onChange={(id) => setMember(options.find(({ value }) => value === id) ?? null)}
            />
          </Field>
          <LessonPlaceFields place={place} onChange={change} failures={shown} {...choice} />
        </Stack>
      </form>
    </Modal>
  );
}
