import type { TimeOff } from "@courtside/contracts/api/client.ts";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { timeOffText } from "../../../components/timeOffText.ts";
import { useGiveTimeOffBack } from "../api.ts";

interface GiveBackDialogProps {
  coachId: string;
  entry: TimeOff;
  onClose: () => void;
}

/** The details of time off, and its removal. */
export function GiveBackDialog({ coachId, entry, onClose }: GiveBackDialogProps) {
  const giveBack = useGiveTimeOffBack(onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={`Time off: ${timeOffText(entry)}`}
      description={entry.note ?? "No lesson can be given then. Without it the weekly hours hold again."}
      confirmLabel="Delete Time Off"
      cancelLabel="Keep Time Off"
      busy={giveBack.isPending}
      busyLabel="Deleting..."
      onConfirm={() => giveBack.mutate({ params: { path: { id: coachId, time_off_id: entry.id } } })}
      onClose={onClose}
    />
  );
}
