import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { IconButton } from "../Button/IconButton.tsx";
import { IconChevronLeft, IconChevronRight } from "../Icon/icons.tsx";
import styles from "./Calendar.module.css";
import { CalendarDay } from "./CalendarDay.tsx";
import { addDays, addMonths, formatDate, type IsoDate, weekday, weeksOfMonth } from "./isoDate.ts";

export interface CalendarProps {
  /** The chosen day, `YYYY-MM-DD`. */
  value?: IsoDate;
  onChange: (date: IsoDate) => void;
  /** Today in the club's time zone. */
  today: IsoDate;
  /** First and last day that can be chosen. */
  min?: IsoDate;
  max?: IsoDate;
  disabledDate?: (date: IsoDate) => boolean;
  /** Beneath the number: a dot, a count. Put its text in `dayLabel`. */
  renderDay?: (date: IsoDate) => ReactNode;
  /** Added to the day's spoken name: "2 events". */
  dayLabel?: (date: IsoDate) => string | undefined;
  /** Takes the focus when it appears, as in a popover. */
  autoFocus?: boolean;
}

const WEEK = weeksOfMonth("2023-01-01")[0] ?? [];

const KEYS: Record<string, (date: IsoDate) => IsoDate> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -weekday(date)),
  End: (date) => addDays(date, 6 - weekday(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/** A month of days to choose one from. Arrows move by day and week, PageUp and PageDown by month, Enter chooses. */
export function Calendar(props: CalendarProps) {
  const { value, onChange, today, min, max, disabledDate, renderDay, dayLabel, autoFocus } = props;
  const [shown, setShown] = useState(value ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const titleId = useId();

  const clamp = (date: IsoDate) => (min && date < min ? min : max && date > max ? max : date);
  const isRejected = (date: IsoDate) => Boolean((min && date < min) || (max && date > max) || disabledDate?.(date));
  const turn = (months: number) => setShown(clamp(addMonths(shown, months)));
  const month = shown.slice(0, 7);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = KEYS[event.key]?.(shown);
    if (!next) return;
    event.preventDefault();
    grid.current?.setAttribute("data-moving", "");
    setShown(clamp(next));
  };

  return (
    <div className={styles.calendar}>
      <div className={styles.header}>
        <IconButton
          label="Previous month"
          icon={<IconChevronLeft />}
          disabled={Boolean(min && month <= min.slice(0, 7))}
          onClick={() => turn(-1)}
        />
        <p id={titleId} className={styles.title} aria-live="polite">
          {formatDate(shown, { month: "long", year: "numeric" })}
        </p>
        <IconButton
          label="Next month"
          icon={<IconChevronRight />}
          disabled={Boolean(max && month >= max.slice(0, 7))}
          onClick={() => turn(1)}
        />
      </div>
      <table ref={grid} aria-labelledby={titleId} className={styles.grid}>
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col" abbr={formatDate(day, { weekday: "long" })}>
                {formatDate(day, { weekday: "short" }).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(shown).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <CalendarDay
                  key={date}
                  date={date}
                  outside={!date.startsWith(month)}
                  today={date === today}
                  chosen={date === value}
                  reachable={date === shown}
                  focused={date === shown && Boolean(autoFocus)}
                  rejected={isRejected(date)}
                  label={dayLabel?.(date)}
                  onKeyDown={onKeyDown}
                  onChoose={() => {
                    setShown(date);
                    onChange(date);
                  }}
                >
                  {renderDay?.(date)}
                </CalendarDay>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
