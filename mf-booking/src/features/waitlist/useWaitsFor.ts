import type { WaitlistEntry } from "@courtside/contracts/api/client.ts";
import { useOwnEntries } from "../../waitlist/useOwnEntries.ts";

/** The caller's active entry for a date and sport (docs/product/waitlist.md#joining), if there is one. */
export function useWaitsFor(date: string, sport: string): WaitlistEntry | undefined {
  const { entries } = useOwnEntries();
  return entries.find((each) => each.status === "active" && each.requested_date === date && each.sport === sport);
}
