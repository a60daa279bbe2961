import { addDays, clubTime, dateLabel, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import {
  Empty,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconClock,
  Loading,
  Segmented,
  Stack,
  Text,
  VisuallyHidden,
} from "@courtside/design-system/core.tsx";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import type { useFreeTimes } from "../api.ts";
import styles from "./FreeTimePicker.module.css";
import { bestDate, freeCount, type LessonDraft, WHY_NOT } from "./lessonInput.ts";

interface FreeTimePickerProps {
  free: ReturnType<typeof useFreeTimes>;
  today: string;
  /** The first of the seven dates. */
  from: string;
  onFrom: (date: string) => void;
  draft: LessonDraft;
  /** Why the chosen time is wrong. */
  error: string | undefined;
  onChange: (part: Pick<LessonDraft, "date" | "time">) => void;
}

/** The times when the coach is available and a suitable court is free, a week at a time. */
export function FreeTimePicker({ free, today, from, onFrom, draft, error, onChange }: FreeTimePickerProps) {
  const week = free.data;
  if (free.isPending) return <Loading />;
  if (!week) return <LoadFailed title="The free times could not be loaded" query={free} />;
  const zone = week.time_zone;
  const date = week.days.some((day) => day.date === draft.date) ? draft.date : bestDate(week);
  const day = week.days.find((each) => each.date === date);
  const times = (day?.times ?? []).filter(({ state }) => state !== "past");
  return (
    <Stack gap={12} className={free.isPlaceholderData ? styles.stale : undefined} aria-busy={free.isFetching}>
      <div className={styles.week}>
        <IconButton
          label="Earlier week"
          icon={<IconChevronLeft />}
          disabled={from <= today}
          onClick={() => onFrom(addDays(from, -7))}
        />
        <Text strong aria-live="polite">
          {dateYearLabel(from, zone)} - {dateYearLabel(addDays(from, 6), zone)}
        </Text>
        <IconButton label="Later week" icon={<IconChevronRight />} onClick={() => onFrom(addDays(from, 7))} />
      </div>
      <Segmented
        label="Preferred date"
        look="tiles"
        options={week.days.map((each) => ({
          value: each.date,
          label: <DayName date={each.date} />,
          hint: `${freeCount(each.times)} free`,
        }))}
        value={date ?? undefined}
        onChange={(chosen) => onChange({ date: chosen, time: null })}
      />
      <div className={styles.times} data-invalid={error ? "" : undefined}>
        {times.length === 0 ? (
          <Empty
            compact
            icon={<IconClock />}
            title="No hours on this day"
            description="Try another day, or request another time."
          />
        ) : (
          <Segmented
            label="Preferred time"
            look="pills"
            wrap
            options={times.map(({ start_time, state }) => ({
              value: clubTime(start_time, zone),
              label: clubTime(start_time, zone),
              hint: WHY_NOT[state] ?? undefined,
              disabled: state !== "free",
            }))}
            value={draft.date === date ? (draft.time ?? undefined) : undefined}
            onChange={(time) => onChange({ date, time })}
          />
        )}
        {error && (
          <Text as="p" tone="error" role="alert" className={styles.error}>
            {error}
          </Text>
        )}
      </div>
    </Stack>
  );
}

/** "Sat" over "14" in a narrow column; a screen reader reads the month too. */
function DayName({ date }: { date: string }) {
  const text = dateLabel(date);
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true" className={styles.day}>
        {text.slice(0, 3)} <strong className={styles.number}>{Number(date.slice(-2))}</strong>
      </span>
    </>
  );
}
