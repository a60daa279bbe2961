import { NoWaitlistEntries } from "../../dashboard/components/NothingYet.tsx";

/** My Account's Waitlist (O §2.16). */
export default function WaitlistSlot() {
  return <NoWaitlistEntries />;
}
