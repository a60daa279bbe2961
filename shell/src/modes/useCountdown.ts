import { useEffect, useEffectEvent, useState } from "react";
import { serverNow } from "../api/serverClock.ts";
import { secondsUntil } from "./countdown.ts";

/** Seconds left until an instant of the server; null = no instant. Runs `onEnd` once when it is reached, after a sleep too. */
export function useCountdown(instant: string | null, onEnd: () => void): number | null {
  const [seconds, setSeconds] = useState(() => (instant ? secondsUntil(instant, serverNow()) : null));
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!instant) return setSeconds(null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const tick = () => {
      clearTimeout(timer);
      if (ended) return;
      const now = serverNow();
      setSeconds(secondsUntil(instant, now));
      const left = Date.parse(instant) - now;
      if (left <= 0) {
        ended = true;
        return end();
      }
      // Up to the next full second, so that the number changes when the second is over.
      timer = setTimeout(tick, ((left - 1) % 1000) + 1);
    };
    tick();
    const onVisible = () => document.visibilityState === "visible" && tick();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [instant]);
  return seconds;
}
