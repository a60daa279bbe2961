import type { CalendarItem, CoachSchedule } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { wallTime } from "@courtside/contracts/domain/club-rules.ts";
import {
  Card,
  classNames,
  Empty,
  IconCalendar,
  IconChevronRight,
  Segmented,
  SkeletonList,
  type SlotState,
  Stack,
  slotClass,
  slotStates,
  Text,
} from "@courtside/design-system/core.tsx";
import { useLayoutEffect, useRef } from "react";
import { type CoachDay, layOutWeek, type Stretch, type TimeOffEntry } from "./coachWeek.ts";
import styles from "./DayAgenda.module.css";
import { ITEM_STATE, itemName, TIME_OFF } from "./itemLook.ts";

interface DayAgendaProps {
  week: CoachSchedule;
  stale: boolean;
  /** The chosen date; by default today, or the week's first. */
  date: string | null;
  onDate: (date: string) => void;
  onItem: (item: CalendarItem) => void;
  onTimeOff: (entry: TimeOffEntry) => void;
}

/** One day at a time, as a list: the calendar on a phone. */
export function DayAgenda({ week, stale, date, onDate, onItem, onTimeOff }: DayAgendaProps) {
  const zone = week.time_zone;
  const days = layOutWeek(week);
  const today = clubDate(week.now, zone);
  const day = days.find((each) => each.date === date) ?? days.find((each) => each.date === today) ?? days[0];
  if (!day) return null;
  const isFree = day.items.length + day.off.length === 0;
  const choice = <DayStrip days={days} value={day.date} onChange={onDate} />;
  if (stale) {
    return (
      <Stack gap={12}>
        {choice}
        <SkeletonList />
      </Stack>
    );
  }
  return (
    <Stack gap={12}>
      {choice}
      <Text as="p" size="sm" tone="secondary">
        {day.hours.length > 0 ? `Weekly hours: ${day.hours.map(text).join(", ")}` : "No weekly hours on this day"}
      </Text>
      {isFree ? (
        <Card>
          <Empty compact icon={<IconCalendar />} title="Nothing on this day" />
        </Card>
      ) : (
        <ul className={styles.list} aria-label={dateLabel(day.date)}>
          {day.off.map(({ entry, ...stretch }) => (
            <AgendaRow
              key={entry.id}
              state="blocked"
              time={stretch.until - stretch.from >= 1440 ? "All day" : text(stretch)}
              title={TIME_OFF}
              detail={entry.note}
              onOpen={() => onTimeOff(entry)}
            />
          ))}
          {day.items.map(({ item }) => (
            <AgendaRow
              key={`${item.kind} ${item.id} ${item.start_time}`}
              state={ITEM_STATE[item.kind]}
              time={`${clubTime(item.start_time, zone)} - ${clubTime(item.end_time, zone)}`}
              title={itemName(item)}
              detail={item.court_name}
              onOpen={() => onItem(item)}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

const text = ({ from, until }: Stretch) => `${wallTime(from)} - ${wallTime(until)}`;

interface DayStripProps {
  days: readonly CoachDay[];
  value: string;
  onChange: (date: string) => void;
}

/** The week's days with the number of entries on each; the chosen one is scrolled into view. */
function DayStrip({ days, value, onChange }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = strip.current?.querySelector(`input[value="${value}"]`);
    chosen?.parentElement?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [value]);
  return (
    <div ref={strip}>
      <Segmented
        label="Day"
        look="pills"
        options={days.map(({ date, items }) => ({
          value: date,
          label: dateLabel(date),
          hint: items.length > 0 ? items.length : undefined,
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

interface AgendaRowProps {
  state: SlotState;
  time: string;
  title: string;
  detail: string | null;
  onOpen: () => void;
}

/** An entry of a day; a press shows its details. */
function AgendaRow({ state, time, title, detail, onOpen }: AgendaRowProps) {
  const { Icon } = slotStates[state];
  return (
    <li>
      <button type="button" className={classNames(slotClass(state), styles.row)} onClick={onOpen}>
        <Icon size={20} />
        <span className={styles.text}>
          <span className={styles.time}>{time}</span>
          <span className={styles.title}>{title}</span>
          {detail && <span>{detail}</span>}
        </span>
        <IconChevronRight size={20} />
      </button>
    </li>
  );
}
