import type { Kiosk } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Session } from "../session/useSession.ts";
import { canFillScreen, fillScreen } from "./fillScreen.ts";
import { beginRound, endRound, kioskState, lockKiosk, subscribeToKiosk, unlockKiosk } from "./kioskStore.ts";
import { mayHoldKiosk } from "./mayHoldKiosk.ts";

/** The kiosk mode of this tab. It survives a reload, and stays on while the profile is being read. */
export function useKiosk({ status, me }: Session): Kiosk {
  const { userId, idle } = useSyncExternalStore(subscribeToKiosk, kioskState);
  const isOthers = userId !== null && me !== null && !mayHoldKiosk(me, userId);
  useEffect(() => {
    if (isOthers) unlockKiosk();
  }, [isOthers]);
  const active = userId !== null && status !== "signed-out" && !isOthers;
  const myId = me?.profile.id;
  return useMemo(
    () => ({
      active,
      idle,
      canFillScreen: canFillScreen(),
      enter: () => {
        if (!myId) return;
        void fillScreen();
        lockKiosk(myId);
      },
      begin: () => {
        void fillScreen();
        beginRound();
      },
      finish: endRound,
    }),
    [active, idle, myId],
  );
}
