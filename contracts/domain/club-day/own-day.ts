import type { ClubRules } from "../club-rules.ts";
import type { PartOfDay } from "../part-of-day.ts";
import type { Role } from "../roles.ts";
import type { TakenDetails } from "./shared-day.ts";

/** One's own booking or lesson on a court of the sport, or a slot that the waitlist holds for the person. */
export interface OwnTaken extends TakenDetails {
  court_id: string;
  /** Minutes. */
  length: number;
  state: "own" | "offer_held";
  /** False: another member has booked it, and the person only plays. Staff may change any booking, so they do not get it. */
  is_booker?: boolean | undefined;
  /** True: a lesson that the person gives. They call it off under the rules of staff. */
  is_coach?: boolean | undefined;
}

/** What the club's limits still allow the person. */
export interface Allowance {
  bookings_today: number;
  daily_limit: number | null;
  bookings_this_week: number;
  weekly_limit: number | null;
  slots_left: number | null;
}

/** One person's part of a day (docs/decisions/0043): with the shared day it gives the grid that the person sees. */
export interface OwnDay {
  date: string;
  sport: string;
  /** The server's clock, ISO 8601. */
  now: string;
  /** The effective role. */
  role: Role;
  rules: ClubRules;
  waitlist_enabled: boolean;
  already_waiting: boolean;
  last_bookable_date: string | null;
  notice: string | null;
  allowance: Allowance;
  club_bookings: { today: number; this_week: number } | null;
  /** `[start, length]`, minutes since the shared day's `day_start`: when the person is on any court of the club. */
  busy: number[][];
  taken: OwnTaken[];
  /** When the person mostly plays, by their last bookings: free times then are listed first. */
  usual_part?: PartOfDay | null | undefined;
}
