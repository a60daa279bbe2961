import type { SlotState } from "../../theme/slots.ts";
import {
  IconBell,
  IconBook,
  IconCheck,
  IconClock,
  IconGauge,
  IconHourglass,
  IconLock,
  IconStop,
  IconTrophy,
} from "../Icon/icons.tsx";
import styles from "./Slot.module.css";

/** How a state is recognised without colour (docs/product/screens.md#slot-states): its label, its icon, its pattern. */
export interface SlotLook {
  label: string;
  Icon: typeof IconLock;
  pattern: "plain" | "solid" | "hatch" | "dots" | "outline" | "filled" | "dashed" | "stripes" | "double edge";
  /** Carries fill, text, edge and pattern. Put it, with `slotClass`, on any element of the grid. */
  className: string;
}

const look = (label: string, Icon: SlotLook["Icon"], pattern: SlotLook["pattern"], className = ""): SlotLook => ({
  label,
  Icon,
  pattern,
  className,
});

/** `available` shows its start time in place of an icon. */
export const slotStates: Record<SlotState, SlotLook> = {
  available: look("Available", IconClock, "plain", styles.available),
  booked: look("Booked", IconLock, "solid", styles.booked),
  blocked: look("Blocked", IconStop, "hatch", styles.blocked),
  limit_reached: look("Limit Reached", IconGauge, "dots", styles.limit_reached),
  join_waitlist: look("Join Waitlist", IconBell, "outline", styles.join_waitlist),
  own: look("Your booking", IconCheck, "filled", styles.own),
  offer_held: look("Offer held", IconHourglass, "dashed", styles.offer_held),
  event: look("Event", IconTrophy, "stripes", styles.event),
  lesson: look("Lesson", IconBook, "double edge", styles.lesson),
  past: look("Past", IconClock, "plain", styles.past),
};

/** The class of an element painted as a slot in `state`. Its content starts clear of the pattern. */
export const slotClass = (state: SlotState) => `${styles.slot} ${slotStates[state].className}`;
