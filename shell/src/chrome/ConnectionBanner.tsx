import { Banner, IconOffline } from "@courtside/design-system/core.tsx";
import { useEffect, useState } from "react";
import { useAwaySince } from "../api/useAwaySince.ts";
import { useIsOnline } from "../page/useIsOnline.ts";
import { ageText } from "./ageText.ts";

/** Warns that the content may be out of date, and how old it is: without a network, or while the api does not respond. */
export function ConnectionBanner() {
  const online = useIsOnline();
  const { awaySince, lastResponse } = useAwaySince();
  const isShown = !online || awaySince !== null;
  const age = useAge(isShown ? lastResponse : null);
  if (!isShown) return null;
  const asOf = age && lastResponse !== null ? `What you see is from ${timeOf(lastResponse)}, ${age}. ` : "";
  return (
    <Banner tone="warning" role="status" icon={<IconOffline size={18} />}>
      {online
        ? `Courtside cannot be reached. ${asOf}It is tried again by itself.`
        : `You are offline. ${asOf}Changes are possible again once you are back online.`}
    </Banner>
  );
}

/** In 24 hours, as every other time of the product. */
const timeOf = (instant: number) =>
  new Date(instant).toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

const TICK_MS = 10_000;

/** The age of this instant (epoch ms) as text, kept up to date; null without an instant. */
function useAge(since: number | null): string | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? null : ageText(now - since);
}
