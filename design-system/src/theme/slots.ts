export { slotColors } from "./tokens.ts";

/** Every state a slot is painted in. The api's own states, plus `join_waitlist`: a booked slot whose queue is open. */
export const SLOT_STATES = [
  "available",
  "booked",
  "blocked",
  "limit_reached",
  "join_waitlist",
  "own",
  "offer_held",
  "event",
  "lesson",
  "past",
] as const;

export type SlotState = (typeof SLOT_STATES)[number];
