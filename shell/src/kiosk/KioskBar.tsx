import { useShell } from "@courtside/contracts/shell/index.tsx";
import { IconButton, IconLock } from "@courtside/design-system/core.tsx";
import { usePageTop } from "../chrome/usePageTop.ts";
import styles from "./KioskBar.module.css";
import { KioskClock } from "./KioskClock.tsx";
import { KioskConnection } from "./KioskConnection.tsx";

/** All that stays of the chrome: whose club, the time, and in the corner the way out. */
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
