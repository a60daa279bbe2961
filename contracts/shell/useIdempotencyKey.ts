import { useState } from "react";

/** An Idempotency-Key for each distinct request of a form: sending the same again is the same request (docs/product/booking.md#repeated-requests). */
export function useIdempotencyKey(): (input: object) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (input) => {
    const text = JSON.stringify(input);
    const key = keys.get(text) ?? crypto.randomUUID();
    keys.set(text, key);
    return key;
  };
}
