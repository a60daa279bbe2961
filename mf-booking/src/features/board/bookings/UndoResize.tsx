import { LiveRegion } from "@courtside/design-system/core.tsx";
import { UndoNotice } from "../../../changes/UndoNotice.tsx";
import { useResizeBooking } from "./api.ts";
import type { Resized } from "./useResize.ts";

/** Offers Undo for ten seconds after a booking became longer or shorter. */
export function UndoResize({ resized, onEnd }: { resized: Resized | null; onEnd: () => void }) {
  return (
    <>
      <LiveRegion message={resized ? `${resized.label}. Undo is possible for ten seconds.` : ""} />
      {resized && <Notice key={resized.until} resized={resized} onEnd={onEnd} />}
    </>
  );
}

function Notice({ resized: { bookingId: id, label, before, until }, onEnd }: { resized: Resized; onEnd: () => void }) {
  const { mutate, isPending } = useResizeBooking(onEnd);
  return (
    <UndoNotice
      title="Booking changed"
      label={label}
      until={until}
      busy={isPending}
      onUndo={() => mutate({ params: { path: { id } }, body: { end_time: before } })}
      onEnd={onEnd}
    />
  );
}
