import { messageOf, type WaitingMember } from "@courtside/contracts/api/client.ts";
import { dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { BulkDialog } from "@courtside/design-system/staff.tsx";
import { windowLabel } from "../../../club-day/window-label.ts";
import { useRemoveMany } from "./api.ts";

interface RemoveManyDialogProps {
  entries: readonly WaitingMember[];
  zone: string;
  onClose: () => void;
}

/** Lists the entries that are to be removed, then removes one after the other. */
export function RemoveManyDialog({ entries, zone, onClose }: RemoveManyDialogProps) {
  const { remove, report } = useRemoveMany();
  const count = `${entries.length} ${entries.length === 1 ? "entry" : "entries"}`;
  return (
    <BulkDialog
      danger
      title={`Remove ${count} from the waitlist?`}
      description="Their places in line are lost. A slot that is held goes to the next in line."
      items={entries}
      keyOf={({ id }) => id}
      nameOf={({ user_name }) => user_name}
      noteOf={(entry) => `${dateYearLabel(entry.requested_date, zone)}, ${windowLabel(entry)}`}
      confirmLabel="Remove from Waitlist"
      cancelLabel={entries.length === 1 ? "Keep Place" : "Keep Places"}
      run={remove}
      problemOf={(error) => messageOf(error) ?? "The connection was lost. Try again."}
      onEnd={(done) => {
        const isDone = done === entries.length;
        report(isDone, entries.length > 1 ? count : undefined);
        if (isDone) onClose();
      }}
      onClose={onClose}
    />
  );
}
