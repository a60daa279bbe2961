import { type Coach, messageOf } from "@courtside/contracts/api/client.ts";
import { clubDate, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay } from "@courtside/contracts/domain/club-rules.ts";
import { LESSON_MESSAGES, LESSON_TITLES } from "@courtside/contracts/domain/lesson-messages.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Grid, IconCalendar, Segmented, Stack, Text } from "@courtside/design-system/core.tsx";
import { DatePicker, TimeSelect } from "@courtside/design-system/dates.tsx";
import { Field, TextArea, useFormCheck } from "@courtside/design-system/fields.tsx";
import { Sheet, useDiscardQuestion, useToast } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { useAskForLesson, useFreeTimes } from "../api.ts";
import { FreeTimePicker } from "./FreeTimePicker.tsx";
import type { LessonDraft } from "./lessonInput.ts";
import styles from "./RequestLessonSheet.module.css";

interface RequestLessonSheetProps {
  coach: Coach;
  onClose: () => void;
}

type Way = "offered" | "other";
const WAYS = [
  { value: "offered", label: "Available times" },
  { value: "other", label: "Another time" },
] as const;

/** Request a Lesson (docs/product/coaching.md#requesting-a-lesson): real times first, and any other request. */
export function RequestLessonSheet({ coach, onClose }: RequestLessonSheetProps) {
  const formId = useId();
  const toast = useToast("ask-for-lesson");
  const club = useMe().club;
  const offline = useShell().liveStatus === "offline";
  const zone = club?.time_zone ?? "UTC";
  const [today] = useState(() => clubDate(Date.now(), zone));
  const [from, setFrom] = useState(today);
  const [draft, setDraft] = useState<LessonDraft>({
    date: null,
    time: null,
    sport: coach.sports[0] ?? null,
    notes: "",
  });
  const [chosenWay, setWay] = useState<Way | null>(null);
  const { form, check, isWrong, shown } = useFormCheck({
    date: draft.date ? undefined : "Preferred date is required",
    time: draft.time ? undefined : "Preferred time is required",
  });
  const free = useFreeTimes({ coachId: coach.id, from, sport: draft.sport });
  const ask = useAskForLesson(coach.name, onClose);
  const { close, question } = useDiscardQuestion(draft.notes.trim() !== "", onClose);
  const hours = { start: club?.booking_hours_start ?? "06:00", end: club?.booking_hours_end ?? "22:00" };
  const hasHours = free.data?.has_hours ?? true;
  const way = chosenWay ?? (hasHours ? "offered" : "other");

  const change = (part: Partial<LessonDraft>) => {
    setDraft((last) => ({ ...last, ...part }));
    ask.forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { date, time, sport, notes } = draft;
    if (!check() || !date || !time)
      return toast.error(LESSON_TITLES.lesson_time_missing, LESSON_MESSAGES.lesson_time_missing);
    ask.send({
      coach_id: coach.id,
      preferred_date: date,
      preferred_time: time,
      ...(sport && { sport }),
      ...(notes.trim() && { notes: notes.trim() }),
    });
  };
  const rejection = isWrong ? LESSON_MESSAGES.lesson_time_missing : messageOf(ask.error);

  return (
    <>
      <Sheet
        open
        title={`Request a Lesson with ${coach.name}`}
        busy={ask.busy}
        onClose={close}
        footer={
          <>
            <Button onClick={close} disabled={ask.busy}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              disabled={offline}
              busy={ask.busy}
              busyLabel="Sending..."
            >
              Send Request
            </Button>
          </>
        }
      >
        <form ref={form} id={formId} noValidate onSubmit={submit}>
          <Stack gap={20}>
            {rejection && (
              <Alert tone="error" role="alert" title={isWrong ? LESSON_TITLES.lesson_time_missing : undefined}>
                {rejection}
              </Alert>
            )}
            {!hasHours && (
              <Alert>{coach.name} has not set weekly hours yet. Request any time, and they will decide.</Alert>
            )}
            {coach.sports.length > 1 && (
              <Segmented
                label="Sport"
                look="pills"
                options={coach.sports.map((value) => ({ value, label: sportLabel(value) }))}
                value={draft.sport ?? undefined}
                onChange={(sport) => change({ sport, time: null })}
              />
            )}
            <Segmented label="How to choose" block options={WAYS} value={way} onChange={setWay} />
            {way === "offered" ? (
              <FreeTimePicker
                free={free}
                today={today}
                from={from}
                onFrom={setFrom}
                draft={draft}
                error={shown.time}
                onChange={change}
              />
            ) : (
              <OtherTime today={today} hours={hours} draft={draft} errors={shown} onChange={change} />
            )}
            <RequestSummary draft={draft} zone={zone} />
            <Field label="Notes" hint="Optional. What you want to work on.">
              <TextArea
                rows={3}
                maxLength={1000}
                value={draft.notes}
                onChange={(event) => change({ notes: event.target.value })}
              />
            </Field>
          </Stack>
        </form>
      </Sheet>
      {question}
    </>
  );
}

interface OtherTimeProps {
  today: string;
  hours: { start: string; end: string };
  draft: LessonDraft;
  errors: Partial<Record<"date" | "time", string | undefined>>;
  onChange: (part: Pick<LessonDraft, "date" | "time">) => void;
}

const LAST_START = minutesOfDay("23:30");

/** A date and time outside the coach's hours: the coach decides. */
function OtherTime({ today, hours, draft, errors, onChange }: OtherTimeProps) {
  const until = minutesOfDay(hours.end) > LAST_START ? "23:30" : hours.end;
  return (
    <Grid minColumn={180}>
      <Field label="Preferred date" required error={errors.date}>
        <DatePicker
          aria-label="Preferred date"
          today={today}
          min={today}
          value={draft.date}
          onChange={(date) => onChange({ date: date ?? null, time: draft.time })}
        />
      </Field>
      <Field label="Preferred time" required error={errors.time}>
        <TimeSelect
          placeholder="Choose a time"
          step={30}
          from={hours.start}
          until={until}
          value={draft.time}
          onChange={(time) => onChange({ date: draft.date, time })}
        />
      </Field>
    </Grid>
  );
}

interface RequestSummaryProps {
  draft: LessonDraft;
  /** The club's. */
  zone: string;
}

/** The input to be sent: a chosen time may lie in a week that is not shown any more. */
function RequestSummary({ draft: { date, time }, zone }: RequestSummaryProps) {
  const isAway = zone !== new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <p className={styles.summary} role="status">
      <IconCalendar />
      {date && time ? (
        <span>
          You ask for <strong>{`${dateYearLabel(date, zone)}, ${time}`}</strong>
          {isAway && ` (club time, ${zone.replaceAll("_", " ")})`}
        </span>
      ) : (
        <Text tone="secondary">No date and time chosen yet</Text>
      )}
    </p>
  );
}
