import { useBlocker } from "@courtside/contracts/shell/index.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useEffect } from "react";

interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  active: boolean;
  /** What would be lost: "Your changes to the weekly hours would be lost." */
  loss: string;
}

/** Asks before the user leaves unsaved changes: on a link or a tab here, with the browser's own question otherwise. */
export function LeaveGuard({ active, loss }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [active]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title="Leave without saving?"
      description={loss}
      confirmLabel="Leave Without Saving"
      cancelLabel="Stay"
      danger
      asksToLeave
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}

const placeOf = ({ pathname, search }: { pathname: string; search: string }): string => `${pathname} ${search}`;
