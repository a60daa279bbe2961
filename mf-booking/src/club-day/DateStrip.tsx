import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { classNames } from "@courtside/design-system/core.tsx";
import { useEffect, useId, useRef } from "react";
import styles from "./DateStrip.module.css";

interface DateStripProps {
  /** `YYYY-MM-DD`, in order. */
  days: readonly string[];
  today: string;
  date: string;
  /** Later days are outside the booking window; null: no limit. */
  lastBookable: string | null;
  onDate: (date: string) => void;
}

/** The next days as a radio group: one tap or arrow key chooses a day. */
export function DateStrip({ days, today, date, lastBookable, onDate }: DateStripProps) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = days.indexOf(date);

  // Scrolls again when the club's today becomes known and moves the chosen day.
  useEffect(() => {
    const chosen = list.current?.children[at];
    if (!list.current || !(chosen instanceof HTMLElement)) return;
    // scrollIntoView would scroll the page too.
    list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [at]);

  return (
    <div ref={list} role="radiogroup" aria-label="Date" className={styles.strip}>
      {days.map((day) => {
        const [weekday, dayOfMonth] = dateLabel(day).split(", ");
        const [month, number] = dayOfMonth?.split(" ") ?? [];
        const isLate = lastBookable !== null && day > lastBookable;
        return (
          <label key={day} className={classNames(styles.day, isLate && styles.late)}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={day}
              checked={day === date}
              aria-label={day === today ? `Today, ${dateLabel(day)}` : dateLabel(day)}
              onChange={() => onDate(day)}
            />
            <span className={styles.face} aria-hidden="true">
              <span className={styles.weekday}>{day === today ? "Today" : weekday}</span>
              <span className={styles.number}>{number}</span>
              <span className={styles.month}>{month}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
