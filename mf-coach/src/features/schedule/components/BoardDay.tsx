import type { CalendarItem } from "@courtside/contracts/api/client.ts";
import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import type { CSSProperties } from "react";
import { BoardItem } from "./BoardItem.tsx";
import type { CoachDay, Stretch } from "./coachWeek.ts";
import styles from "./WeekBoard.module.css";

interface BoardDayProps {
  day: CoachDay;
  /** What the board shows. */
  span: Stretch;
  /** px */
  perHour: number;
  zone: string;
  /** Minutes of the day, on today's column. */
  now: number | null;
  onItem: (item: CalendarItem) => void;
}

/** What three lines of an entry need. */
const LINES_PX = 40;

/** One date's column: weekly hours and time off behind, entries in front. */
export function BoardDay({ day: { date, hours, items, off }, span, perHour, zone, now, onItem }: BoardDayProps) {
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
