import { isApiError } from "@courtside/contracts/api/client.ts";

/** A booking was sent and no response came: it may have been made, and the same key makes it no second time. */
export const BOOKING_UNANSWERED =
  "Failed to create booking. The connection was lost. Send again: your booking cannot be duplicated.";

/**
 * A mutation's `retry`. Only the response may be lost: the same request returns it, so that no one reads that a change failed which
 * the screen shows. Not while the page is hidden or offline: a retry would wait until it is back, and changes are never queued.
 */
export const retryLostResponse = (failures: number, error: unknown): boolean =>
  failures === 0 && !isApiError(error) && navigator.onLine && document.visibilityState === "visible";
