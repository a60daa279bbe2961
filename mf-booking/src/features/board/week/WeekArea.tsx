import { isApiError } from "@courtside/contracts/api/client.ts";
import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Empty, ErrorState } from "@courtside/design-system/core.tsx";
import { useMemo } from "react";
import { BoardLoading } from "../BoardLoading.tsx";
import type { Desk } from "../pages/useDesk.ts";
import type { BoardView } from "../useBoardView.ts";
import { useBoardWeek } from "./useBoardWeek.ts";
import { WeekBoard } from "./WeekBoard.tsx";
import { datesOfWeek } from "./week-days.ts";

/** The week around the board's day: of all courts that it shows, or of one. */
export function WeekArea({ view, desk }: { view: BoardView; desk: Desk }) {
  const { club, address, clock } = view;
  const { date, today, sport, courtId, choose } = address;
  const sports = useMemo(() => (sport ? [sport] : club.sports), [sport, club.sports]);
  const dates = useMemo(() => datesOfWeek(date), [date]);
  const week = useBoardWeek(dates, sports);
  if (week.failed) {
    const error = isApiError(week.error) ? week.error : null;
    return (
      <ErrorState
        title="The week could not be loaded"
        cause={error?.message ?? "Check your connection, then try again."}
        requestId={error?.requestId}
        retrying={week.fetching}
        onRetry={week.retry}
      />
    );
  }
  if (week.days.every(({ courts }) => courts === null)) return <BoardLoading />;
  if (week.days.every(({ courts }) => courts?.length === 0)) {
    return <Empty title={sport ? `No courts available for ${sportLabel(sport)}` : "No courts available"} />;
  }
  return (
    <WeekBoard
      days={week.days}
      courtId={courtId}
      today={today}
      now={clock.now}
      label={`Week of ${dateLabel(dates[0] ?? date)}`}
      onDay={(day) => choose({ date: day, span: null, only: null })}
      onCourt={(id) => choose({ only: id })}
      onOpen={(day, court, id) => {
        desk.openLater(court, id);
        choose({ date: day, span: null, only: null });
      }}
    />
  );
}
