// By name, as remotes import it: by path it would be a copy, which knows no router.
import { useBlocker } from "@courtside/contracts/shell/index.tsx";
import { useEffect } from "react";

/**
 * Blocks navigation away from unsaved changes: within the product until the caller's dialog is decided, elsewhere by the browser's
 * own question. Returns what a ConfirmDialog needs.
 */
export function useLeaveGuard(active: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [active]);
  return {
    open: blocker.state === "blocked",
    onConfirm: () => blocker.proceed?.(),
    onClose: () => blocker.reset?.(),
  };
}

/** A page with its tab and choices; a dialog in front of it does not count. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const choices = new URLSearchParams(search);
  choices.delete("dialog");
  return `${pathname}?${choices}`;
}
