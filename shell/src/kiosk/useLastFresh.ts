import type { LiveStatus } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useState } from "react";
import { serverNow } from "../modes/serverClock.ts";

/** Until when changes arrived, epoch ms of the server; null = they never did. */
export function useLastFresh(liveStatus: LiveStatus): number | null {
  const [until, setUntil] = useState<number | null>(null);
  useEffect(() => {
    if (liveStatus === "live") return () => setUntil(serverNow());
  }, [liveStatus]);
  return until;
}
