import { useState } from "react";

/** An Idempotency-Key for each distinct wish of a form: sending the same again is the same request (docs/product/booking.md#repeated-requests). */
export function useWishKey(): (wish: object) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (wish) => {
    const text = JSON.stringify(wish);
    const key = keys.get(text) ?? crypto.randomUUID();
    keys.set(text, key);
    return key;
  };
}
