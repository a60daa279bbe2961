import { isApiError } from "../api/client.ts";

/**
 * A mutation's `retry`, where the same request returns its response: it has an idempotency key, or changes nothing a second time. Only
 * the response may be lost, so that a change that the screen shows does not read as failed. Not while the page is hidden or offline: a
 * retry would wait until it is back, and changes are never queued.
 */
export const retryLostResponse = (failures: number, error: unknown): boolean =>
  failures === 0 && !isApiError(error) && navigator.onLine && document.visibilityState === "visible";
