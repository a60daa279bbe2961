import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { classNames } from "@courtside/design-system/core.tsx";
import { useEffect, useId, useRef } from "react";
import styles from "./DateStrip.module.css";

interface DateStripProps {
  /** `YYYY-MM-DD`, in order. */
  days: readonly string[];
  today: string;
  date: string;
  /** Later days are outside the booking window; null = no such day. */
  lastBookable: string | null;
  onDate: (date: string) => void;
}

/** The next days, one tap each. A radio group: arrows move and choose. */
export function DateStrip({ days, today, date, lastBookable, onDate }: DateStripProps) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = days.indexOf(date);

  // Also when the chosen day moves, as the club's today becomes known.
  useEffect(() => {
    const chosen = list.current?.children[at];
    if (!list.current || !(chosen instanceof HTMLElement)) return;
    // Not scrollIntoView: that would move the page as well.
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
