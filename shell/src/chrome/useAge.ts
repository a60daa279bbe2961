import { useEffect, useState } from "react";
import { ageText } from "./ageText.ts";

const TICK_MS = 10_000;

/** How old something of this instant (epoch ms) is, kept up to date; null without an instant. */
export function useAge(since: number | null): string | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? null : ageText(now - since);
}
