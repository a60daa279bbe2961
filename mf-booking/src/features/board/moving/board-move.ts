import { bookingViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { clubDate, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { takesBookings } from "@courtside/contracts/domain/courts.ts";
import { type MoveRules, moveViolation } from "@courtside/contracts/domain/move-rules.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { SmallCourts } from "../../../changes/useSmallCourts.ts";
import type { Alternative } from "../../../club-day/court-day.ts";
import { type Axis, type BoardCourt, type BoardDay, type Draft, type FilledCell, MINUTE } from "../board-day.ts";

/** A booking that is about to move, as it was lifted: its day may not be shown any more. */
export interface BoardBooking {
  /** Of the booking, and of its bar. */
  id: string;
  occupancyId: string;
  courtId: string;
  courtName: string;
  /** Epoch ms. */
  start: number;
  end: number;
  state: "booked" | "own";
  /** Who plays, as far as it is known: other names than the booker's are for staff. */
  people: number;
}

export interface BoardMoveRules {
  role: Role;
  rules: ClubRules & MoveRules;
  now: number;
  /** Courts without room for its players. */
  small: SmallCourts;
}

const QUARTER = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;

/** The booking of a bar if this person may move it now; null for lessons, other bars, bookings that have begun and those in which they only play. */
export function liftable(
  { courtId, occupancy }: FilledCell,
  courtName: string,
  by: Omit<BoardMoveRules, "small">,
): BoardBooking | null {
  const { booking_id: id, coach_name, state, is_booker } = occupancy;
  if (id === undefined || is_booker === false || coach_name !== undefined || (state !== "booked" && state !== "own"))
    return null;
  const [start, end] = [Date.parse(occupancy.start_time), Date.parse(occupancy.end_time)];
  if (moveViolation({ ...by, startsAt: start, endsAt: end, status: "confirmed", keepsPlace: false })) return null;
  const people = 1 + (occupancy.players?.length ?? 0);
  return { id, occupancyId: occupancy.id, courtId, courtName, start, end, state, people };
}

/** The booking on a court, beginning at the quarter hour nearest to an instant, within the day. */
export function placeNear(
  { start, end }: BoardBooking,
  courtId: string,
  instant: number,
  { opens, closes }: Axis,
): Draft {
  const length = end - start;
  const nearest = opens + Math.round((instant - opens) / QUARTER) * QUARTER;
  const from = Math.max(opens, Math.min(nearest, closes - length));
  return { courtId, start: from, end: from + length };
}

/** The booking on a court of another day, at the same wall time. */
export function sameTimeOn(booking: BoardBooking, courtId: string, axis: Axis): Draft {
  const minutesAt = (instant: number) => {
    const [hour = 0, minute = 0] = clubTime(instant, axis.zone).split(":").map(Number);
    return 60 * hour + minute;
  };
  const afterOpening = minutesAt(booking.start) - minutesAt(axis.opens);
  return placeNear(booking, courtId, axis.opens + afterOpening * MINUTE, axis);
}

/** The court above or below, the last and first stay. */
export function courtBeside(courts: readonly BoardCourt[], courtId: string, step: 1 | -1): string {
  const at = courts.findIndex(({ court }) => court.court_id === courtId);
  return courts[at + step]?.court.court_id ?? courtId;
}

/** Where an arrow leads: by minutes or days, and to the court beside or a given one. */
export interface Nudge {
  minutes?: number;
  days?: number;
  court?: 1 | -1;
  courtId?: string;
}

/** The booking's place an arrow further, within these days; null if it is on none of them. */
export function nudged(
  booking: BoardBooking,
  at: Pick<Draft, "courtId" | "start">,
  { minutes = 0, days: ahead = 0, court, courtId }: Nudge,
  days: readonly BoardDay[],
): Draft | null {
  const today = days.findIndex(({ axis }) => at.start >= axis.opens && at.start < axis.closes);
  const day = days[today];
  if (!day) return null;
  const { axis } = days[today + ahead] ?? day;
  const toCourt = courtId ?? (court ? courtBeside(day.courts, at.courtId, court) : at.courtId);
  // From opening on, so that the wall time stays across a clock change at night.
  return placeNear(booking, toCourt, axis.opens + at.start - day.axis.opens + minutes * MINUTE, axis);
}

/** The message of the rule that forbids a place, as for a new booking; the booking's own place is free. */
export function problemOf(
  booking: BoardBooking,
  { courtId, start, end }: Draft,
  courts: readonly BoardCourt[],
  axis: Axis,
  { role, rules, now, small }: BoardMoveRules,
): string | null {
  const crowded = small.get(courtId);
  if (crowded !== undefined) return crowded;
  const court = courts.find((each) => each.court.court_id === courtId)?.court;
  const taken = court?.occupancies.some(
    ({ booking_id, start_time, end_time }) =>
      booking_id !== booking.id && Date.parse(start_time) < end && Date.parse(end_time) > start,
  );
  const days = (instant: number) => Date.parse(clubDate(instant, rules.time_zone)) / DAY;
  const rejection = bookingViolation({
    role,
    rules,
    now,
    startsAt: start,
    endsAt: end,
    daysAhead: days(start) - days(now),
    courtIsActive: takesBookings(court ?? {}),
    isAligned: true,
    isWithinHours: start >= axis.opens && end <= axis.closes,
    bookingsThatDay: 0,
    bookingsThatWeek: 0,
    overlapsOwn: false,
    isTaken: taken === true,
  });
  return rejection?.message ?? null;
}

const TWO_HOURS = 120 * MINUTE;
const MOST = 3;

/** Other places, in the order of docs/product/booking.md#alternatives: the same court's next slots, then the sport's other courts. */
export function otherPlaces(
  booking: BoardBooking,
  place: Draft,
  courts: readonly BoardCourt[],
  axis: Axis,
  by: BoardMoveRules,
): Alternative[] {
  const length = place.end - place.start;
  const step = by.rules.slot_length_minutes * MINUTE;
  const sport = courts.find(({ court }) => court.court_id === place.courtId)?.sport;
  const steps = Array.from({ length: Math.floor(TWO_HOURS / step) }, (_, at) => (at + 1) * step);
  const near = steps.flatMap((by) => [place.start - by, place.start + by]);
  const beside = courts.filter((each) => each.sport === sport && each.court.court_id !== place.courtId);
  const drafts = [
    ...near.map((start) => ({ courtId: place.courtId, start, end: start + length })),
    ...beside.map(({ court }) => ({ ...place, courtId: court.court_id })),
  ];
  return drafts
    .filter(({ courtId, start }) => courtId !== booking.courtId || start !== booking.start)
    .filter((draft) => problemOf(booking, draft, courts, axis, by) === null)
    .slice(0, MOST)
    .map((draft) => {
      const court = courts.find((each) => each.court.court_id === draft.courtId)?.court;
      return placeOf(draft, court?.name ?? "");
    });
}

export const placeOf = ({ courtId, start, end }: Draft, courtName: string): Alternative => ({
  court_id: courtId,
  court_name: courtName,
  start_time: new Date(start).toISOString(),
  end_time: new Date(end).toISOString(),
});
