import { useShell } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useEffectEvent } from "react";

const EVERY_MS = 5_000;

/** A kiosk has no user who presses Retry: what could not be loaded is retried automatically. */
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
