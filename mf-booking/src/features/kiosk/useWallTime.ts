import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useEffect, useState } from "react";

/** "14:05" on the club's clock, to the second when it turns. `offset` = the server's clock minus the browser's, ms. */
export function useWallTime(offset: number, zone: string): string {
  const read = () => clubTime(Date.now() + offset, zone);
  const [time, setTime] = useState(read);
  useEffect(() => {
    const tick = () => setTime(clubTime(Date.now() + offset, zone));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [offset, zone]);
  return time;
}
