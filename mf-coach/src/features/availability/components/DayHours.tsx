import { WEEKDAYS, type Weekday, weekdayLabel } from "@courtside/contracts/domain/weekly-availability.ts";
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
import type { DraftHours } from "./weekDraft.ts";

interface DayHoursProps {
  day: Weekday;
  hours: readonly DraftHours[];
  /** The times to choose from. */
  times: readonly string[];
  /** The problem of one of them. */
  problem: { key: string; message: string } | null;
  onAdd: () => void;
  onChange: (key: string, part: Partial<DraftHours>) => void;
  onRemove: (key: string) => void;
  onCopy: (to: readonly Weekday[]) => void;
}

const MONDAY_TO_FRIDAY = WEEKDAYS.slice(0, 5);

/** The stretches of one weekday: add, change, remove, copy to other days. */
export function DayHours({ day, hours, times, problem, onAdd, onChange, onRemove, onCopy }: DayHoursProps) {
  const label = weekdayLabel(day);
  const options = times.map((value) => ({ value, label: value }));
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
          {hours.map(({ key, start_time, end_time }, place) => (
            <li key={key} className={styles.range}>
              <Select
                aria-label={`${label}, start ${place + 1}`}
                aria-invalid={problem?.key === key || undefined}
                options={options}
                value={start_time}
                onChange={(time) => onChange(key, { start_time: time })}
              />
              <span aria-hidden="true">-</span>
              <Select
                aria-label={`${label}, end ${place + 1}`}
                aria-invalid={problem?.key === key || undefined}
                options={options}
                value={end_time}
                onChange={(time) => onChange(key, { end_time: time })}
              />
              <IconButton
                label={`Remove ${start_time} - ${end_time} on ${label}`}
                icon={<IconTrash />}
                onClick={() => onRemove(key)}
              />
              {problem?.key === key && (
                <Text as="p" role="alert" size="sm" tone="error" className={styles.error}>
                  {problem.message}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
      <Inline gap={4} className={styles.actions}>
        <Button icon={<IconPlus />} aria-label={`Add hours on ${label}`} onClick={onAdd}>
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
