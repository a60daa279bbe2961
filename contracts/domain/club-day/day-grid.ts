import type { CourtKind } from "../courts.ts";
import type { Allowance } from "./own-day.ts";
import type { SharedOffer, TakenState } from "./shared-day.ts";

export type SlotState = TakenState | "available" | "limit_reached" | "own_overlap" | "join_waitlist" | "own" | "past";

/** A slot of a court for one person. `reason` says why it cannot be booked, as the message of the rule. */
export interface SlotCell {
  start_time: string;
  end_time: string;
  state: SlotState;
  reason?: string | undefined;
  occupancy_id?: string | undefined;
}

/** The exact times of what fills a court, also off the slot grid. */
export interface GridOccupancy {
  id: string;
  start_time: string;
  end_time: string;
  state: SlotState;
  booking_id?: string | undefined;
  /** For staff. */
  event_id?: string | undefined;
  booked_by?: string | undefined;
  coach_name?: string | undefined;
  /** For staff only: names of the other players, that they are missing though the club requires them, and what is due for guests. */
  players?: string[] | undefined;
  is_unnamed?: boolean | undefined;
  is_checked_in?: boolean | undefined;
  guest_fees_due_cents?: number | undefined;
  series_label?: string | undefined;
  reason?: string | undefined;
  /** False for a booking in which the person only plays: they may leave it, but neither move nor cancel it. */
  is_booker?: boolean | undefined;
  /** True for a lesson that the person gives: they call it off under the rules of staff. */
  is_coach?: boolean | undefined;
  offer?: (SharedOffer & { is_yours: boolean }) | undefined;
}

export interface CourtGrid extends CourtKind {
  court_id: string;
  name: string;
  /** False: it takes no bookings; left out for active courts. */
  is_active?: boolean | undefined;
  slots: SlotCell[];
  occupancies: GridOccupancy[];
}

/** The day grid of one sport for one person, as `/availability` responds with it. */
export interface DayGrid {
  date: string;
  time_zone: string;
  now: string;
  slot_length_minutes: number;
  longest_booking_minutes: number;
  last_bookable_date: string | null;
  notice: string | null;
  allowance: Allowance;
  club_bookings: { today: number; this_week: number } | null;
  courts: CourtGrid[];
}
