import { clubDate, clubTime, localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { LESSON_MESSAGES } from "@courtside/contracts/domain/lesson-messages.ts";
import { Alert, Button, Card, Inline, Stack } from "@courtside/design-system/core.tsx";
import { Field, SearchSelect, Select, useFormCheck } from "@courtside/design-system/forms.tsx";
import { type FormEvent, type ReactNode, useState } from "react";
import type { Alternative } from "../../../club-day/court-day.ts";
import { DeskAlternatives } from "../../../desk/DeskAlternatives.tsx";
import { type DeskRequest, missingFields } from "../../../desk/desk-request.ts";
import { PlaceFields } from "../../../desk/PlaceFields.tsx";
import { useCoachChoices, useLearners, useScheduleLesson } from "../lessons/api.ts";

interface LessonPanelProps {
  /** A coach schedules their own lessons alone; null: staff choose the coach. */
  ownCoachId: string | null;
  date: string;
  dayLabel: string;
  /** Shared with the form that books: a time that was chosen stays. */
  input: DeskRequest;
  courts: readonly { court_id: string; name: string }[];
  rules: ClubRules;
  earliest: string;
  offline: boolean;
  kinds: ReactNode;
  onRequest: (input: DeskRequest) => void;
  onScheduled: (lesson: { court_id: string; start_time: string }) => void;
  onClose: () => void;
}

/** Schedules a private lesson: coach, member, court and time (docs/product/coaching.md#lessons). */
export function LessonPanel(props: LessonPanelProps) {
  const { date, input, courts, rules, earliest, offline, onRequest } = props;
  const [coachId, setCoachId] = useState(props.ownCoachId);
  const coaches = useCoachChoices(props.ownCoachId === null);
  // A lesson is for a member, also after a walk-in was begun.
  const left = missingFields({ ...input, walkIn: null });
  const { form, check, reset, isWrong } = useFormCheck({
    coach: coachId ? undefined : "Coach is required",
    fields: left.length > 0 ? LESSON_MESSAGES.lesson_fields_missing : undefined,
  });
  const missing = isWrong ? left : [];
  const { schedule, busy, failure, forget } = useScheduleLesson((lesson) => {
    // A coach's panel stays open for the next lesson.
    reset();
    props.onScheduled(lesson);
  });
  const change = (next: DeskRequest) => {
    onRequest(next);
    if (failure) forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || offline || !check()) return;
    const { member, courtId, start, end } = input;
    if (!coachId || !member || !courtId || !start || !end) return;
    schedule({
      coach_id: coachId,
      member_id: member.id,
      court_id: courtId,
      start_time: localDateTime(date, start),
      end_time: localDateTime(date, end),
    });
  };
  const choose = ({ court_id, start_time, end_time }: Alternative) => {
    const zone = rules.time_zone;
    if (clubDate(start_time, zone) !== date) return;
    const end = clubTime(end_time, zone);
    change({ ...input, courtId: court_id, start: clubTime(start_time, zone), end: end === "00:00" ? "24:00" : end });
  };
  return (
    <Card title="Schedule a lesson" description={props.dayLabel}>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack>
          {props.kinds}
          {isWrong && (
            <Alert tone="error" role="alert">
              {LESSON_MESSAGES.lesson_fields_missing}
            </Alert>
          )}
          {failure && (
            <Alert tone="error" role="alert">
              {failure.message}
            </Alert>
          )}
          {failure && <DeskAlternatives alternatives={failure.alternatives} zone={rules.time_zone} onChoose={choose} />}
          {props.ownCoachId === null && (
            <Field label="Coach" required error={isWrong && !coachId && "Coach is required"}>
              <Select
                name="coach"
                placeholder="Choose a coach"
                options={coaches}
                value={coachId}
                onChange={(id) => {
                  setCoachId(id);
                  if (failure) forget();
                }}
              />
            </Field>
          )}
          <LearnerPicker
            member={input.member}
            missing={missing.includes("member")}
            onMember={(member) => change({ ...input, member })}
          />
          <PlaceFields
            input={input}
            courts={courts}
            rules={rules}
            earliest={earliest}
            missing={missing}
            onRequest={change}
          />
          <Inline>
            <Button onClick={props.onClose}>Close</Button>
            <Button
              type="submit"
              variant="primary"
              busy={busy}
              busyLabel="Scheduling..."
              aria-disabled={offline || undefined}
            >
              Schedule Lesson
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

interface LearnerPickerProps {
  member: DeskRequest["member"];
  missing: boolean;
  onMember: (member: DeskRequest["member"]) => void;
}

/** Finds the member of a lesson, by name. */
function LearnerPicker({ member, missing, onMember }: LearnerPickerProps) {
  const [text, setText] = useState("");
  const { found, isLong, isSearching } = useLearners(text);
  const options = found.map(({ id, name, email }) => ({ value: id, label: name, ...(email && { detail: email }) }));
  const shown = member && text === "" ? [{ value: member.id, label: member.name }] : options;
  return (
    <Field label="Member" required hint="Search by name" error={missing && "Member is required"}>
      <SearchSelect
        aria-label="Member"
        placeholder="Find a member"
        options={shown}
        value={member?.id ?? null}
        loading={isSearching}
        empty={!isLong ? "Type at least 2 characters" : isSearching ? "Searching..." : "No member found"}
        onSearch={setText}
        onChange={(id) => {
          const chosen = found.find((each) => each.id === id);
          setText("");
          onMember(chosen ? { ...chosen, email: chosen.email ?? "" } : null);
        }}
      />
    </Field>
  );
}
