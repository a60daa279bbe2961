import { useBlocker } from "@courtside/contracts/shell/index.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useEffect } from "react";

/** Asks before the user leaves a page with unsaved changes: on a link or a tab here, with the browser's own question otherwise. */
export function LeaveGuard({ active }: { active: boolean }) {
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
      description="Your changes to the club's settings would be lost."
      confirmLabel="Leave Without Saving"
      cancelLabel="Stay"
      danger
      asksToLeave
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}

/** A page with its tab; a dialog in front of it does not count. */
const placeOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname} ${new URLSearchParams(search).get("tab") ?? ""}`;
