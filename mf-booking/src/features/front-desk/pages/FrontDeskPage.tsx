import { useMe } from "@courtside/contracts/shell/index.tsx";
import { DeskScreen } from "./DeskScreen.tsx";

/** `/bookings` (O §2.10): find a member, book for them, see the day by court, cancel with a reason. */
export default function FrontDeskPage() {
  const { club, effective_role: role } = useMe();
  return club && role ? <DeskScreen club={club} role={role} /> : null;
}
