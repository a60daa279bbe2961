import { isApiError } from "@courtside/contracts/api/client.ts";
import { clubDate, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Empty, ErrorState } from "@courtside/design-system/core.tsx";
import { useRef, useState } from "react";
import { BoardLoading } from "../BoardLoading.tsx";
import { BoardMenu } from "../BoardMenu.tsx";
import type { FilledCell } from "../board-day.ts";
import type { Desk } from "../pages/useDesk.ts";
import type { BoardView } from "../useBoardView.ts";
import { WeekBoard } from "./WeekBoard.tsx";
import { WeekCourt } from "./WeekCourt.tsx";
import { WeekMenu } from "./WeekMenu.tsx";
import type { WeekCell, WeekRow } from "./week-days.ts";

/** The week around the board's day: of all courts that it shows, or of one. */
export function WeekArea({ view, desk }: { view: BoardView; desk: Desk }) {
  const { address, clock, week } = view;
  const { date, today, sport, courtId, choose } = address;
  const [menu, setMenu] = useState<FilledCell | null>(null);
  const [dayMenu, setDayMenu] = useState<{ row: WeekRow; cell: WeekCell } | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const open = ({ courtId: court, start, occupancy }: FilledCell) => {
    desk.openLater(court, occupancy.id);
    choose({ date: clubDate(start, view.zone), span: null, only: null });
  };
  const openDay = (day: string) => choose({ date: day, span: null, only: null });
  const openMenu = (row: WeekRow, cell: WeekCell, element: HTMLElement) => {
    anchor.current = element;
    setDayMenu({ row, cell });
  };
  const movable = ({ spans }: WeekCell) => spans.map(({ cell }) => cell).filter(desk.move.mayMove);
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
    <>
      <WeekBoard
        days={week.days}
        courtId={courtId}
        today={today}
        date={date}
        now={clock.now}
        label={`Week of ${dateYearLabel(week.days[0]?.date ?? date, view.zone)}`}
        isDesk={view.isDesk}
        onDay={openDay}
        onCourt={(id) => choose({ only: id })}
        onCell={({ courtId: court }, cell) => {
          const hours = week.days.find((day) => day.date === cell.date)?.axis;
          if (desk.move.lifted && hours) desk.move.takeSameTime(court, hours);
          else openDay(cell.date);
        }}
        onMenu={openMenu}
        onLift={(row, cell, element) => {
          const [only, ...others] = movable(cell);
          if (only && others.length === 0) desk.lift(only, null);
          else openMenu(row, cell, element);
        }}
        onEscape={desk.move.leave}
        court={(row, axis) => (
          <WeekCourt
            row={row}
            axis={axis}
            view={view}
            desk={desk}
            onOpen={open}
            onMenu={(cell, element) => {
              anchor.current = element;
              setMenu(cell);
            }}
            onLift={() => setMenu(null)}
          />
        )}
      />
      {dayMenu && (
        <WeekMenu
          {...dayMenu}
          view={view}
          movable={movable(dayMenu.cell)}
          anchor={anchor}
          onDay={openDay}
          onCourt={(id) => choose({ only: id })}
          onMove={(bar) => desk.lift(bar, null)}
          onClose={() => setDayMenu(null)}
        />
      )}
      {menu && (
        <BoardMenu view={view} desk={desk} cell={menu} anchor={anchor} onOpen={open} onClose={() => setMenu(null)} />
      )}
    </>
  );
}
