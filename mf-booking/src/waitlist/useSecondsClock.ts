import { useEffect, useState } from "react";

/** Epoch ms, fresh each second until `until`. `offset` = the server's clock minus the browser's, ms. */
export function useSecondsClock(until: number, offset = 0): number {
  const [now, setNow] = useState(() => Date.now() + offset);
  useEffect(() => {
    const tick = () => {
      const next = Date.now() + offset;
      setNow(next);
      if (next >= until) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [until, offset]);
  return now;
}
