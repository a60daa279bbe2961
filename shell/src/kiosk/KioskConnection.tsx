import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Banner, IconOffline } from "@courtside/design-system/core.tsx";
import { useAwaySince } from "../chrome/useAwaySince.ts";
import { useLastFresh } from "./useLastFresh.ts";

/** Says that the board may be old, of when it is, and that nothing can be booked meanwhile. */
export function KioskConnection() {
  const { liveStatus, me } = useShell();
  const { awaySince } = useAwaySince();
  const lastFresh = useLastFresh(liveStatus);
  if (liveStatus !== "offline" && awaySince === null) return null;
  const since = lastFresh ?? awaySince;
  const asOf = since !== null && me?.club && `What you see is from ${clubTime(since, me.club.time_zone)}. `;
  return (
    <Banner tone="warning" role="status" icon={<IconOffline size={24} />}>
      No connection. {asOf}You can book again as soon as the connection is back.
    </Banner>
  );
}
