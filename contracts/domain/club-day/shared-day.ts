import type { CourtKind } from "../courts.ts";
import type { DayClock } from "./day-clock.ts";

/** What fills a court, in the order of the codes in `taken` (docs/decisions/0043). */
export const TAKEN_STATES = ["booked", "lesson", "event", "blocked", "offer_held"] as const;
export type TakenState = (typeof TAKEN_STATES)[number];

/** `[start, length, code]` of an occupancy: minutes since `day_start`, and the place of its state in TAKEN_STATES. */
export type TakenTime = number[];

/** What holds a slot for a person: an offer of the waitlist, or an alternative. */
export interface SharedOffer {
  id: string;
  expires_at: string;
  /** The person's name; for staff only. */
  offered_to?: string | undefined;
  /** It is held in place of a canceled booking: its holder is not on the waitlist. */
  is_alternative?: boolean | undefined;
}

/** What else is known of an occupancy. Members learn the reason of blocks and events alone; all else is for staff. */
export interface TakenDetails {
  /** The occupancies of a court do not overlap, so the start identifies one. */
  start: number;
  reason?: string | undefined;
  booking_id?: string | undefined;
  event_id?: string | undefined;
  booked_by?: string | undefined;
  coach_name?: string | undefined;
  /** The names of the players besides the one in `booked_by`, in their order. */
  players?: string[] | undefined;
  /** The club requires the players' names and none is given (docs/product/booking.md#names-in-time). */
  is_unnamed?: boolean | undefined;
  /** Its players are there (docs/product/booking.md#check-in). */
  is_checked_in?: boolean | undefined;
  guest_fees_due_cents?: number | undefined;
  /** What staff call the series of a booking. */
  series_label?: string | undefined;
  offer?: SharedOffer | undefined;
  /** The id of the occupancy, only inside the server: `/availability` shows it, the shared day does not. */
  id?: string | undefined;
}

export interface SharedCourt extends CourtKind {
  id: string;
  name: string;
  /** False: it takes no bookings, and what is free on it is sent as blocked; left out for active courts. */
  is_active?: boolean | undefined;
  /** In the order of their starts; also those that reach in from the days around. */
  taken: TakenTime[];
  /** Only of those that have any. */
  details?: TakenDetails[] | undefined;
}

/** The day of a sport as the club sees it, the same for all members (docs/decisions/0043); staff have one with names. */
export interface SharedDay extends DayClock {
  date: string;
  sport: string;
  /** Changes if and only if the content does. */
  version: string;
  courts: SharedCourt[];
}

/** What a live change makes of a shared day: the courts that differ, whole. Without courts the change left the day as it was. */
export interface DayPiece extends Pick<SharedDay, "date" | "sport" | "version" | "courts"> {
  /** The version that it changes. */
  from: string;
}

/** The day after a change; null if the piece does not fit the day's version, which must then be read again. */
export function applyPiece(day: SharedDay, piece: DayPiece): SharedDay | null {
  if (piece.date !== day.date || piece.sport !== day.sport || piece.version === day.version) return day;
  if (piece.from !== day.version) return null;
  const changed = new Map(piece.courts.map((court) => [court.id, court]));
  return { ...day, version: piece.version, courts: day.courts.map((court) => changed.get(court.id) ?? court) };
}
