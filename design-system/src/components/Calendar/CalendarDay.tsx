import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../../classNames.ts";
import styles from "./Calendar.module.css";
import { formatDate, type IsoDate } from "./isoDate.ts";

interface CalendarDayProps {
  date: IsoDate;
  /** Of a neighbouring month. */
  outside: boolean;
  today: boolean;
  chosen: boolean;
  /** The one day of the grid that Tab reaches. */
  reachable: boolean;
  /** Takes the focus when it becomes the reachable one. */
  focused: boolean;
  rejected: boolean;
  label?: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: () => void;
  children?: ReactNode;
}

export function CalendarDay(props: CalendarDayProps) {
  const { date, outside, today, chosen, reachable, focused, rejected, label, onKeyDown, onChoose, children } = props;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const grid = button.current?.closest("table");
    if (!reachable || !grid) return;
    if (!focused && !grid.hasAttribute("data-moving")) return;
    grid.removeAttribute("data-moving");
    button.current?.focus();
  }, [reachable, focused]);

  const name = [formatDate(date, { dateStyle: "full" }), today && "today", label].filter(Boolean).join(", ");
  return (
    <td className={styles.cell}>
      <button
        ref={button}
        type="button"
        aria-label={name}
        aria-pressed={chosen}
        aria-current={today ? "date" : undefined}
        aria-disabled={rejected || undefined}
        tabIndex={reachable ? 0 : -1}
        className={classNames(styles.day, outside && styles.outside, today && styles.today, chosen && styles.chosen)}
        onKeyDown={onKeyDown}
        onClick={() => !rejected && onChoose()}
      >
        {Number(date.slice(8))}
        {children && <span className={styles.mark}>{children}</span>}
      </button>
    </td>
  );
}
