/** After 40 s without a touch the kiosk asks, for 20 s (docs/product/screens.md#kiosk). */
const ASK_AFTER_MS = 40_000;
const GONE_AFTER_MS = 60_000;

/** Whether a visitor is still at the kiosk. `nextMs` = when to check again. */
type Attention =
  | { kind: "here"; nextMs: number }
  | { kind: "asking"; secondsLeft: number; nextMs: number }
  | { kind: "gone" };

/** The state of a kiosk that was not touched for this long. */
export function attentionAfter(quietMs: number): Attention {
  if (quietMs >= GONE_AFTER_MS) return { kind: "gone" };
  if (quietMs < ASK_AFTER_MS) return { kind: "here", nextMs: ASK_AFTER_MS - quietMs };
  const left = GONE_AFTER_MS - quietMs;
  // Up to the next full second, so that the number changes when the second is over.
  return { kind: "asking", secondsLeft: Math.ceil(left / 1000), nextMs: ((left - 1) % 1000) + 1 };
}
