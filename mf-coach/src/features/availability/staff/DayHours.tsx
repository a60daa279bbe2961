import {
  type AvailableHours,
  availabilityProblems,
  WEEKDAYS,
  type Weekday,
  weekdayLabel,
} from "@courtside/contracts/domain/weekly-availability.ts";
import {
  Button,
  Heading,
  IconButton,
  IconCopy,
  IconPlus,
  IconTrash,
  Inline,
  Text,
} from "@courtside/design-system/core.tsx";
import { Select } from "@courtside/design-system/fields.tsx";
import { Menu } from "@courtside/design-system/overlay.tsx";
import styles from "./DayHours.module.css";
import { added, type DraftHours } from "./weekDraft.ts";

interface DayHoursProps {
  day: Weekday;
  /** The times to choose from. */
  times: readonly string[];
  /** The club's closing time. */
  closing: string;
  /** The week as it is stored, also at times that can no longer be chosen. */
  stored: readonly AvailableHours[];
  onCopy: (to: readonly Weekday[]) => void;
  id?: string;
  value?: readonly DraftHours[];
  onChange?: (hours: DraftHours[]) => void;
  /** Set while what is wrong is shown. */
  error?: string;
}

const MONDAY_TO_FRIDAY = WEEKDAYS.slice(0, 5);

/** The stretches of one weekday: add, change, remove, copy to other days. Each wrong one has its message. */
export function DayHours({
  day,
  times,
  closing,
  stored,
  onCopy,
  id,
  value: hours = [],
  onChange,
  error,
}: DayHoursProps) {
  const label = weekdayLabel(day);
  const storedTimes = stored
    .filter((each) => each.day_of_week === day)
    .flatMap(({ start_time, end_time }) => [start_time, end_time]);
  const optionsWith = (current: string) =>
    [...new Set([...times, ...storedTimes, current])].toSorted().map((time) => ({ value: time, label: time }));
  const problems = new Map(availabilityProblems(hours, closing, stored).map(({ row, message }) => [row, message]));
  const [firstWrong] = problems.keys();
  const change = (key: string, part: Partial<DraftHours>) =>
    onChange?.(hours.map((each) => (each.key === key ? { ...each, ...part } : each)));
  return (
    <section aria-label={label} className={styles.day}>
      <div className={styles.head}>
        <Heading level={3}>{label}</Heading>
      </div>
      {hours.length === 0 ? (
        <Text tone="quiet" className={styles.none}>
          Not available
        </Text>
      ) : (
        <ul className={styles.ranges}>
          {hours.map(({ key, start_time, end_time }, place) => {
            const problem = error ? problems.get(place) : undefined;
            const isInvalid = problem !== undefined || undefined;
            return (
              // The form finds the first wrong stretch by its id.
              <li key={key} id={place === firstWrong ? id : undefined} className={styles.range}>
                <Select
                  aria-label={`${label}, start ${place + 1}`}
                  aria-invalid={isInvalid}
                  options={optionsWith(start_time)}
                  value={start_time}
                  onChange={(time) => change(key, { start_time: time })}
                />
                <span aria-hidden="true">-</span>
                <Select
                  aria-label={`${label}, end ${place + 1}`}
                  aria-invalid={isInvalid}
                  options={optionsWith(end_time)}
                  value={end_time}
                  onChange={(time) => change(key, { end_time: time })}
                />
                <IconButton
                  label={`Remove ${start_time} - ${end_time} on ${label}`}
                  icon={<IconTrash />}
                  onClick={() => onChange?.(hours.filter((each) => each.key !== key))}
                />
                {problem && (
                  <Text as="p" role="alert" size="sm" tone="error" className={styles.error}>
                    {problem}
                  </Text>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Inline gap={4} className={styles.actions}>
        <Button
          icon={<IconPlus />}
          aria-label={`Add hours on ${label}`}
          onClick={() => onChange?.(added(hours, day, times))}
        >
          Add
        </Button>
        <Menu
          trigger={
            <Button variant="ghost" icon={<IconCopy />} aria-label={`Copy ${label} to other days`}>
              Copy
            </Button>
          }
          items={[
            [
              { key: "all", label: "To every day", onSelect: () => onCopy(WEEKDAYS) },
              { key: "weekdays", label: "To Monday - Friday", onSelect: () => onCopy(MONDAY_TO_FRIDAY) },
            ],
            WEEKDAYS.filter((other) => other !== day).map((other) => ({
              key: other,
              label: `To ${weekdayLabel(other)}`,
              onSelect: () => onCopy([other]),
            })),
          ]}
        />
      </Inline>
    </section>
  );
}
