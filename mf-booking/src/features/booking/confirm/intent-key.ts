import type { SlotRange } from "../../../club-day/slot-range.ts";

const keys = new WeakMap<SlotRange, Map<string, string>>();

/**
 * The Idempotency-Key of a selection: a retry for the same member reuses it, a new selection gets its own
 * (docs/product/booking.md#repeated-requests). `forWhom` is a user's id, or "" for the caller.
 */
export function intentKey(range: SlotRange, forWhom = ""): string {
  const ofRange = keys.get(range) ?? new Map<string, string>();
  keys.set(range, ofRange);
  const key = ofRange.get(forWhom) ?? crypto.randomUUID();
  ofRange.set(forWhom, key);
  return key;
}
