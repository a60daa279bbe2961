import type { TimeOff } from "@courtside/contracts/api/client.ts";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { timeOffText } from "../../../components/timeOffText.ts";
import { useRemoveTimeOff } from "../api.ts";

interface RemoveTimeOffDialogProps {
  coachId: string;
  entry: TimeOff;
  zone: string;
  onClose: () => void;
}

/** The details of time off, and its removal. */
export function RemoveTimeOffDialog({ coachId, entry, zone, onClose }: RemoveTimeOffDialogProps) {
  const remove = useRemoveTimeOff(onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={`Time off: ${timeOffText(entry, zone)}`}
      description={entry.note ?? "No lesson can be given then. Without it the weekly hours hold again."}
      confirmLabel="Delete Time Off"
      cancelLabel="Keep Time Off"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => remove.mutate({ params: { path: { id: coachId, time_off_id: entry.id } } })}
      onClose={onClose}
    />
  );
}
