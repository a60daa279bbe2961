import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { type LiveStatus, useShell } from "@courtside/contracts/shell/index.tsx";
import { Banner, IconButton, IconLock, IconOffline } from "@courtside/design-system/core.tsx";
import { useEffect, useState } from "react";
import { serverNow } from "../api/serverClock.ts";
import { useAwaySince } from "../api/useAwaySince.ts";
import { usePageTop } from "../page/usePageTop.ts";
import styles from "./KioskBar.module.css";

/** The kiosk's only chrome: the club, the time, and the way out in the corner. */
export function KioskBar({ idle, onLeave }: { idle: boolean; onLeave: () => void }) {
  const club = useShell().me?.club;
  return (
    <div ref={usePageTop()} className={styles.top}>
      <header className={styles.bar}>
        <span className={styles.club}>{club?.name}</span>
        {club && !idle && <KioskClock zone={club.time_zone} className={styles.time} />}
        <IconButton label="Leave kiosk mode" icon={<IconLock />} className={styles.leave} onClick={onLeave} />
      </header>
      <KioskConnection />
    </div>
  );
}

/** The club's time, to the minute. */
function KioskClock({ zone, className }: { zone: string; className?: string }) {
  const [time, setTime] = useState(() => clubTime(serverNow(), zone));
  useEffect(() => {
    const timer = setInterval(() => setTime(clubTime(serverNow(), zone)), 1000);
    return () => clearInterval(timer);
  }, [zone]);
  return <span className={className}>{time}</span>;
}

/** Warns that the board may be out of date, how old it is, and that nothing can be booked meanwhile. */
function KioskConnection() {
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

/** The last time live changes were received, epoch ms of the server; null = never. */
function useLastFresh(liveStatus: LiveStatus): number | null {
  const [until, setUntil] = useState<number | null>(null);
  useEffect(() => {
    if (liveStatus === "live") return () => setUntil(serverNow());
  }, [liveStatus]);
  return until;
}
