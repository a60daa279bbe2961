import { useEffect, useState } from "react";

const TICK_MS = 15_000;

/** The server's clock as epoch ms, fresh to a quarter of a minute. `offset` = its clock minus the browser's, ms. */
export function useNow(offset: number): number {
  const [now, setNow] = useState(() => Date.now() + offset);
  useEffect(() => {
    const tick = () => setNow(Date.now() + offset);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [offset]);
  return now;
}
