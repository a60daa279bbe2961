import { useEffect } from "react";

/** Keeps the screen on. The browser lets go when the page is hidden: asked again when it is seen, and at every touch. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let asking = false;
    let ended = false;
    const hold = async () => {
      if (asking || ended || document.visibilityState !== "visible" || held?.released === false) return;
      asking = true;
      try {
        held = await navigator.wakeLock.request("screen");
        if (ended) await held.release();
      } catch (error) {
        // A low battery, or a policy: the kiosk works, the screen may dim.
        console.debug("The screen may dim", error);
      } finally {
        asking = false;
      }
    };
    const onEvent = () => void hold();
    onEvent();
    document.addEventListener("visibilitychange", onEvent);
    document.addEventListener("pointerdown", onEvent);
    return () => {
      ended = true;
      document.removeEventListener("visibilitychange", onEvent);
      document.removeEventListener("pointerdown", onEvent);
      void held?.release();
    };
  }, []);
}
