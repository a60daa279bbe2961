import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import type { Affected } from "../api.ts";
import { AffectedBookings } from "./AffectedBookings.tsx";
import { DroppedSports } from "./DroppedSports.tsx";

interface AffectedDialogProps {
  affected: Affected;
  /** The club's current zone. */
  zone: string;
  isSaving: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Lists the bookings that the new settings would no longer allow, and asks for confirmation before the save. */
export function AffectedDialog({
  affected: { count, bookings, dropped_sports: dropped },
  zone,
  isSaving,
  onConfirm,
  onClose,
}: AffectedDialogProps) {
  return (
    <ConfirmDialog
      open
      title={count === 1 ? "1 booking does not fit the new settings" : `${count} bookings do not fit the new settings`}
      description="They stay as they are. Members keep their courts; only new bookings follow the new settings."
      confirmLabel="Save Anyway"
      cancelLabel="Go Back"
      busy={isSaving}
      busyLabel="Saving..."
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <AffectedBookings count={count} bookings={bookings} zone={zone} />
      {dropped && <DroppedSports dropped={dropped} zone={zone} />}
    </ConfirmDialog>
  );
}
