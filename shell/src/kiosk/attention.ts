/** After 40 s without a touch the kiosk asks, for 20 s (docs/product/screens.md#kiosk). */
const ASK_AFTER_MS = 40_000;
const GONE_AFTER_MS = 60_000;

/** Whether somebody is still at the screen. `nextMs` = when to look again. */
type Attention =
  | { kind: "here"; nextMs: number }
  | { kind: "asking"; secondsLeft: number; nextMs: number }
  | { kind: "gone" };

/** What to think of a screen that nobody touched for so long. */
export function attentionAfter(quietMs: number): Attention {
  if (quietMs >= GONE_AFTER_MS) return { kind: "gone" };
  if (quietMs < ASK_AFTER_MS) return { kind: "here", nextMs: ASK_AFTER_MS - quietMs };
  const left = GONE_AFTER_MS - quietMs;
  // To the next full second, so that the figure changes when the second is over.
  return { kind: "asking", secondsLeft: Math.ceil(left / 1000), nextMs: ((left - 1) % 1000) + 1 };
}
