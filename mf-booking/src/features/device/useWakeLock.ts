import { useEffect } from "react";

/** Keeps the screen on. The browser ends this when the page is hidden: it is requested again when it is visible. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let ended = false;
    const hold = async () => {
      if (ended || document.visibilityState !== "visible") return;
      try {
        const lock = await navigator.wakeLock.request("screen");
        if (ended) await lock.release();
        else held = lock;
      } catch (error) {
        // A low battery or a policy prevents it: the board works, but the screen may dim.
        console.debug("The screen may dim", error);
      }
    };
    const onVisible = () => void hold();
    onVisible();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      ended = true;
      document.removeEventListener("visibilitychange", onVisible);
      void held?.release();
    };
  }, []);
}
