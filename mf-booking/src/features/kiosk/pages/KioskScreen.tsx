import type { Club } from "@courtside/contracts/api/client.ts";
import type { Kiosk } from "@courtside/contracts/shell/index.tsx";
import { BookingScreen } from "./BookingScreen.tsx";
import { IdleScreen } from "./IdleScreen.tsx";

interface KioskScreenProps {
  club: NonNullable<Club>;
  kiosk: Kiosk;
}

/** The console as a kiosk: the wall while nobody is here, else the way to a booking. */
export const KioskScreen = ({ club, kiosk }: KioskScreenProps) =>
  kiosk.idle ? <IdleScreen club={club} onBegin={kiosk.begin} /> : <BookingScreen club={club} onDone={kiosk.finish} />;
