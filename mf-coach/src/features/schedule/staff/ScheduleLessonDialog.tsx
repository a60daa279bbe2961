import { LESSON_MESSAGES } from "@courtside/contracts/domain/lesson-messages.ts";
import { SearchSelect } from "@courtside/design-system/forms.tsx";
import { StaffField, StaffFormDialog } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { LessonConflict } from "../../../components/LessonConflict.tsx";
import { LessonPlaceFields } from "../../../staff/LessonPlaceFields.tsx";
import { type LessonInput, lessonTimes, useLessonPlace } from "../../../staff/useLessonPlace.ts";
import { useLearners, useScheduleLesson } from "../api.ts";

interface ScheduleLessonDialogProps {
  coachId: string;
  /** The shown day. */
  date?: string | undefined;
  onClose: () => void;
}

const check = ({ memberId }: LessonInput) => ({ memberId: memberId ? undefined : "Member is required" });

/** Schedule private lesson (docs/product/coaching.md#lessons): member, court, start and end. */
export default function ScheduleLessonDialog({ coachId, date, onClose }: ScheduleLessonDialogProps) {
  const { form, zone, place, take } = useLessonPlace({ ...(date && { start: { date } }), check });
  const { rejection, busy, schedule } = useScheduleLesson(onClose);
  const submit = (input: LessonInput) =>
    schedule({ member_id: input.memberId ?? "", coach_id: coachId, ...lessonTimes(input) });
  return (
    <StaffFormDialog
      form={form}
      title="Schedule private lesson"
      submitLabel="Schedule Lesson"
      busyLabel="Scheduling..."
      summary={LESSON_MESSAGES.lesson_fields_missing}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      {rejection && <LessonConflict rejection={rejection} zone={zone} onChoose={take} />}
      <StaffField<LessonInput> name="memberId" label="Member" required>
        <LearnerSelect />
      </StaffField>
      <LessonPlaceFields {...place} />
    </StaffFormDialog>
  );
}

interface LearnerSelectProps {
  value?: string | null;
  onChange?: (id: string | null) => void;
}

/** A member, found by name. The chosen one stays in the list. */
function LearnerSelect({ value = null, onChange, ...field }: LearnerSelectProps) {
  const [text, setText] = useState("");
  const [member, setMember] = useState<{ value: string; label: string } | null>(null);
  const { found, isLong, isSearching } = useLearners(text);
  const options = found.map(({ id, name, email }) => ({ value: id, label: name, ...(email && { detail: email }) }));
  const isListed = options.some((option) => option.value === member?.value);
  return (
    <SearchSelect
      {...field}
      aria-label="Member"
      placeholder="Search by name"
      options={member && !isListed ? [member, ...options] : options}
      value={value}
      onSearch={setText}
      loading={isSearching}
      empty={isLong ? (isSearching ? "Searching..." : "No member found") : "Type two letters or more"}
      onChange={(id) => {
        setMember(options.find((option) => option.value === id) ?? null);
        onChange?.(id ?? null);
      }}
    />
  );
}
