import { LiveRegion } from "@courtside/design-system/core.tsx";
import { useUndoMove } from "./move.ts";
import type { MovedBooking } from "./moved-booking.ts";
import { UndoNotice } from "./UndoNotice.tsx";

/** Offers Undo for ten seconds after a booking has moved, or became longer or shorter. */
export function UndoMove({ moved, onEnd }: { moved: MovedBooking | null; onEnd: () => void }) {
  return (
    <>
      <LiveRegion message={moved ? `Booking moved: ${moved.label}. Undo is possible for ten seconds.` : ""} />
      {moved && <Notice key={moved.until} moved={moved} onEnd={onEnd} />}
    </>
  );
}

function Notice({ moved: { id, before, ...shown }, onEnd }: { moved: MovedBooking; onEnd: () => void }) {
  const { mutate, isPending } = useUndoMove(onEnd);
  return (
    <UndoNotice
      {...shown}
      title="Booking moved"
      busy={isPending}
      onUndo={() => mutate({ params: { path: { id } }, body: before })}
      onEnd={onEnd}
    />
  );
}
