import { useLeaveGuard } from "@courtside/contracts/shell/useLeaveGuard.ts";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";

interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  active: boolean;
  /** What would be lost: "Your changes to the weekly hours would be lost." */
  loss: string;
}

/** Asks before the user leaves unsaved changes. */
export function LeaveGuard({ active, loss }: LeaveGuardProps) {
  return (
    <ConfirmDialog
      {...useLeaveGuard(active)}
      title="Leave without saving?"
      description={loss}
      confirmLabel="Leave Without Saving"
      cancelLabel="Stay"
      danger
      asksToLeave
    />
  );
}
