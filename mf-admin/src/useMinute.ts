import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The browser's clock, renewed each minute, ms: a page stays open all day, and overnight. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
