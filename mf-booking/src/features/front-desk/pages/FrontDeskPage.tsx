import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { KioskScreen } from "../../kiosk/pages/KioskScreen.tsx";
import { DeskScreen } from "./DeskScreen.tsx";

/**
 * `/bookings` (docs/product/screens.md#manage-bookings): find a member, book for them, see the day by court, cancel with a
 * reason; or the kiosk.
 */
export default function FrontDeskPage() {
  const { club, effective_role: role } = useMe();
  const { kiosk } = useShell();
  if (!club || !role) return null;
  return kiosk?.active ? <KioskScreen club={club} kiosk={kiosk} /> : <DeskScreen club={club} role={role} />;
}
