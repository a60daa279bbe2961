import { useLeaveGuard } from "@courtside/contracts/shell/useLeaveGuard.ts";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";

/** Asks before the user leaves a page with unsaved changes. */
export function LeaveGuard({ active }: { active: boolean }) {
  return (
    <ConfirmDialog
      {...useLeaveGuard(active)}
      title="Leave without saving?"
      description="Your changes to the club's settings would be lost."
      confirmLabel="Leave Without Saving"
      cancelLabel="Stay"
      danger
      asksToLeave
    />
  );
}
