import type { WaitlistEntry } from "@courtside/contracts/api/client.ts";
import { isApiError } from "@courtside/contracts/api/client.ts";
import { dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { ConfirmDialog, useToast } from "@courtside/design-system/overlay.tsx";
import { windowLabel } from "../../club-day/window-label.ts";
import { useInvalidation } from "../../query-keys.ts";

interface RemoveEntryDialogProps {
  entry: WaitlistEntry;
  zone: string;
  /** The member's name, if staff remove the entry. */
  name?: string;
  onClose: () => void;
}

/** Asks before an entry is removed. */
export function RemoveEntryDialog({ entry, zone, name, onClose }: RemoveEntryDialogProps) {
  const remove = useLeaveWaitlist(onClose);
  const what = `${sportLabel(entry.sport)}, ${dateYearLabel(entry.requested_date, zone)}, ${windowLabel(entry)}`;
  const loss = entry.offer
    ? "The slot that is held goes to the next in line."
    : entry.status === "active" && "The place in line is lost.";
  return (
    <ConfirmDialog
      open
      danger
      title={titleOf(entry, name)}
      description={[`${what}.`, loss].filter(Boolean).join(" ")}
      confirmLabel="Remove from Waitlist"
      cancelLabel={entry.status === "active" ? "Keep Place" : "Keep Entry"}
      busy={remove.isPending}
      busyLabel="Removing..."
      onConfirm={() => remove.mutate({ params: { path: { id: entry.id } } })}
      onClose={onClose}
    />
  );
}

function titleOf({ sport, status }: WaitlistEntry, name: string | undefined): string {
  if (name) return `Remove ${name} from the waitlist?`;
  return status === "active" ? `Leave the waitlist for ${sportLabel(sport)}?` : "Remove this expired entry?";
}

/** Removes an entry and shows the result as a toast. `onDone` runs after success and failure. */
function useLeaveWaitlist(onDone: () => void) {
  const toast = useToast("leave-waitlist");
  const changed = useInvalidation("delete /waitlist-entries/{id}");
  return useApi().useMutation("delete", "/waitlist-entries/{id}", {
    onSuccess: async () => {
      await changed();
      toast.success("Removed from waitlist successfully");
      onDone();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to remove from waitlist", isApiError(error) ? error.message : undefined);
      void changed();
      onDone();
    },
  });
}
