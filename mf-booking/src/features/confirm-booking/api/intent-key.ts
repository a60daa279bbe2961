import type { SlotRange } from "../../../day/slot-range.ts";

const keys = new WeakMap<SlotRange, string>();

/** The Idempotency-Key of a wish: a retry of the same selection reuses it, a new selection gets its own (decision 25). */
export function intentKey(range: SlotRange): string {
  const key = keys.get(range) ?? crypto.randomUUID();
  keys.set(range, key);
  return key;
}
