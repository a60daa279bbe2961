import { isReachable } from "./retryLostResponse.ts";

/** As long as TanStack Query waits before a first retry, ms. */
const PAUSE_MS = 1_000;

/** ms: a request that was lost later than this was asked for too long ago, as by a computer that slept. Changes are never queued. */
const LATEST_MS = 30_000;

/**
 * What takes no key and has another response when it is sent again (tests/coverage/idempotency.test.ts): a try of a PIN, a
 * proof before one is set, an upload and a download count each time, and with the account or the session the right to ask is gone.
 */
const ONCE = [
  /^POST .*\/(staff-pin\/verify|club\/export|platform\/clubs\/[^/]+\/export|devices\/member-sessions)$/,
  /^PUT .*\/(club\/logo|me\/staff-pin|me\/kiosk-pin)$/,
  /^DELETE .*\/v1\/me$/,
];

/** Whether a change may be sent once more: `path` as in its address, without a query. */
export const isRepeatable = (method: string, path: string): boolean =>
  method !== "GET" && !ONCE.some((request) => request.test(`${method} ${path}`));

/**
 * Gives a signed-in person's change an Idempotency-Key where its caller gave none, and sends it once more when its response was lost: what
 * was done does not read as failed (docs/decisions/0120). Who gives a key of their own decides about retries too. `person` is who is
 * signed in: another one repeats nothing.
 */
export const repeatLostChanges =
  (send: (request: Request) => Promise<Response>, person: () => string | undefined): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { method, url, headers, signal } = request;
    const isOurs = headers.has("authorization") && !headers.has("idempotency-key");
    if (!isOurs || !isRepeatable(method, new URL(url).pathname)) return send(request);
    headers.set("idempotency-key", crypto.randomUUID());
    const [again, caller, began] = [request.clone(), person(), Date.now()];
    try {
      return await send(request);
    } catch (error) {
      if (signal.aborted || Date.now() - began > LATEST_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (!isReachable() || person() !== caller) throw error;
      return send(again);
    }
  };
