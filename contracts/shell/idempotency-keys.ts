export interface IdempotencyKeys {
  /** The key of a request: the same input keeps its key, so that a retry is the same request; another input has another key. */
  keyOf: (input: object) => string;
  /** Once a request succeeded: the same input sent again is a new request. */
  renew: () => void;
}

/** Idempotency-Keys of what one form sends (docs/product/booking.md#repeated-requests). */
export function idempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    keyOf: (input) => {
      const text = JSON.stringify(input);
      const key = keys.get(text) ?? crypto.randomUUID();
      keys.set(text, key);
      return key;
    },
    renew: () => keys.clear(),
  };
}
