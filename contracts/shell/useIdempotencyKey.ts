import { useState } from "react";
import { type IdempotencyKeys, idempotencyKeys } from "./idempotency-keys.ts";

/**
 * The Idempotency-Keys of a form. They last as long as it is mounted, so a form that stays after a success calls `renew`. Another
 * `intent` begins new keys: pass what was selected if selecting the same again is a new request.
 */
export function useIdempotencyKey(intent?: object | null): IdempotencyKeys {
  const [held, setHeld] = useState(() => ({ intent, keys: idempotencyKeys() }));
  if (held.intent !== intent) setHeld({ intent, keys: idempotencyKeys() });
  return held.keys;
}
