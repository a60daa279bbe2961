import { can } from "@courtside/contracts/domain/roles.ts";
import { Arriving, Waiting } from "./DeskRail.tsx";
import { DayNotes } from "./notes/DayNotes.tsx";
import type { Desk } from "./pages/useDesk.ts";
import { UntakenCheckIns } from "./UntakenCheckIns.tsx";
import type { BoardView } from "./useBoardView.ts";

/** What stays in view beside or beneath the board: who arrives, the notes of the day, who waits. */
export function DeskLists({ view, desk }: { view: BoardView; desk: Desk }) {
  const { club, role, courts, axis } = view;
  const { date, today, sport } = view.address;
  const { now } = view.clock;
  if (!axis) return null;
  return (
    <>
      {can(role, "bookings:see-names") && <UntakenCheckIns zone={view.zone} />}
      {date === today && (
        <Arriving courts={courts} isDesk={view.isDesk} axis={axis} now={now} onOpen={desk.openFilled} />
      )}
      <DayNotes date={date} zone={view.zone} mayWrite={can(role, "day-notes:write")} offline={view.offline} />
      {can(role, "waitlist:manage") && club.waitlist_enabled && (
        <Waiting
          date={date}
          sport={sport}
          courts={courts}
          axis={axis}
          now={now}
          slotMinutes={club.slot_length_minutes}
          onFree={(entry, courtId, start, end) => desk.bookWaiting(entry, { courtId, start, end })}
        />
      )}
    </>
  );
}
