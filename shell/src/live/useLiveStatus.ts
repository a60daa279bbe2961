import type { Me } from "@courtside/contracts/api/client.ts";
import type { LiveStatus } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useState } from "react";
import { queryClient } from "../api/client.ts";
import { readsSince } from "../api/fetchOnce.ts";
import { getAccessToken } from "../auth/accessToken.ts";
import { useIsOnline } from "../page/useIsOnline.ts";
import { applyLiveEvents } from "./applyLiveEvents.ts";
import { followLive } from "./followLive.ts";
import { inBatches } from "./inBatches.ts";

/**
 * Follows live events while a user of a club is signed in; returns how fresh the screen is. A club whose access has ended
 * is notified of its reopening on a separate connection.
 */
export function useLiveStatus(me: Me | null): LiveStatus {
  const [status, setStatus] = useState<LiveStatus>("connecting");
  const online = useIsOnline();
  const hasLiveEvents = me?.access.has_access || me?.access.access_type === "trial_expired";
  const key = me?.club && hasLiveEvents ? `${me.profile.id}:${me.club.id}:${me.access.has_access}` : null;
  useEffect(() => {
    if (!key) return;
    setStatus("connecting");
    return followLive({
      key,
      since: readsSince(),
      getAccessToken,
      onEvent: inBatches((events) => applyLiveEvents(queryClient, events)),
      onStatus: setStatus,
    });
  }, [key]);
  return online ? status : "offline";
}
