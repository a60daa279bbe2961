import type { CalendarItem, CoachSchedule } from "@courtside/contracts/api/client.ts";
import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { Inline, Stack, usePhone } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { useWeek } from "../api.ts";
import { useShownWeek } from "../useShownWeek.ts";
import { BoardLegend } from "./BoardLegend.tsx";
import type { TimeOffEntry } from "./coachWeek.ts";
import { DayAgenda } from "./DayAgenda.tsx";
import { GiveBackDialog } from "./GiveBackDialog.tsx";
import { ItemDialog } from "./ItemDialog.tsx";
import { WeekBoard } from "./WeekBoard.tsx";
import { WeekNav } from "./WeekNav.tsx";

interface CoachWeekProps {
  coachId: string;
  /** Plan a lesson on a date. */
  onPlan: (date: string) => void;
}

/** A coach's week: a board, on a phone a day's list; each entry opens. */
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
        <WeekNav sunday={sunday} current={current} onSunday={show} />
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
      {entry && <GiveBackDialog coachId={coachId} entry={entry} onClose={() => setEntry(null)} />}
    </Stack>
  );
}

/** The frame of a week of which nothing is known yet. */
const emptyWeek = (coach_id: string, sunday: string, time_zone: string): CoachSchedule => ({
  coach_id,
  time_zone,
  now: new Date().toISOString(),
  days: Array.from({ length: 7 }, (_, ahead) => ({ date: addDays(sunday, ahead), hours: [] })),
  items: [],
  time_off: [],
});
