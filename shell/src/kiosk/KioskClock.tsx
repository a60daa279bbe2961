import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useEffect, useState } from "react";
import { serverNow } from "../modes/serverClock.ts";

/** The club's time, to the minute. */
export function KioskClock({ zone, className }: { zone: string; className?: string }) {
  const [time, setTime] = useState(() => clubTime(serverNow(), zone));
  useEffect(() => {
    const timer = setInterval(() => setTime(clubTime(serverNow(), zone)), 1000);
    return () => clearInterval(timer);
  }, [zone]);
  return <span className={className}>{time}</span>;
}
