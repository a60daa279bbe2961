import { Loading } from "@courtside/design-system/core.tsx";
import { Fragment, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { leaveFullScreen } from "./fillScreen.ts";
import { KioskBar } from "./KioskBar.tsx";
import styles from "./KioskFrame.module.css";
import { endRound, kioskState, subscribeToKiosk, unlockKiosk } from "./kioskStore.ts";
import { LeaveKiosk } from "./LeaveKiosk.tsx";
import { NewRound } from "./NewRound.tsx";
import { StillHere } from "./StillHere.tsx";
import { TouchToResume } from "./TouchToResume.tsx";
import { useAttention } from "./useAttention.ts";
import { useFreshPage } from "./useFreshPage.ts";
import { useScreenLeft } from "./useScreenLeft.ts";
import { useWakeLock } from "./useWakeLock.ts";

/** The frame of a kiosk: no sidebar, no top bar, a screen that stays on, and forgets who was at it. */
export default function KioskFrame({ children }: { children: ReactNode }) {
  const { idle, round } = useSyncExternalStore(subscribeToKiosk, kioskState);
  const [leaving, setLeaving] = useState(false);
  const screen = useScreenLeft();
  const startOver = () => {
    setLeaving(false);
    endRound();
  };
  const { secondsLeft, stay } = useAttention(!idle || leaving, startOver);
  useWakeLock();
  useFreshPage(idle && !leaving);
  // However it ends: by PIN, or because the session did.
  useEffect(() => () => void leaveFullScreen(), []);
  return (
    <div className={styles.frame}>
      <NewRound key={round} />
      <KioskBar idle={idle} onLeave={() => setLeaving(true)} />
      <main id="main" className={styles.main}>
        <Suspense fallback={<Loading page />}>
          <Fragment key={round}>{children}</Fragment>
        </Suspense>
      </main>
      {leaving && <LeaveKiosk onLeave={unlockKiosk} onClose={() => setLeaving(false)} />}
      {secondsLeft !== null && <StillHere secondsLeft={secondsLeft} onStay={stay} onGone={startOver} />}
      {screen.left && <TouchToResume onResume={screen.resume} />}
    </div>
  );
}
