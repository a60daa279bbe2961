import type { Me } from "@courtside/contracts/api/client.ts";
import type { LiveStatus } from "@courtside/contracts/shell/index.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { recheckAccess } from "../api/recheckAccess.ts";
import { serverNow } from "../api/serverClock.ts";

/** The longest delay that setTimeout accepts, ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Checks access between polls: at the instant a trial ends, and when live events disconnect or cannot connect. */
export function useAccessWatch(me: Me | null, liveStatus: LiveStatus): void {
  const queries = useQueryClient();
  const trialEnd = me?.access.is_trial ? me.access.trial_expires_at : null;
  useEffect(() => {
    if (!trialEnd) return;
    const left = Math.max(0, Date.parse(trialEnd) - serverNow());
    if (left > LONGEST_TIMER_MS) return;
    const timer = setTimeout(() => recheckAccess(queries), left);
    return () => clearTimeout(timer);
  }, [trialEnd, queries]);

  useEffect(() => {
    if (liveStatus === "live") return () => recheckAccess(queries);
    // A stream that never opened may have been rejected, because access ended after the page was read.
    if (liveStatus === "offline") recheckAccess(queries);
  }, [liveStatus, queries]);
}
