import { isApiError } from "@courtside/contracts/api/client.ts";
import { dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, Empty, ErrorState, LinkButton } from "@courtside/design-system/core.tsx";
import { Suspense, useRef, useState } from "react";
import { Board } from "./Board.tsx";
import { BoardLegend } from "./BoardLegend.tsx";
import { BoardLoading } from "./BoardLoading.tsx";
import { BoardMenu } from "./BoardMenu.tsx";
import type { BoardCell } from "./board-day.ts";
import { DeskCheckIn, KeptDesk } from "./kept/KeptDesk.tsx";
import { PhoneBoard } from "./PhoneBoard.tsx";
import type { Desk } from "./pages/useDesk.ts";
import type { BoardView } from "./useBoardView.ts";
import { WeekArea } from "./week/WeekArea.tsx";

interface BoardAreaProps {
  view: BoardView;
  desk: Desk;
  /** The text to find. */
  find: string;
}

/** The courts of the day, or why there are none. */
export function BoardArea({ view, desk, find }: BoardAreaProps) {
  const { hasScreen } = useShell();
  const { query, role, courts, axis, phone } = view;
  const { date, sport, zoom } = view.address;
  const { now, offset: clockOffset } = view.clock;
  const { isWeek, choose } = view.address;
  const [menu, setMenu] = useState<BoardCell | null>(null);
  const anchor = useRef<HTMLElement>(null);
  if (isWeek) return <WeekArea view={view} desk={desk} />;
  if (!view.isLoaded && query.failed) {
    const error = isApiError(query.error) ? query.error : null;
    const failure = (
      <ErrorState
        title="Courts could not be loaded"
        cause={error?.message ?? "Check your connection, then try again."}
        requestId={error?.requestId}
        retrying={query.fetching}
        onRetry={query.retry}
      />
    );
    if (!view.isDesk || error) return failure;
    return (
      <Suspense fallback={<BoardLoading />}>
        <KeptDesk club={view.club} date={date} retrying={query.fetching} onRetry={query.retry}>
          {failure}
        </KeptDesk>
      </Suspense>
    );
  }
  if (!view.isLoaded) return <BoardLoading />;
  if (!axis) {
    const mayAdd = can(role, "courts:manage") && hasScreen("/admin/courts");
    return (
      <Empty
        title={sport ? `No courts available for ${sportLabel(sport)}` : "No courts available"}
        {...(mayAdd && { action: <LinkButton href="/admin/courts">Add a court</LinkButton> })}
      />
    );
  }
  if (courts.length === 0) {
    return (
      <Empty
        title="You are on no court this day"
        action={<Button onClick={() => choose({ courts: "all" })}>Show all courts</Button>}
      />
    );
  }
  const common = { courts, axis, zoom, now, clockOffset, onPick: desk.pick };
  const checkIn = view.isDesk && view.offline && (
    <Suspense>
      <DeskCheckIn club={view.club} />
    </Suspense>
  );
  if (phone) {
    return (
      <>
        {checkIn}
        <PhoneBoard {...common} />
      </>
    );
  }
  return (
    <>
      {checkIn}
      <BoardLegend isDesk={view.isDesk} />
      <Board
        {...common}
        label={`${sport ? sportLabel(sport) : "All"} courts, ${dateYearLabel(date, view.zone)}`}
        dayKey={`${date} ${sport ?? ""}`}
        draft={desk.draft}
        selected={desk.opened?.cell.occupancy.id ?? null}
        find={find.trim()}
        mayCancel={desk.mayCancel}
        onCancel={desk.cancel}
        onDraft={desk.fill}
        onMenu={(cell, element) => {
          anchor.current = element;
          setMenu(cell);
        }}
        onEscape={desk.close}
        mayResize={desk.resize.mayResize}
        onStretch={desk.stretch}
        onStretched={desk.stretched}
        onGiveUp={desk.resize.forget}
        onStep={desk.step}
        move={desk.move}
        onLift={(cell, instant) => {
          setMenu(null);
          return desk.lift(cell, instant);
        }}
      />
      {menu && <BoardMenu view={view} desk={desk} cell={menu} anchor={anchor} onClose={() => setMenu(null)} />}
    </>
  );
}
