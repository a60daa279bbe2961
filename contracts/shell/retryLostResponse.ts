import { isApiError } from "../api/client.ts";

/** Whether a request that was lost may be sent again: not while the page is hidden or offline, since changes are never queued. */
export const isReachable = (): boolean => navigator.onLine && document.visibilityState === "visible";

/**
 * A mutation's `retry`, where the same request returns its response: it has an idempotency key, or changes nothing a second time. Only
 * the response may be lost, so that a change that the screen shows does not read as failed.
 */
export const retryLostResponse = (failures: number, error: unknown): boolean =>
  failures === 0 && !isApiError(error) && isReachable();
