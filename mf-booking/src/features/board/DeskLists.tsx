import type { WaitingMember } from "@courtside/contracts/api/client.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { type Dispatch, lazy, type SetStateAction, Suspense, useState } from "react";
import type { AssignInput } from "../../staff/assign-input.ts";
import { Arriving, Waiting } from "./DeskRail.tsx";
import { formTimes } from "./desk-draft.ts";
import { DayNotes } from "./notes/DayNotes.tsx";
import type { NoteDrafts } from "./notes/note-draft.ts";
import type { Desk } from "./pages/useDesk.ts";
import { UntakenCheckIns } from "./UntakenCheckIns.tsx";
import type { BoardView } from "./useBoardView.ts";

/** Loaded when it is asked for. */
const AssignSlotDialog = lazy(async () => ({
  default: (await import("../../staff/AssignSlotDialog.tsx")).AssignSlotDialog,
}));

interface DeskListsProps {
  view: BoardView;
  desk: Desk;
  /** The notes that are being written: kept above, because the lists are gone while a day is read. */
  notes: NoteDrafts;
  onNotes: Dispatch<SetStateAction<NoteDrafts>>;
}

/** What stays in view beside or beneath the board: who arrives, the notes of the day, who waits. */
export function DeskLists({ view, desk, notes, onNotes }: DeskListsProps) {
  const [assigning, setAssigning] = useState<{ entry: WaitingMember; slot: AssignInput } | null>(null);
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
      <DayNotes
        date={date}
        zone={view.zone}
        mayWrite={can(role, "day-notes:write")}
        offline={view.offline}
        drafts={notes}
        onDrafts={onNotes}
      />
      {can(role, "waitlist:manage") && club.waitlist_enabled && (
        <Waiting
          date={date}
          sport={sport}
          courts={courts}
          axis={axis}
          now={now}
          slotMinutes={club.slot_length_minutes}
          onFree={(entry, slot) =>
            setAssigning({ entry, slot: { courtId: slot.courtId, ...formTimes(slot, view.zone) } })
          }
        />
      )}
      {assigning && (
        <Suspense>
          <AssignSlotDialog {...assigning} club={club} offline={view.offline} onClose={() => setAssigning(null)} />
        </Suspense>
      )}
    </>
  );
}
