/** What a webhook may subscribe to (docs/product/integrations.md#events). */
export const WEBHOOK_EVENTS = {
  "booking.created": "A court is booked, or a lesson is",
  "booking.changed": "A booking is moved, or is another person's",
  "booking.canceled": "A booking is canceled",
  "booking.restored": "A cancellation is undone",
  "event.created": "An event is created",
  "event.changed": "An event is changed",
  "event.canceled": "An event is canceled",
  "event.registered": "A member is registered for an event",
  "event.unregistered": "A member is not registered any more",
  "member.joined": "A person becomes a member, or one again",
  "member.changed": "A member has another role",
  "member.left": "A member has left or was removed",
  "waitlist.joined": "A member begins to wait",
  "waitlist.left": "A member waits no longer",
  "waitlist.offered": "A free slot is offered to a waiting member",
  "waitlist.offer_ended": "The offer is accepted, passed on or expired",
  "block.created": "A court is blocked",
  "block.removed": "A block is removed before its end",
  "court.created": "A court is added",
  "court.changed": "A court is changed",
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

export const DELIVERY_STATES = ["pending", "delivered", "failed", "skipped"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const MOST_WEBHOOKS = 20;

/** Days for which deliveries are kept. */
export const DELIVERY_DAYS = 30;

/** Deliveries that one call sends again; the next call sends the rest. */
export const MOST_REPLAYED = 1_000;

const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Seconds between the attempts at one delivery: three days in all, more and more apart. */
export const RETRY_PAUSES: readonly number[] = [
  5 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  16 * HOUR,
  24 * HOUR,
];

/**
 * Seconds until the next attempt after `attempts` failed ones, 10 % more or less by `random` (0 to 1), so that a receiver that comes
 * back does not get everything at once; undefined: there is none.
 */
export function pauseAfter(attempts: number, random: number): number | undefined {
  const pause = RETRY_PAUSES[attempts - 1];
  return pause === undefined ? undefined : Math.round(pause * (0.9 + 0.2 * random));
}
