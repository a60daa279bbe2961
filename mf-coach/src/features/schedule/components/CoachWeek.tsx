import type { CalendarItem, CoachSchedule } from "@courtside/contracts/api/client.ts";
import { addDays, clubDate, dateYearLabel, isDate, weekStart } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useSearchParams } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  Inline,
  Legend,
  Stack,
  Text,
  usePhone,
} from "@courtside/design-system/core.tsx";
import { useEffect, useState } from "react";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { useWeek } from "../api.ts";
import styles from "./CoachWeek.module.css";
import type { TimeOffEntry } from "./coachWeek.ts";
import { DayAgenda } from "./DayAgenda.tsx";
import { ItemDialog } from "./ItemDialog.tsx";
import { RemoveTimeOffDialog } from "./RemoveTimeOffDialog.tsx";
import { WeekBoard } from "./WeekBoard.tsx";

interface CoachWeekProps {
  coachId: string;
  /** Opens the lesson form for a date. */
  onPlan: (date: string) => void;
}

/** A coach's week: a board, on a phone a day's list; each entry opens its details. */
export function CoachWeek({ coachId, onPlan }: CoachWeekProps) {
  const phone = usePhone();
  const { zone, date, sunday, current, today, show } = useShownWeek();
  const query = useWeek(coachId, sunday);
  const [item, setItem] = useState<CalendarItem | null>(null);
  const [entry, setEntry] = useState<TimeOffEntry | null>(null);
  const isFresh = query.data?.days[0]?.date === sunday;
  const week = isFresh && query.data ? query.data : emptyWeek(coachId, sunday, zone);
  const shown = { week, stale: !isFresh, onItem: setItem, onTimeOff: setEntry };
  return (
    <Stack gap={16}>
      <Inline justify="between" gap={12}>
        <WeekNav zone={zone} sunday={sunday} current={current} onSunday={show} />
        {!phone && <BoardLegend />}
      </Inline>
      {query.isError && !isFresh && <LoadFailed title="The week could not be loaded" query={query} />}
      {!(query.isError && !isFresh) &&
        (phone ? (
          <DayAgenda {...shown} date={date} onDate={show} />
        ) : (
          <WeekBoard {...shown} onDate={(wanted) => onPlan(wanted < today ? today : wanted)} />
        ))}
      {item && <ItemDialog item={item} zone={zone} onClose={() => setItem(null)} />}
      {entry && <RemoveTimeOffDialog coachId={coachId} entry={entry} zone={zone} onClose={() => setEntry(null)} />}
    </Stack>
  );
}

/** The frame of a week that is not loaded yet. */
const emptyWeek = (coach_id: string, sunday: string, time_zone: string): CoachSchedule => ({
  coach_id,
  time_zone,
  now: new Date().toISOString(),
  days: Array.from({ length: 7 }, (_, ahead) => ({ date: addDays(sunday, ahead), hours: [] })),
  items: [],
  time_off: [],
});

interface WeekNavProps {
  /** The Sunday of the shown week, and that of this week. */
  sunday: string;
  current: string;
  zone: string;
  onSunday: (date: string) => void;
}

/** Previous week, next week, this week. */
function WeekNav({ sunday, current, zone, onSunday }: WeekNavProps) {
  return (
    <Inline gap={8}>
      <IconButton
        variant="secondary"
        label="Previous week"
        icon={<IconChevronLeft />}
        onClick={() => onSunday(addDays(sunday, -7))}
      />
      <IconButton
        variant="secondary"
        label="Next week"
        icon={<IconChevronRight />}
        onClick={() => onSunday(addDays(sunday, 7))}
      />
      <Text strong aria-live="polite">
        {dayOf(sunday, zone)} - {dayOf(addDays(sunday, 6), zone)}
      </Text>
      {sunday !== current && (
        <Button variant="ghost" onClick={() => onSunday(current)}>
          This week
        </Button>
      )}
    </Inline>
  );
}

/** "Mar 9", without the weekday, because a week always starts on Sunday. */
const dayOf = (date: string, zone: string) => dateYearLabel(date, zone).replace(/^\w+, /, "");

/** The legend of the week's colours and patterns. */
function BoardLegend() {
  return (
    <div className={styles.legend}>
      <Legend states={["lesson", "event", "own"]} />
      <span className={styles.entry}>
        <span className={styles.hours} /> Weekly hours
      </span>
      <span className={styles.entry}>
        <span className={styles.away} /> Time off
      </span>
    </div>
  );
}

/** The club's date. A schedule stays open overnight. */
function useToday(zone: string): string {
  const [today, setToday] = useState(() => clubDate(Date.now(), zone));
  useEffect(() => {
    const look = () => setToday(clubDate(Date.now(), zone));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [zone]);
  return today;
}

/** The week and the day in the address; by default this week. */
function useShownWeek() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const today = useToday(zone);
  const [params, setParams] = useSearchParams();
  const wanted = params.get("date");
  const date = isDate(wanted) ? wanted : null;
  const show = (next: string) =>
    setParams(
      (last) => {
        last.set("date", next);
        return last;
      },
      { replace: true },
    );
  return { zone, date, sunday: weekStart(date ?? today), current: weekStart(today), today, show };
}
