const LOOK_EVERY_MS = 5_000;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"] as const;
/** When this tab last reloaded by itself, epoch ms. */
const RELOADED = "courtside-reloaded";
/** A server that keeps naming another release than its pages have must not make the page reload on and on. */
const RELOAD_EVERY_MS = 60 * 60_000;

interface Alone {
  /** For so long there was no touch and no key. */
  afterMs: number;
  /** Whether a dialog or a field is in use, although no key was pressed. */
  isInTheMiddle: () => boolean;
  reload: () => void;
  /** Ends the watch. */
  signal: AbortSignal;
}

/** Calls `reload` once the page has not been touched for a while, as in a tab that is not shown; at most once an hour. */
export function reloadWhenAlone({ afterMs, isInTheMiddle, reload, signal }: Alone): void {
  if (signal.aborted) return;
  let touchedAt = Date.now();
  const touch = () => {
    touchedAt = Date.now();
  };
  const look = () => {
    const now = Date.now();
    if (now - touchedAt < afterMs || isInTheMiddle()) return;
    if (now - Number(sessionStorage.getItem(RELOADED) ?? 0) < RELOAD_EVERY_MS) return;
    sessionStorage.setItem(RELOADED, String(now));
    reload();
  };
  const timer = setInterval(look, Math.min(afterMs, LOOK_EVERY_MS));
  signal.addEventListener("abort", () => clearInterval(timer));
  for (const type of TOUCHES) addEventListener(type, touch, { capture: true, passive: true, signal });
}
