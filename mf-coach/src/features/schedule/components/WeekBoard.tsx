import type { CalendarItem, CoachSchedule } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { classNames, slotClass, VisuallyHidden } from "@courtside/design-system/core.tsx";
import { type CSSProperties, useLayoutEffect, useRef } from "react";
import { BoardHead } from "./BoardHead.tsx";
import {
  boardSpan,
  type CoachDay,
  type DayItem,
  hourHeight,
  layOutWeek,
  type Stretch,
  type TimeOffEntry,
} from "./coachWeek.ts";
import { ITEM_STATE } from "./itemLook.ts";
import styles from "./WeekBoard.module.css";

interface WeekBoardProps {
  week: CoachSchedule;
  /** The week is not loaded yet. */
  stale: boolean;
  onItem: (item: CalendarItem) => void;
  onTimeOff: (entry: TimeOffEntry) => void;
  /** A date's head was pressed: schedules a lesson there. */
  onDate: (date: string) => void;
}

/** A coach's week on one board: seven columns under a sticky head, hours at the side. */
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

interface BoardDayProps {
  day: CoachDay;
  /** The hours that the board shows. */
  span: Stretch;
  /** px */
  perHour: number;
  zone: string;
  /** Minutes of the day, on today's column. */
  now: number | null;
  onItem: (item: CalendarItem) => void;
}

/** The height of three lines of an entry. */
const LINES_PX = 40;

/** One date's column: weekly hours and time off behind, entries in front. */
function BoardDay({ day: { date, hours, items, off }, span, perHour, zone, now, onItem }: BoardDayProps) {
  const at = (minutes: number) => ((Math.min(Math.max(minutes, span.from), span.until) - span.from) / 60) * perHour;
  const place = ({ from, until }: Stretch): CSSProperties => ({ top: at(from), height: at(until) - at(from) });
  return (
    <section aria-label={dateLabel(date)} className={styles.column}>
      {hours.map((stretch) => (
        <span key={stretch.from} aria-hidden="true" className={styles.available} style={place(stretch)} />
      ))}
      <span aria-hidden="true" className={styles.lines} />
      {off.map((stretch) => (
        <span key={stretch.entry.id} aria-hidden="true" className={styles.away} style={place(stretch)} />
      ))}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((each) => (
            <BoardItem
              key={`${each.item.kind} ${each.item.id} ${each.item.start_time}`}
              each={each}
              zone={zone}
              style={place(each)}
              isLow={at(each.until) - at(each.from) < LINES_PX}
              onOpen={() => onItem(each.item)}
            />
          ))}
        </ul>
      )}
      {now !== null && now >= span.from && now <= span.until && (
        <span aria-hidden="true" className={styles.now} style={{ top: at(now) }} />
      )}
    </section>
  );
}

interface BoardItemProps {
  each: DayItem;
  zone: string;
  /** Its position in the column. */
  style: CSSProperties;
  /** Too low for more than one line. */
  isLow: boolean;
  onOpen: () => void;
}

/** A lesson, event or court on the board; a press shows its details. */
function BoardItem({ each: { item, lane, lanes }, zone, style, isLow, onOpen }: BoardItemProps) {
  return (
    <li className={styles.item} style={{ ...style, left: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` }}>
      <button
        type="button"
        className={classNames(slotClass(ITEM_STATE[item.kind]), styles.face, isLow && styles.low)}
        onClick={onOpen}
      >
        <span className={styles.time}>{clubTime(item.start_time, zone)}</span>{" "}
        <span className={styles.title}>{item.title}</span> <span className={styles.court}>{item.court_name}</span>
        <VisuallyHidden>{` (${item.kind} until ${clubTime(item.end_time, zone)})`}</VisuallyHidden>
      </button>
    </li>
  );
}

interface ScrollTarget {
  days: readonly CoachDay[];
  span: Stretch;
  /** px */
  perHour: number;
  /** Minutes of today, if it is in the week. */
  now: number | null;
}

/** Scrolls each new week to an hour before now, or before its first entry. */
function useScrollToHours({ days, span, perHour, now }: ScrollTarget) {
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useRef<string | undefined>(undefined);
  const starts = days.flatMap(({ hours, items }) => [...hours, ...items]).map(({ from }) => from);
  const first = now ?? Math.min(...starts, span.until);
  const key = starts.length > 0 || now !== null ? days[0]?.date : undefined;
  useLayoutEffect(() => {
    if (!scroller.current || key === undefined || shown.current === key) return;
    shown.current = key;
    scroller.current.scrollTop = Math.max(0, ((first - 60 - span.from) / 60) * perHour);
  }, [key, first, span.from, perHour]);
  return scroller;
}
