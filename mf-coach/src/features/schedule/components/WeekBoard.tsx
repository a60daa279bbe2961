import type { CalendarItem, CoachSchedule } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { classNames, VisuallyHidden } from "@courtside/design-system/core.tsx";
import type { CSSProperties } from "react";
import { BoardDay } from "./BoardDay.tsx";
import { BoardHead } from "./BoardHead.tsx";
import { boardSpan, hourHeight, layOutWeek, type TimeOffEntry } from "./coachWeek.ts";
import { useScrollToHours } from "./useScrollToHours.ts";
import styles from "./WeekBoard.module.css";

export interface WeekBoardProps {
  week: CoachSchedule;
  /** Nothing is known of it yet, or of another week. */
  stale: boolean;
  onItem: (item: CalendarItem) => void;
  onTimeOff: (entry: TimeOffEntry) => void;
  /** A date's head was pressed: plan something there. */
  onDate: (date: string) => void;
}

/** A coach's week on one board: seven columns under a head that stays, hours at the side. */
export function WeekBoard({ week, stale, onItem, onTimeOff, onDate }: WeekBoardProps) {
  const { club } = useMe();
  const days = layOutWeek(week);
  const span = boardSpan(days, club?.booking_hours_start ?? "06:00", club?.booking_hours_end ?? "22:00");
  const perHour = hourHeight(club?.slot_length_minutes ?? 60);
  const today = clubDate(week.now, week.time_zone);
  const now = minutesOfDay(clubTime(week.now, week.time_zone));
  const scroller = useScrollToHours({ days, span, perHour, now: days.some(({ date }) => date === today) ? now : null });
  const hours = Array.from({ length: (span.until - span.from) / 60 }, (_, hour) => span.from + hour * 60);
  const sizes = { "--hour": `${perHour}px`, "--hours": hours.length } as CSSProperties;
  return (
    <div ref={scroller} className={classNames(styles.scroller, stale && styles.stale)} style={sizes} aria-busy={stale}>
      {stale && (
        <VisuallyHidden>
          <span role="status">Loading...</span>
        </VisuallyHidden>
      )}
      <BoardHead days={days} today={today} onDate={onDate} onTimeOff={onTimeOff} />
      <div className={styles.body}>
        <div className={styles.rail} aria-hidden="true">
          {hours.map((minutes) => (
            <span key={minutes} className={styles.hour}>
              {wallTime(minutes)}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <BoardDay
            key={day.date}
            day={day}
            span={span}
            perHour={perHour}
            zone={week.time_zone}
            now={day.date === today ? now : null}
            onItem={onItem}
          />
        ))}
      </div>
    </div>
  );
}
