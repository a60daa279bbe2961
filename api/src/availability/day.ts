import { bookingRefusal, type Refusal } from "@courtside/contracts/domain/booking-rules.ts";
import { type ClubRules, longestBooking } from "@courtside/contracts/domain/club-rules.ts";
import { dayBounds, type Slot, weekBounds } from "@courtside/contracts/domain/club-time.ts";
import { can, isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import type { CourtRow } from "../courts/queries.ts";
import type { ClubTx } from "../http/transaction.ts";
import type { OccupancyAnswer, SlotAnswer } from "./answer.ts";
import { type DayLayout, layOutDay, timeFacts } from "./facts.ts";
import { countBookings, type OccupancyRow, type PersonTime, selectOccupancies, selectPersonTimes } from "./queries.ts";

/** Who asks. */
export type Viewer = Pick<ClubTx, "userId" | "role" | "now">;
type JudgedCourt = Pick<CourtRow, "id" | "is_active">;

/** Everything that decides what one person may book on one date, read once. */
export interface PersonDay extends DayLayout {
  /** Who would play: the asking person, unless staff book for a member. */
  booker: { id: string; role: Role };
  counts: { day: number; week: number };
  ownTimes: PersonTime[];
  occupancies: Map<string, OccupancyRow[]>;
}

export async function readPersonDay(
  tx: ClubTx,
  rules: ClubRules,
  date: string,
  courtIds: string[],
  booker: PersonDay["booker"] = { id: tx.userId, role: tx.role },
): Promise<PersonDay> {
  const bounds = dayBounds(date, rules.time_zone);
  const from = new Date(bounds.startsAt);
  const until = new Date(bounds.endsAt);
  const [counts, ownTimes, rows] = await Promise.all([
    countBookings(tx.sql, tx.clubId, booker.id, bounds, weekBounds(date, rules.time_zone)),
    selectPersonTimes(tx.sql, tx.clubId, booker.id, from, until),
    selectOccupancies(tx.sql, tx.clubId, courtIds, from, until),
  ]);
  const occupancies = new Map<string, OccupancyRow[]>(courtIds.map((id) => [id, []]));
  for (const row of rows) occupancies.get(row.court_id)?.push(row);
  return { ...layOutDay(date, rules, tx.now), booker, counts, ownTimes, occupancies };
}

const overlaps = (wish: Slot, row: { starts_at: Date; ends_at: Date }): boolean =>
  row.starts_at.getTime() < wish.endsAt && row.ends_at.getTime() > wish.startsAt;

/** What a wish is answered, from what was read; null = it can be booked. The one judge of grid, booking and alternatives. */
export function refusalOn(viewer: Viewer, day: PersonDay, court: JudgedCourt, wish: Slot): Refusal | null {
  return bookingRefusal({
    ...timeFacts(day, viewer.role, viewer.now, wish),
    courtIsActive: court.is_active,
    bookingsThatDay: day.counts.day,
    bookingsThatWeek: day.counts.week,
    overlapsOwn: !isStaff(day.booker.role) && day.ownTimes.some((time) => overlaps(wish, time)),
    isTaken: (day.occupancies.get(court.id) ?? []).some((row) => overlaps(wish, row)),
  });
}

const OCCUPIED = {
  booking: "booked",
  lesson: "lesson",
  event: "event",
  block: "blocked",
  offer_held: "offer_held",
} as const;

const isOwn = (viewer: Viewer, row: OccupancyRow): boolean =>
  row.user_id === viewer.userId || row.coach_id === viewer.userId;

export function occupancyAnswer(viewer: Viewer, row: OccupancyRow): OccupancyAnswer {
  const own = isOwn(viewer, row);
  const seesNames = can(viewer.role, "bookings:see-names");
  return {
    id: row.id,
    start_time: row.starts_at.toISOString(),
    end_time: row.ends_at.toISOString(),
    state: own ? "own" : OCCUPIED[row.kind],
    ...(row.booking_id && (own || seesNames) && { booking_id: row.booking_id }),
    ...(seesNames && row.booking_id && { booked_by: row.booked_by || "Unknown" }),
    ...(row.reason && { reason: row.reason }),
  };
}

/**
 * One cell of the grid. Own bookings show as such even when past; otherwise past wins, then what fills the court. The
 * reason is the one that POST /bookings would give, but a block that stands in the way tells its own.
 */
export function slotAnswer(viewer: Viewer, day: PersonDay, court: JudgedCourt, slot: Slot): SlotAnswer {
  const base = { start_time: new Date(slot.startsAt).toISOString(), end_time: new Date(slot.endsAt).toISOString() };
  const rows = (day.occupancies.get(court.id) ?? []).filter((row) => overlaps(slot, row));
  const row = rows.find((each) => isOwn(viewer, each)) ?? rows[0];
  const refusal = refusalOn(viewer, day, court, slot);
  if (!refusal) return { ...base, state: "available" };
  const isPast = refusal.code === "past";
  if (!row) return { ...base, state: isPast ? "past" : "limit_reached", reason: refusal.message };
  const { state, reason } = occupancyAnswer(viewer, row);
  const ownReason = refusal.code === "slot_conflict" ? reason : undefined;
  return {
    ...base,
    state: isPast && state !== "own" ? "past" : state,
    reason: ownReason ?? refusal.message,
    occupancy_id: row.id,
  };
}

export function allowanceOf(viewer: Viewer, day: PersonDay) {
  const { max_bookings_per_day, max_bookings_per_week } = day.rules;
  const limited = !isStaff(viewer.role);
  const weekly = limited && max_bookings_per_week > 0 ? max_bookings_per_week : null;
  const leftThatDay = max_bookings_per_day - day.counts.day;
  const left = weekly === null ? leftThatDay : Math.min(leftThatDay, weekly - day.counts.week);
  return {
    bookings_today: day.counts.day,
    daily_limit: limited ? max_bookings_per_day : null,
    bookings_this_week: day.counts.week,
    weekly_limit: weekly,
    slots_left: limited ? Math.max(0, left) : null,
  };
}

export const longestFor = (viewer: Viewer, rules: ClubRules): number =>
  isStaff(viewer.role) ? 24 * 60 : longestBooking(rules);
