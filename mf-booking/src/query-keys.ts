import type { ChangeCall } from "@courtside/contracts/api/query-keys.ts";
import type { LiveChange } from "@courtside/contracts/domain/live-change.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";

/**
 * What each change that this remote sends makes out of date, by the topics under which changes of others arrive live.
 * Which reads a topic touches is written in contracts/api/live.ts.
 */
const TOPICS = {
  "post /bookings": ["bookings"],
  "patch /bookings/{id}": ["bookings"],
  "put /bookings/{id}/players": ["bookings"],
  "delete /bookings/{id}/players/me": ["bookings"],
  "post /booking-series": ["bookings"],
  "patch /booking-series/{id}": ["bookings"],
  "post /lessons": ["bookings", "lessons"],
  "post /bookings/{id}/cancel": ["bookings"],
  "post /bookings/{id}/check-in": ["bookings"],
  "post /bookings/{id}/restore": ["bookings"],
  "post /court-blocks": ["blocks", "bookings"],
  "delete /court-blocks/{id}": ["blocks", "bookings"],
  "post /events/{id}/roster": ["events"],
  "delete /events/{id}/roster/{user_id}": ["events"],
  "put /day-notes/{date}": ["day-notes"],
  "post /waitlist-entries": ["waitlist", "bookings"],
  "delete /waitlist-entries/{id}": ["waitlist", "bookings"],
  "post /waitlist-entries/{id}/assign": ["waitlist", "bookings"],
  "post /waitlist-offers/{id}/accept": ["waitlist", "bookings"],
  "post /waitlist-offers/{id}/pass": ["waitlist", "bookings"],
} satisfies Partial<Record<ChangeCall, readonly LiveChange["topic"][]>>;

/** Reads again what a change makes out of date; resolves when what is on the screen is fresh. */
export const useInvalidation = (call: keyof typeof TOPICS): (() => Promise<void>) => useInvalidate(...TOPICS[call]);
