import type { SlotState } from "@courtside/contracts/api/client.ts";
import type { GridCell } from "./grid.ts";

/** The states in the legend's words (docs/product/screens.md#slot-states), for names that are heard. */
const WORDS: Record<SlotState, string> = {
  available: "Available",
  booked: "Booked",
  blocked: "Blocked",
  limit_reached: "Limit Reached",
  own_overlap: "You are busy",
  join_waitlist: "Join Waitlist",
  own: "Your booking",
  offer_held: "Offer held",
  event: "Event",
  lesson: "Lesson",
  past: "Past",
};

/**
 * What a cell is called (docs/product/screens.md#day-grid): "Court 2, 10:00–11:00, Booked"; staff hear by whom, a block or event
 * says what.
 */
export function cellName(cell: GridCell): string {
  const { slot, filling, span } = cell;
  const what =
    cellTip(cell) ??
    (slot.state !== "past" && filling?.reason ? `${WORDS[slot.state]}: ${filling.reason}` : wordsOf(cell));
  return [cell.courtName, `${cell.time}–${cell.until}`, span ? `${what} ${span}` : what].join(", ");
}

/** What is written in a cell that cannot be booked; staff read the name at once. */
export function cellLabel(cell: GridCell): string {
  const { slot, filling } = cell;
  if (filling?.booked_by) return filling.booked_by;
  return (slot.state === "blocked" || slot.state === "event") && filling?.reason ? filling.reason : wordsOf(cell);
}

/** Who is behind a cell, as staff see it on hover and focus, and whom an offer is for; else undefined. */
export function cellTip({ slot, filling }: GridCell): string | undefined {
  if (filling?.booked_by) return `Booked by: ${filling.booked_by}`;
  if (slot.state !== "offer_held" || !filling?.offer) return undefined;
  return filling.offer.is_yours ? "Offered to you" : `Offer held for: ${filling.offer.offered_to ?? "Unknown"}`;
}

const wordsOf = ({ slot, filling }: GridCell): string =>
  slot.state === "offer_held" && filling?.offer?.is_yours ? "Offered to you" : WORDS[slot.state];

export const stateWords = (state: SlotState): string => WORDS[state];
