import { useShell } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useEffectEvent } from "react";

const EVERY_MS = 5_000;

/** Nobody stands at a kiosk to press Retry: what could not be loaded is tried again by itself. */
export function useRetryInKiosk(onRetry: (() => void) | undefined): void {
  const active = useShell().kiosk?.active ?? false;
  const canRetry = onRetry !== undefined;
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (!active || !canRetry) return;
    const timer = setInterval(retry, EVERY_MS);
    return () => clearInterval(timer);
  }, [active, canRetry]);
}
