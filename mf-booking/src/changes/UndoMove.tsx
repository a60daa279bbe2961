import { LiveRegion } from "@courtside/design-system/core.tsx";
import { useUndoMove } from "./move.ts";
import type { MovedBooking } from "./moved-booking.ts";
import { UndoNotice } from "./UndoNotice.tsx";

const titleOf = ({ scope }: MovedBooking): string => (scope === "this" ? "Booking moved" : "Series changed");

/** Offers Undo for ten seconds after a booking has moved, or became longer or shorter, alone or with others of its series. */
export function UndoMove({ moved, onEnd }: { moved: MovedBooking | null; onEnd: () => void }) {
  return (
    <>
      <LiveRegion message={moved ? `${titleOf(moved)}: ${moved.label}. Undo is possible for ten seconds.` : ""} />
      {moved && <Notice key={moved.until} moved={moved} onEnd={onEnd} />}
    </>
  );
}

function Notice({ moved, onEnd }: { moved: MovedBooking; onEnd: () => void }) {
  const { id, label, before, scope, until } = moved;
  const { mutate, isPending } = useUndoMove(onEnd);
  const body = { ...before, ...(scope !== "this" && { scope }) };
  return (
    <UndoNotice
      title={titleOf(moved)}
      label={label}
      until={until}
      busy={isPending}
      onUndo={() => mutate({ params: { path: { id } }, body })}
      onEnd={onEnd}
    />
  );
}
