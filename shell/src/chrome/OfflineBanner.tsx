import { Banner, IconOffline } from "@courtside/design-system/core.tsx";
import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether the browser has a network at all. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Says that what is shown may be old. */
export function OfflineBanner() {
  if (useIsOnline()) return null;
  return (
    <Banner tone="warning" role="status" icon={<IconOffline size={18} />}>
      You are offline. What you see may be out of date; changes are possible again once you are back online.
    </Banner>
  );
}
