import type { Club } from "@courtside/contracts/api/client.ts";
import type { Kiosk } from "@courtside/contracts/shell/index.tsx";
import { useState } from "react";
import type { TappedSlot } from "../tapped-slot.ts";
import { BookingScreen } from "./BookingScreen.tsx";
import { IdleScreen } from "./IdleScreen.tsx";

interface KioskScreenProps {
  club: NonNullable<Club>;
  kiosk: Kiosk;
}

/** The console as a kiosk: the board while it is idle, else the booking steps, from the time that was touched. */
export function KioskScreen({ club, kiosk }: KioskScreenProps) {
  const [tapped, setTapped] = useState<TappedSlot | null>(null);
  const begin = (slot: TappedSlot | null) => {
    setTapped(slot);
    kiosk.begin();
  };
  if (kiosk.idle) return <IdleScreen club={club} onBegin={begin} />;
  return <BookingScreen club={club} tapped={tapped} onTaken={() => setTapped(null)} onDone={kiosk.finish} />;
}
