import { Loading } from "@courtside/design-system/core.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Fragment, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { MEMBER_SEARCH } from "../api/query-keys.ts";
import { isOutdatedQuery } from "../remotes/registry.ts";
import { fillScreen, leaveFullScreen } from "./fillScreen.ts";
import { KioskBar } from "./KioskBar.tsx";
import styles from "./KioskFrame.module.css";
import { endRound, KIOSK_PATH, kioskState, subscribeToKiosk, unlockKiosk } from "./kioskStore.ts";
import { LeaveKiosk } from "./LeaveKiosk.tsx";
import { StillHere } from "./StillHere.tsx";
import { TouchToResume } from "./TouchToResume.tsx";
import { useAttention } from "./useAttention.ts";

/** The frame of a kiosk: no sidebar, no top bar; the screen stays on, and all input is cleared after each visitor. */
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
  // Both ends: the PIN was entered, or the session ended.
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

/** Clears what the last visitor, or the console, left outside the screen: the date in the address, toasts, a search. */
function NewRound(): null {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toast = useToast("new-round");
  useEffect(() => {
    toast.clear();
    queries.removeQueries({ queryKey: MEMBER_SEARCH });
    void navigate(KIOSK_PATH, { replace: true });
    window.scrollTo(0, 0);
  }, [navigate, queries, toast]);
  return null;
}

/** Loads a new version of the product by itself, but never while a visitor uses the kiosk. */
function useFreshPage(unused: boolean): void {
  const { data: isOutdated } = useQuery(isOutdatedQuery);
  useEffect(() => {
    if (unused && isOutdated) location.reload();
  }, [unused, isOutdated]);
}

/** Whether the visitor left fullscreen, by Escape for example, and how to return with a tap. */
function useScreenLeft(): { left: boolean; resume: () => void } {
  const [left, setLeft] = useState(false);
  useEffect(() => {
    const follow = () => setLeft(document.fullscreenElement === null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  const resume = () => {
    setLeft(false);
    void fillScreen();
  };
  return { left, resume };
}

/** Keeps the screen on. The browser ends this when the page is hidden: requested again when it is visible, and at each touch. */
function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let asking = false;
    let ended = false;
    const hold = async () => {
      if (asking || ended || document.visibilityState !== "visible" || held?.released === false) return;
      asking = true;
      try {
        held = await navigator.wakeLock.request("screen");
        if (ended) await held.release();
      } catch (error) {
        // A low battery or a policy prevents it: the kiosk works, but the screen may dim.
        console.debug("The screen may dim", error);
      } finally {
        asking = false;
      }
    };
    const onEvent = () => void hold();
    onEvent();
    document.addEventListener("visibilitychange", onEvent);
    document.addEventListener("pointerdown", onEvent);
    return () => {
      ended = true;
      document.removeEventListener("visibilitychange", onEvent);
      document.removeEventListener("pointerdown", onEvent);
      void held?.release();
    };
  }, []);
}
