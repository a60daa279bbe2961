import { useEffect, useState } from "react";
import type { UpgradeAddress } from "./upgrade-address.ts";

type Returned = UpgradeAddress["returned"];

/** ms after which the page says that a payment is not confirmed yet. */
const USUAL_MS = 45_000;
/** How long a change made in the portal is looked for more often, ms. */
const SETTLED_MS = 20_000;

/** How far a return from the provider's pages has come. A payment is "confirming", perhaps "slow", then "confirmed". */
export type ReturnStage = "none" | "confirming" | "slow" | "confirmed" | "canceled" | "portal";

interface Return {
  stage: ReturnStage;
  /** Whether a change of the subscription is expected soon. */
  isAwaited: boolean;
}

/** What to say after a return; `subscribed` as far as it is known, `wasConfirmed` since the page was opened. */
export function returnOf(
  returned: Returned,
  isLate: boolean,
  { subscribed = false, wasConfirmed }: { subscribed: boolean | undefined; wasConfirmed: boolean },
): Return {
  if (subscribed && (wasConfirmed || returned === "success")) return { stage: "confirmed", isAwaited: false };
  if (returned === "success") return { stage: isLate ? "slow" : "confirming", isAwaited: !isLate };
  return { stage: returned ?? "none", isAwaited: returned === "portal" && !isLate };
}

/** Whether what was returned for has been waited for longer than is usual. */
export function useIsLate(returned: Returned): boolean {
  const [late, setLate] = useState<Returned>(null);
  useEffect(() => {
    if (returned !== "success" && returned !== "portal") return;
    const timer = setTimeout(() => setLate(returned), returned === "success" ? USUAL_MS : SETTLED_MS);
    return () => clearTimeout(timer);
  }, [returned]);
  return returned !== null && late === returned;
}
