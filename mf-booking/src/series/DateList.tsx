import type { SeriesFate } from "@courtside/contracts/domain/booking-series.ts";
import { clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Button, Inline, Stack, Tag, Text, type Tone } from "@courtside/design-system/core.tsx";
import { Select } from "@courtside/design-system/fields.tsx";
import styles from "./Series.module.css";
import { type Alternative, type Choices, type PreviewDate, placeText } from "./series-draft.ts";

const FATES: Record<SeriesFate, { label: string; tone: Tone }> = {
  free: { label: "Free", tone: "success" },
  skipped: { label: "Left out", tone: "neutral" },
  taken: { label: "Taken", tone: "warning" },
  blocked: { label: "Blocked", tone: "warning" },
  closed: { label: "Closed", tone: "warning" },
  holiday: { label: "Holiday", tone: "info" },
  beyond_window: { label: "Too far ahead", tone: "warning" },
  over_limit: { label: "Over the limit", tone: "warning" },
  own_overlap: { label: "Elsewhere", tone: "warning" },
  player_busy: { label: "Player elsewhere", tone: "warning" },
  skipped_time: { label: "Clock change", tone: "warning" },
  past: { label: "Past", tone: "warning" },
  unavailable: { label: "Not possible", tone: "warning" },
};

interface DateListProps {
  dates: readonly PreviewDate[];
  choices: Choices;
  zone: string;
  onChoice: (date: string, choice: "skip" | Alternative) => void;
  /** Present while something is still to be chosen. */
  onSkipRest?: () => void;
}

/** Each date with what becomes of it, and for those that cannot be booked what to do instead. */
export function DateList({ dates, choices, zone, onChoice, onSkipRest }: DateListProps) {
  const free = dates.filter(({ fate }) => fate === "free").length;
  return (
    <Stack gap={12}>
      <Inline>
        <Text as="p">
          {free} of {dates.length} dates are free.
        </Text>
        {onSkipRest && (
          <Button size="small" onClick={onSkipRest}>
            Leave the others out
          </Button>
        )}
      </Inline>
      <details open>
        <summary>All dates</summary>
        <ul className={styles.dates}>
          {dates.map((each) => (
            <li key={each.date} className={styles.date}>
              <span className={styles.when}>
                <strong>{dateYearLabel(each.date, zone)}</strong>
                {each.start_time && each.end_time && (
                  <span>
                    {clubTime(each.start_time, zone)} - {clubTime(each.end_time, zone)}
                  </span>
                )}
              </span>
              <Tag tone={FATES[each.fate].tone}>{FATES[each.fate].label}</Tag>
              {each.fate !== "free" && (
                <DateChoice
                  date={each}
                  choice={choices[each.date]}
                  zone={zone}
                  onChoice={(choice) => onChoice(each.date, choice)}
                />
              )}
            </li>
          ))}
        </ul>
      </details>
    </Stack>
  );
}

interface DateChoiceProps {
  date: PreviewDate;
  choice: Choices[string] | undefined;
  zone: string;
  onChoice: (choice: "skip" | Alternative) => void;
}

const keyOf = ({ court_id, start_time }: Alternative): string => `${court_id} ${start_time}`;

function DateChoice({ date, choice, zone, onChoice }: DateChoiceProps) {
  const { alternatives, fate, message, reason } = date;
  // The message of a holiday has its reason.
  const text = reason && fate !== "holiday" ? `${message}: ${reason}` : message;
  const value = choice === undefined ? null : choice === "skip" ? choice : keyOf(choice);
  return (
    <div className={styles.choice}>
      {text && <Text tone="secondary">{text}</Text>}
      <Select
        aria-label={`Instead on ${dateYearLabel(date.date, zone)}`}
        placeholder="Choose"
        value={value}
        options={[
          { value: "skip", label: "Leave this date out" },
          ...alternatives.map((each) => ({ value: keyOf(each), label: placeText(each, zone) })),
        ]}
        onChange={(key) => {
          const chosen = alternatives.find((each) => keyOf(each) === key);
          onChoice(chosen ?? "skip");
        }}
      />
    </div>
  );
}
