import { messageOf, type WaitingMember } from "@courtside/contracts/api/client.ts";
import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { BulkDialog } from "@courtside/design-system/staff.tsx";
import { windowLabel } from "../../../club-day/window-label.ts";
import { useInvalidation } from "../../../query-keys.ts";

interface RemoveManyDialogProps {
  entries: readonly WaitingMember[];
  onClose: () => void;
}

/** Lists the entries that are to be removed, then removes one after the other. */
export function RemoveManyDialog({ entries, onClose }: RemoveManyDialogProps) {
  const toast = useToast("remove-many");
  const changed = useInvalidation("delete /waitlist-entries/{id}");
  const { mutateAsync } = useApi().useMutation("delete", "/waitlist-entries/{id}");
  const count = `${entries.length} ${entries.length === 1 ? "entry" : "entries"}`;
  return (
    <BulkDialog
      danger
      title={`Remove ${count} from the waitlist?`}
      description="Their places in line are lost. A slot that is held goes to the next in line."
      items={entries}
      keyOf={({ id }) => id}
      nameOf={({ user_name }) => user_name}
      noteOf={(entry) => `${dateLabel(entry.requested_date)}, ${windowLabel(entry)}`}
      confirmLabel="Remove from Waitlist"
      cancelLabel={entries.length === 1 ? "Keep Place" : "Keep Places"}
      run={({ id }) => mutateAsync({ params: { path: { id } } })}
      problemOf={(error) => messageOf(error) ?? "The connection was lost. Try again."}
      onEnd={(done) => {
        void changed();
        if (done < entries.length) return;
        toast.success("Removed from waitlist successfully", entries.length > 1 ? count : undefined);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
