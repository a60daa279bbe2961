import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import type { Affected } from "../api.ts";
import { AffectedBookings } from "./AffectedBookings.tsx";
import { AffectedEvents } from "./AffectedEvents.tsx";
import { DroppedSports } from "./DroppedSports.tsx";

interface AffectedDialogProps {
  affected: Affected;
  /** The club's current zone. */
  zone: string;
  isSaving: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const counted = (count: number, one: string) => (count > 0 ? `${count} ${count === 1 ? one : `${one}s`}` : "");

/** Lists the bookings and event dates that the new settings would no longer allow, and asks for confirmation before the save. */
export function AffectedDialog({
  affected: { count, bookings, dropped_sports: dropped, affected_events: events },
  zone,
  isSaving,
  onConfirm,
  onClose,
}: AffectedDialogProps) {
  const dates = events?.events_total ?? 0;
  const what = [counted(count - dates, "booking"), counted(dates, "event date")].filter(Boolean).join(" and ");
  return (
    <ConfirmDialog
      open
      title={`${what} ${count === 1 ? "does" : "do"} not fit the new settings`}
      description="They stay as they are. Members keep their courts; only new bookings follow the new settings."
      confirmLabel="Save Anyway"
      cancelLabel="Go Back"
      busy={isSaving}
      busyLabel="Saving..."
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {bookings.length > 0 && <AffectedBookings count={count - dates} bookings={bookings} zone={zone} />}
      {events && <AffectedEvents affected={events} zone={zone} />}
      {dropped && <DroppedSports dropped={dropped} zone={zone} />}
    </ConfirmDialog>
  );
}
