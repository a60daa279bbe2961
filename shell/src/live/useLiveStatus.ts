import type { Me } from "@courtside/contracts/api/client.ts";
import type { LiveStatus } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useState } from "react";
import { queryClient } from "../app/api.ts";
import { getAccessToken } from "../auth/authClient.ts";
import { useIsOnline } from "../chrome/useIsOnline.ts";
import { applyLiveEvent } from "./applyLiveEvent.ts";
import { followLive } from "./followLive.ts";

/** Follows live events while someone of a club with access is here; says how fresh the screen is. */
export function useLiveStatus(me: Me | null): LiveStatus {
  const [status, setStatus] = useState<LiveStatus>("connecting");
  const online = useIsOnline();
  const key = me?.club && me.access.has_access ? `${me.profile.id}:${me.club.id}` : null;
  useEffect(() => {
    if (!key) return;
    setStatus("connecting");
    return followLive({
      key,
      getAccessToken,
      onEvent: (event) => applyLiveEvent(queryClient, event),
      onStatus: setStatus,
    });
  }, [key]);
  return online ? status : "offline";
}
