import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { classNames, IconPlus, slotClass, slotStates, VisuallyHidden } from "@courtside/design-system/core.tsx";
import styles from "./BoardHead.module.css";
import type { CoachDay, TimeOffEntry } from "./coachWeek.ts";
import { TIME_OFF } from "./itemLook.ts";

interface BoardHeadProps {
  days: readonly CoachDay[];
  today: string;
  onDate: (date: string) => void;
  onTimeOff: (entry: TimeOffEntry) => void;
}

const OffIcon = slotStates.blocked.Icon;

/** The dates; a press schedules a lesson there. Below each date, its time off. */
export function BoardHead({ days, today, onDate, onTimeOff }: BoardHeadProps) {
  return (
    <div className={styles.head}>
      <span className={styles.corner} />
      {days.map(({ date, off }) => {
        const [weekday = "", day = ""] = dateLabel(date).split(", ");
        return (
          <div key={date} className={styles.column}>
            <button
              type="button"
              className={classNames(styles.date, date === today && styles.today)}
              aria-current={date === today ? "date" : undefined}
              onClick={() => onDate(date)}
            >
              <span className={styles.weekday}>{weekday}</span>{" "}
              <span className={styles.day}>
                {day} <IconPlus size={14} />
              </span>
              <VisuallyHidden>(schedule private lesson)</VisuallyHidden>
            </button>
            {off.map(({ entry }) => (
              <button
                key={entry.id}
                type="button"
                className={classNames(slotClass("blocked"), styles.off)}
                aria-label={`${TIME_OFF} on ${dateLabel(date)}${entry.note ? `, ${entry.note}` : ""}`}
                onClick={() => onTimeOff(entry)}
              >
                <OffIcon size={14} />
                <span className={styles.text}>{TIME_OFF}</span>
              </button>
            ))}
          </div>
        );
      })}
    </div>
  );
}
