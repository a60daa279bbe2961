import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useState } from "react";
import { useSubscription } from "../api.ts";
import { returnOf, useIsLate } from "./return-stage.ts";
import type { UpgradeAddress } from "./upgrade-address.ts";

/** The club's subscription, polled more often while a payment or a change is pending. */
export function useReturnedStatus(returned: UpgradeAddress["returned"]) {
  const [, setSearch] = useSearchParams();
  const isLate = useIsLate(returned);
  const [wasConfirmed, setWasConfirmed] = useState(false);
  const subscriptionQuery = useSubscription({
    isAwaited: (subscribed) => returnOf(returned, isLate, { subscribed, wasConfirmed }).isAwaited,
  });
  const { stage } = returnOf(returned, isLate, { subscribed: subscriptionQuery.data?.subscribed, wasConfirmed });
  const isNews = stage === "confirmed" && returned === "success";
  useEffect(() => {
    if (!isNews) return;
    // Removed from the address, so that a bookmark does not report it again.
    setWasConfirmed(true);
    setSearch({}, { replace: true });
  }, [isNews, setSearch]);

  const forget = () => {
    setWasConfirmed(false);
    setSearch({}, { replace: true });
  };
  return { subscriptionQuery, stage, forget };
}
