import type { Occupancy } from "../club-day/court-day.ts";
import { feesText } from "./fees-text.ts";
import { withPlayers } from "./player-draft.ts";

/** What a booking on the board is marked with: the sign that is drawn, and its text. */
export interface BookingMark {
  sign: "?" | "$" | "✓";
  text: string;
}

export const UNNAMED = "Players not named";
const CHECKED_IN = "Checked in";
/** The marks as the legend names them. */
export const MARKS: readonly BookingMark[] = [
  { sign: "?", text: UNNAMED },
  { sign: "$", text: "Guest fee due" },
  { sign: "✓", text: CHECKED_IN },
];

/** What staff still have to ask for: the players' names, guest fees; and who is there. */
export function marksOn({ is_unnamed, is_checked_in, guest_fees_due_cents: cents }: Occupancy): BookingMark[] {
  return [
    ...(is_unnamed ? [{ sign: "?", text: UNNAMED } as const] : []),
    ...(is_checked_in ? [{ sign: "✓", text: CHECKED_IN } as const] : []),
    ...(cents ? [{ sign: "$", text: feesText(cents) } as const] : []),
  ];
}

/** "with Ada Lindqvist": who plays besides the one whose name the bar has; null for none. */
export const partnersText = ({ players = [] }: Occupancy): string | null =>
  withPlayers(players.map((name) => ({ name, is_me: false })));
