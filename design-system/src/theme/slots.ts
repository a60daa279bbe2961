import type { Mode } from "./colors.ts";

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

/** Fill, text and edge of one state (docs/product/screens.md#slot-states). Past slots use layout fill and placeholder text. */
export interface SlotPaint {
  fill: string;
  text: string;
  edge: string;
}

export const slotColors: Record<Mode, Record<SlotState, SlotPaint>> = {
  light: {
    available: { fill: "#FFFFFF", text: "#111827", edge: "#858F9F" },
    booked: { fill: "#FDE4E3", text: "#8A1C13", edge: "#D92D20" },
    blocked: { fill: "#E2E6EC", text: "#374151", edge: "#6B7280" },
    limit_reached: { fill: "#FEF3C0", text: "#6B4200", edge: "#A16207" },
    join_waitlist: { fill: "#FFE6CF", text: "#7A2E0B", edge: "#C2410C" },
    own: { fill: "#1D4ED8", text: "#FFFFFF", edge: "#1E3A8A" },
    offer_held: { fill: "#E0F0FE", text: "#0B4A6F", edge: "#0369A1" },
    event: { fill: "#F0E7FE", text: "#5B1FA6", edge: "#7C3AED" },
    lesson: { fill: "#D3F5EE", text: "#0F4F4A", edge: "#0F766E" },
    past: { fill: "#F5F7FA", text: "#5F6B7C", edge: "#E1E6ED" },
  },
  dark: {
    available: { fill: "#2A374C", text: "#F3F6FA", edge: "#8190A6" },
    booked: { fill: "#43191A", text: "#FECACA", edge: "#F0625A" },
    blocked: { fill: "#262D38", text: "#C3CCD8", edge: "#7F8B9C" },
    limit_reached: { fill: "#3B2F0B", text: "#FDE68A", edge: "#C99A1E" },
    join_waitlist: { fill: "#45240F", text: "#FDBA74", edge: "#F07A2B" },
    own: { fill: "#5B8DEF", text: "#08132B", edge: "#A9C4FF" },
    offer_held: { fill: "#0E2F45", text: "#BAE6FD", edge: "#38A9E4" },
    event: { fill: "#2F1D4F", text: "#DDC9FE", edge: "#A47BF0" },
    lesson: { fill: "#0C3836", text: "#9CEBDD", edge: "#2BB5A5" },
    past: { fill: "#0B1220", text: "#94A3B8", edge: "#2A374A" },
  },
};
