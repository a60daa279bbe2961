import type { Occupancy } from "../club-day/court-day.ts";
import { feesText } from "./fees-text.ts";
import { withPlayers } from "./player-draft.ts";

/** What a booking on the board is marked with: the sign that is drawn, and its text. */
export interface BookingMark {
  sign: "?" | "$";
  text: string;
}

export const UNNAMED = "Players not named";
/** The marks as the legend names them. */
export const MARKS: readonly BookingMark[] = [
  { sign: "?", text: UNNAMED },
  { sign: "$", text: "Guest fee due" },
];

/** What staff still have to ask for: the players' names, guest fees. */
export function marksOn({ is_unnamed, guest_fees_due_cents: cents }: Occupancy): BookingMark[] {
  return [
    ...(is_unnamed ? [{ sign: "?", text: UNNAMED } as const] : []),
    ...(cents ? [{ sign: "$", text: feesText(cents) } as const] : []),
  ];
}

/** "with Ada Lindqvist": who plays besides the one whose name the bar has; null for none. */
export const partnersText = ({ players = [] }: Occupancy): string | null =>
  withPlayers(players.map((name) => ({ name, is_me: false })));
